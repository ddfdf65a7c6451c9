import { randomUUID } from 'node:crypto';
import { NOT_AUDITED, type Operations } from '../../identity/operations.js';

const FOREIGN_CART = { status: 403, code: 'FORBIDDEN' };

/** The cart of a browser. */
export const CART_OPERATIONS = {
  'Query.cart': { access: 'everyone' },
  'Mutation.addToCart': {
    access: 'everyone',
    calls: [
      async (shop) => ({
        configurationId: (await shop.configuration()).id,
        quantity: 2,
        label: 'Taras',
        idempotencyKey: randomUUID(),
      }),
    ],
    refused: ({ integer, key, text, uuid }) => ({
      configurationId: uuid,
      label: text(0, 80),
      quantity: integer(1, 99),
      idempotencyKey: key,
    }),
    refusals: [() => ({ configurationId: randomUUID(), quantity: 1 })],
    notAudited: NOT_AUDITED.ownCart,
  },
  'Mutation.changeCartLine': {
    access: 'everyone',
    calls: [async (shop, caller) => ({ lineId: await shop.cartLine(caller), quantity: 3 })],
    refused: ({ integer, uuid }) => ({ lineId: uuid, quantity: integer(1, 99) }),
    notAudited: NOT_AUDITED.ownCart,
  },
  'Mutation.replaceCartLine': {
    access: 'everyone',
    calls: [
      async (shop, caller) => ({
        lineId: await shop.cartLine(caller),
        configurationId: (await shop.configuration()).id,
      }),
    ],
    refused: ({ uuid }) => ({ lineId: uuid, configurationId: uuid }),
    notAudited: NOT_AUDITED.ownCart,
  },
  'Mutation.removeFromCart': {
    access: 'everyone',
    calls: [
      async (shop, caller) => {
        await shop.cartLine(caller);
        return { lineId: await shop.cartLine(caller) };
      },
    ],
    refused: ({ uuid }) => ({ lineId: uuid }),
    notAudited: NOT_AUDITED.ownCart,
  },
  'Mutation.clearCart': { access: 'everyone', notAudited: NOT_AUDITED.ownCart },
  'GET /cart': {
    access: 'everyone',
    calls: [
      async (shop, caller) => {
        await shop.cartLine(caller);
        return {};
      },
    ],
  },
  'POST /cart': {
    access: 'everyone',
    calls: [async (shop) => ({ body: { configurationId: (await shop.configuration()).id } })],
    refused: ({ integer, required, text, uuid }) => ({
      sessionId: [5, true, {}, [], ['default'], null],
      configurationId: required(uuid),
      label: [...text(0, 80), null],
      quantity: [...integer(1, 99), null],
    }),
    refusals: [
      { ...FOREIGN_CART, call: () => ({ body: { sessionId: 'cudzy' } }) },
      {
        status: 404,
        code: 'NOT_FOUND',
        call: () => ({ body: { configurationId: randomUUID() } }),
      },
    ],
  },
  'DELETE /cart/session/:sessionId': {
    access: 'everyone',
    refusals: [{ ...FOREIGN_CART, call: () => ({ params: { sessionId: 'cudzy' } }) }],
  },
  'DELETE /cart/:itemId': {
    access: 'everyone',
    calls: [async (shop, caller) => ({ params: { itemId: await shop.cartLine(caller) } })],
  },
} satisfies Operations;
