import { randomUUID } from 'node:crypto';
import type { Operations } from '../../identity/operations.js';

/** Mails that did not arrive. */
export const MAIL_OPERATIONS = {
  'Query.undeliveredMails': { access: 'mails:read', reads: 'replica' },
  'Query.undeliveredMailSummary': { access: 'mails:read', reads: 'replica' },
  'Mutation.resendMails': {
    access: 'mails:write',
    calls: [async (shop) => ({ mailIds: [await shop.sentMail()], idempotencyKey: randomUUID() })],
    refused: ({ key, uuids }) => ({ mailIds: uuids, idempotencyKey: key }),
  },
} satisfies Operations;
