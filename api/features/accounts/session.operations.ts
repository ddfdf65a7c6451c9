import type { Operations } from '../../identity/operations.js';

/** Where members of staff are signed in. */
export const SESSION_OPERATIONS = {
  'Query.sessions': { role: 'staff' },
  'Mutation.endSession': {
    role: 'staff',
    calls: [async (shop, caller) => ({ sessionId: await shop.otherSession(caller) })],
    refused: ({ uuid }) => ({ sessionId: uuid }),
  },
  'Mutation.endSessions': {
    role: 'staff',
    calls: [
      async (shop, caller) => {
        await shop.otherSession(caller);
        return {};
      },
    ],
    refused: ({ id }) => ({ accountId: id }),
  },
} satisfies Operations;
