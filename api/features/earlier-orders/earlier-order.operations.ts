import type { Operations } from '../../identity/operations.js';

/** Orders of the system that the shop had before. */
export const EARLIER_ORDER_OPERATIONS = {
  'Query.earlierOrders': {
    access: 'orders:read',
    reads: 'replica',
    calls: [
      async (shop) => {
        await shop.earlierOrder();
        return { filter: { owing: true } };
      },
      () => ({ filter: { text: 'ZAM/1' } }),
    ],
    refused: ({ boolean, string }) => ({
      'filter.text': string(100),
      'filter.owing': boolean,
    }),
  },
  'Mutation.payEarlierOrder': {
    access: 'payments:write',
    calls: [async (shop) => ({ ...(await shop.earlierOrder()), paidAmount: '20.00' })],
    refused: ({ amount, id }) => ({ id, version: id, paidAmount: amount }),
    refusals: [() => ({ id: 999_999, version: 1, paidAmount: '1.00' })],
  },
  'POST /admin/earlier-orders/import': {
    access: 'orders:write',
    calls: [(shop) => ({ file: shop.inputs.earlierOrdersFile() })],
  },
} satisfies Operations;
