import type { Operations } from '../../../identity/operations.js';
import { EVERY_SETTING } from '../../configurator/configurator.operations.js';

/** What customers ask for on the page of their order. */
export const ORDER_REQUEST_OPERATIONS = {
  'Mutation.requestOrderChange': {
    access: 'everyone',
    calls: [
      async (shop) => ({
        token: (await shop.placedOrder()).token,
        message: 'Proszę o inny kolor.',
      }),
    ],
    refused: ({ string, text }) => ({ token: string(100), message: text(5, 5000) }),
  },
  'Mutation.requestOrderCancellation': {
    access: 'everyone',
    calls: [
      async (shop) => ({
        token: (await shop.placedOrder()).token,
        reason: 'Zmieniły się plany.',
      }),
    ],
    refused: ({ string, text }) => ({ token: string(100), reason: text(0, 2000) }),
  },
  'Mutation.requestOrderInvoice': {
    access: 'everyone',
    calls: [async (shop) => ({ token: (await shop.placedOrder()).token, note: 'Na moją żonę.' })],
    refused: ({ string, text }) => ({ token: string(100), note: text(0, 2000) }),
  },
  'Query.lineChangePreview': {
    access: 'everyone',
    calls: EVERY_SETTING.map((configuration) => (shop) => shop.lineChange(configuration)),
    refused: ({ configurationFields, string, uuid }) => ({
      ...configurationFields,
      token: string(100),
      lineId: uuid,
    }),
  },
  'Mutation.requestLineChange': {
    access: 'everyone',
    calls: EVERY_SETTING.map((configuration) => (shop) => shop.agreedLineChange(configuration)),
    refused: ({ amount, boolean, configurationFields, string, text, uuid }) => ({
      ...configurationFields,
      token: string(100),
      lineId: uuid,
      expectedTotal: amount,
      agrees: boolean,
      message: text(0, 2000),
    }),
  },
  'Mutation.acceptLineChange': {
    access: 'orders:write',
    calls: [async (shop) => ({ id: await shop.requestedLineChange(), version: 1 })],
    refused: ({ id }) => ({ id, version: id }),
  },
} satisfies Operations;
