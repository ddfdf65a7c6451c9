import { randomUUID } from 'node:crypto';
import type { Operations } from '../../../identity/operations.js';

/** The mails about an order. */
export const ORDER_MAIL_OPERATIONS = {
  'Mutation.resendOrderMail': {
    role: 'staff',
    scope: 'orders:write',
    calls: [async (shop) => ({ mailId: await shop.sentMail(), idempotencyKey: randomUUID() })],
    refused: ({ key, uuid }) => ({ mailId: uuid, idempotencyKey: key }),
  },
} satisfies Operations;
