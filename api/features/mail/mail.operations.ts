import { randomUUID } from 'node:crypto';
import type { Operations } from '../../identity/operations.js';

/** Mails that did not arrive. */
export const MAIL_OPERATIONS = {
  'Query.undeliveredMails': { role: 'staff', scope: 'mails:read' },
  'Query.undeliveredMailSummary': { role: 'staff', scope: 'mails:read' },
  'Mutation.resendMails': {
    role: 'staff',
    scope: 'mails:write',
    calls: [async (shop) => ({ mailIds: [await shop.sentMail()], idempotencyKey: randomUUID() })],
    refused: ({ key, uuids }) => ({ mailIds: uuids, idempotencyKey: key }),
  },
} satisfies Operations;
