import { randomUUID } from 'node:crypto';
import { NOT_AUDITED, type Operations } from '../../identity/operations.js';

/** Subscriptions to the newsletter. */
export const NEWSLETTER_OPERATIONS = {
  'Mutation.subscribeToNewsletter': {
    access: 'everyone',
    calls: [() => ({ email: `${randomUUID()}@example.com` })],
    refused: ({ email }) => ({ email }),
    notAudited: NOT_AUDITED.ownForm,
  },
  'Mutation.confirmNewsletter': {
    access: 'everyone',
    calls: [() => ({ token: 'x'.repeat(43) })],
    refused: ({ string }) => ({ token: string(100) }),
    notAudited: NOT_AUDITED.ownForm,
  },
  'Mutation.unsubscribeFromNewsletter': {
    access: 'everyone',
    calls: [() => ({ token: 'x'.repeat(43) })],
    notAudited: NOT_AUDITED.ownForm,
  },
  'POST /newsletter': {
    access: 'everyone',
    refused: ({ email, required }) => ({ email: required(email) }),
  },
} satisfies Operations;
