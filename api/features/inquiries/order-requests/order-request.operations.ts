import type { Operations } from '../../../identity/operations.js';

/** What customers ask for on the page of their order. */
export const ORDER_REQUEST_OPERATIONS = {
  'Mutation.requestOrderChange': {
    role: 'everyone',
    calls: [
      async (shop) => ({
        token: (await shop.placedOrder()).token,
        message: 'Proszę o inny kolor.',
      }),
    ],
    refused: ({ string, text }) => ({ token: string(100), message: text(5, 5000) }),
  },
  'Mutation.requestOrderCancellation': {
    role: 'everyone',
    calls: [
      async (shop) => ({
        token: (await shop.placedOrder()).token,
        reason: 'Zmieniły się plany.',
      }),
    ],
    refused: ({ string, text }) => ({ token: string(100), reason: text(0, 2000) }),
  },
  'Mutation.requestOrderInvoice': {
    role: 'everyone',
    calls: [async (shop) => ({ token: (await shop.placedOrder()).token, note: 'Na moją żonę.' })],
    refused: ({ string, text }) => ({ token: string(100), note: text(0, 2000) }),
  },
} satisfies Operations;
