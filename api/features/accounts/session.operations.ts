import { randomUUID } from 'node:crypto';
import { NOT_AUDITED, type Operations } from '../../identity/operations.js';

/** Passwords: by a mailed link, and of one's own account. */
export const PASSWORD_OPERATIONS = {
  'Query.passwordLink': {
    access: 'everyone',
    calls: [async (shop) => ({ token: await shop.passwordLink() })],
  },
  'Mutation.requestPasswordLink': {
    access: 'everyone',
    calls: [() => ({ email: `${randomUUID()}@example.com` })],
    refused: ({ email }) => ({ email }),
    notAudited: NOT_AUDITED.ownForm,
  },
  'Mutation.setPassword': {
    access: 'everyone',
    calls: [
      async (shop) => ({ token: await shop.passwordLink(), password: 'zupełnie nowe hasło 1' }),
    ],
    refused: ({ string }) => ({
      token: [...string(200, 1), 'ze spacją', 'zna\0k'],
      password: string(1000),
    }),
  },
  'Mutation.changePassword': {
    access: 'account',
    calls: [(shop, caller) => shop.passwordChange(caller)],
    refused: ({ string }) => ({ currentPassword: string(1000), newPassword: string(1000) }),
    refusals: [() => ({ currentPassword: 'nie to', newPassword: 'zupełnie nowe hasło 1' })],
  },
} satisfies Operations;

/** Where members of staff are signed in. */
export const SESSION_OPERATIONS = {
  'Query.sessions': { access: 'account' },
  'Mutation.endSession': {
    access: 'account',
    calls: [async (shop, caller) => ({ sessionId: await shop.otherSession(caller) })],
    refused: ({ uuid }) => ({ sessionId: uuid }),
  },
  'Mutation.endSessions': {
    access: 'account',
    calls: [
      async (shop, caller) => {
        await shop.otherSession(caller);
        return {};
      },
    ],
    refused: ({ id }) => ({ accountId: id }),
  },
} satisfies Operations;
