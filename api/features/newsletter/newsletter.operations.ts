import { randomUUID } from 'node:crypto';
import type { Operations } from '../../identity/operations.js';

const notAudited = 'a form of the shop, whose e-mail address is not the one of the account';

/** Subscriptions to the newsletter. */
export const NEWSLETTER_OPERATIONS = {
  'Mutation.subscribeToNewsletter': {
    role: 'everyone',
    calls: [() => ({ email: `${randomUUID()}@example.com` })],
    refused: ({ email }) => ({ email }),
    notAudited,
  },
  'Mutation.confirmNewsletter': {
    role: 'everyone',
    calls: [() => ({ token: 'x'.repeat(43) })],
    refused: ({ string }) => ({ token: string(100) }),
    notAudited,
  },
  'Mutation.unsubscribeFromNewsletter': {
    role: 'everyone',
    calls: [() => ({ token: 'x'.repeat(43) })],
    notAudited,
  },
  'POST /newsletter': {
    role: 'everyone',
    refused: ({ email, required }) => ({ email: required(email) }),
  },
} satisfies Operations;
