import { randomUUID } from 'node:crypto';
import type { Operations } from '../../../identity/operations.js';

const notAudited = 'needs a payment at the provider: online-refund.test.ts';

/** Refunds of payments at the provider. */
export const ONLINE_REFUND_OPERATIONS = {
  'Mutation.refundOnline': {
    access: 'refunds:write',
    refused: ({ amount, id, uuid }) => ({ key: uuid, orderId: id, amount }),
    refusals: [
      async (shop) => ({ key: randomUUID(), orderId: (await shop.order()).id, amount: '1.00' }),
    ],
    notAudited,
  },
  'Mutation.callOffRefund': {
    access: 'refunds:write',
    refused: ({ uuid }) => ({ id: uuid }),
    refusals: [() => ({ id: randomUUID() })],
    notAudited,
  },
  'Mutation.decideOnlineRefund': {
    access: 'refunds:write',
    refused: ({ uuid }) => ({ id: uuid, isDone: [null, 'true', 1] }),
    refusals: [() => ({ id: randomUUID(), isDone: true })],
    notAudited,
  },
} satisfies Operations;
