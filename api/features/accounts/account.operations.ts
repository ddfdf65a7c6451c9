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

/** The accounts of staff. */
export const ACCOUNT_OPERATIONS = {
  'Query.accounts': {
    role: 'admin',
    calls: [() => ({ filter: { text: 'ewa', role: 'staff', state: 'active' } }), () => ({})],
    refused: ({ choice, string }) => ({
      'filter.text': string(100),
      'filter.role': choice,
      'filter.state': choice,
    }),
  },
  'Query.account': {
    role: 'admin',
    calls: [
      async (shop) => {
        const { id } = await shop.account();
        await shop.apiToken(id);
        return { id };
      },
    ],
  },
  'Mutation.createAccount': {
    role: 'admin',
    calls: [() => ({ email: `${randomUUID()}@example.com`, name: 'Ewa Lis', role: 'staff' })],
    refused: ({ choice, email, text }) => ({ email, name: text(2, 120), role: choice }),
  },
  'Mutation.updateAccount': {
    role: 'admin',
    calls: [
      async (shop) => {
        const { id, version } = await shop.account();
        return { accountId: id, version, name: 'Ewa Nowa', role: 'staff' };
      },
    ],
    refused: ({ choice, id, text }) => ({
      accountId: id,
      version: id,
      name: text(2, 120),
      role: choice,
    }),
  },
  'Mutation.disableAccount': {
    role: 'admin',
    calls: [async (shop) => ({ accountId: (await shop.account()).id })],
  },
  'Mutation.enableAccount': {
    role: 'admin',
    calls: [async (shop) => ({ accountId: await shop.disabledAccount() })],
  },
  'Mutation.sendPasswordLink': {
    role: 'admin',
    calls: [async (shop) => ({ accountId: (await shop.account()).id })],
    refused: ({ id }) => ({ accountId: id }),
  },
} satisfies Operations;
