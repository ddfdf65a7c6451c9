import { randomUUID } from 'node:crypto';
import type { Operations } from '../../../identity/operations.js';

/** Payments at the provider. */
export const ONLINE_PAYMENT_OPERATIONS = {
  'Mutation.startOnlinePayment': {
    access: 'everyone',
    calls: [async (shop) => ({ token: (await shop.order()).token })],
    refused: ({ string }) => ({ token: string(100) }),
    notAudited: 'the buyer’s own step',
  },
  'Query.paymentsToDecide': {
    access: 'payments:read',
    reads: 'replica',
    calls: [
      async (shop) => {
        await shop.doubtfulPayment();
        return {};
      },
    ],
  },
  'Mutation.decideOnlinePayment': {
    access: 'refunds:write',
    refused: ({ amount, uuid }) => ({ id: uuid, amount }),
    refusals: [() => ({ id: randomUUID(), amount: '1.00' })],
    notAudited: 'needs a payment at the provider: settle-payment.test.ts',
  },
} satisfies Operations;
