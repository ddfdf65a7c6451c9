import type { Operations } from '../../../identity/operations.js';

/** Transfers that staff book by hand. */
export const ORDER_PAYMENT_OPERATIONS = {
  'Mutation.bookTransfer': {
    access: 'payments:write',
    calls: [
      async (shop) =>
        shop.inputs.transfer((await shop.placedOrder()).id, { note: 'Wpłata z\u00a0wyciągu.' }),
    ],
    refused: ({ amount, choice, day, id, text, uuid }) => ({
      key: uuid,
      orderId: id,
      direction: choice,
      amount,
      day,
      note: text(0, 500),
    }),
    refusals: [(shop) => shop.inputs.transfer(2 ** 31 - 1)],
  },
} satisfies Operations;
