import { randomUUID } from 'node:crypto';
import type { Operations } from '../../identity/operations.js';

/** The caller's own account. */
export const PROFILE_OPERATIONS = {
  'Mutation.updateProfile': {
    access: 'account',
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
    access: 'accounts:read',
    calls: [() => ({ filter: { text: 'ewa', role: 'staff', state: 'active' } }), () => ({})],
    refused: ({ choice, string, text }) => ({
      'filter.text': string(100),
      'filter.role': text(1, 36),
      'filter.state': choice,
    }),
  },
  'Query.account': {
    access: 'accounts:read',
    calls: [
      async (shop) => {
        const { id } = await shop.account();
        await shop.apiToken(id);
        return { id };
      },
    ],
  },
  'Mutation.createAccount': {
    access: 'accounts:write',
    calls: [() => ({ email: `${randomUUID()}@example.com`, name: 'Ewa Lis', role: 'staff' })],
    refused: ({ email, text }) => ({ email, name: text(2, 120), role: text(1, 36) }),
  },
  'Mutation.updateAccount': {
    access: 'accounts:write',
    calls: [
      async (shop) => {
        const { id, version } = await shop.account();
        return { accountId: id, version, name: 'Ewa Nowa', role: 'staff' };
      },
    ],
    refused: ({ id, text }) => ({
      accountId: id,
      version: id,
      name: text(2, 120),
      role: text(1, 36),
    }),
  },
  'Mutation.disableAccount': {
    access: 'accounts:write',
    calls: [async (shop) => ({ accountId: (await shop.account()).id })],
  },
  'Mutation.enableAccount': {
    access: 'accounts:write',
    calls: [async (shop) => ({ accountId: await shop.disabledAccount() })],
  },
  'Mutation.resetSecondFactors': {
    access: 'accounts:write',
    calls: [async (shop) => ({ accountId: await shop.accountWithSecondFactor() })],
    refused: ({ id }) => ({ accountId: id }),
  },
  'Mutation.sendPasswordLink': {
    access: 'accounts:write',
    calls: [async (shop) => ({ accountId: (await shop.account()).id })],
    refused: ({ id }) => ({ accountId: id }),
  },
} satisfies Operations;
