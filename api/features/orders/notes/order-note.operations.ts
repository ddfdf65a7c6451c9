import { randomUUID } from 'node:crypto';
import type { Operations } from '../../../identity/operations.js';

/** The mails about an order. */
export const ORDER_MAIL_OPERATIONS = {
  'Mutation.resendOrderMail': {
    access: 'orders:write',
    calls: [async (shop) => ({ mailId: await shop.sentMail(), idempotencyKey: randomUUID() })],
    refused: ({ key, uuid }) => ({ mailId: uuid, idempotencyKey: key }),
  },
} satisfies Operations;

const write = { access: 'orders:write' } as const;

/** The notes of staff about an order. */
export const ORDER_NOTE_OPERATIONS = {
  'Mutation.addOrderNote': {
    ...write,
    calls: [
      async (shop) => ({
        orderId: (await shop.placedOrder()).id,
        text: 'Zadzwonić',
        idempotencyKey: randomUUID(),
      }),
    ],
    refused: ({ id, key, text }) => ({ orderId: id, text: text(1, 2000), idempotencyKey: key }),
  },
  'Mutation.deleteOrderNote': {
    ...write,
    calls: [async (shop, caller) => ({ noteId: await shop.note(caller) })],
    refused: ({ id }) => ({ noteId: id }),
  },
} satisfies Operations;
