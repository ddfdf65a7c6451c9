import { randomUUID } from 'node:crypto';
import type { Operations } from '../../identity/operations.js';

/** The caller's own account. */
export const PROFILE_OPERATIONS = {
  'Mutation.updateProfile': {
    role: 'staff',
    calls: [
      async (shop, caller) => ({
        version: await shop.versionOf(caller),
        name: `Ewa Lis ${randomUUID().slice(0, 8)}`,
      }),
    ],
    refused: ({ id, text }) => ({ version: id, name: text(2, 120) }),
  },
} satisfies Operations;
