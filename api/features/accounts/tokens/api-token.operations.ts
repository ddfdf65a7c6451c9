import type { Operations } from '../../../identity/operations.js';

/** The tokens by which programs call the API. */
export const API_TOKEN_OPERATIONS = {
  'Query.apiTokens': {
    access: 'tokens:write',
    calls: [() => ({}), () => ({ filter: { text: 'cnm_', accountId: 1, state: 'active' } })],
    refused: ({ choice, id, string }) => ({
      'filter.text': string(100),
      'filter.accountId': id,
      'filter.state': choice,
    }),
  },
  'Mutation.createApiToken': {
    access: 'tokens:write',
    calls: [
      async (shop) => ({
        accountId: (await shop.account()).id,
        name: 'Biuro',
        scopes: ['orders:read'],
        expiresInDays: 30,
      }),
    ],
    refused: ({ id, integer, key, text }) => ({
      accountId: id,
      name: text(2, 80),
      scopes: [5, true, {}, [], ['nic'], ['__proto__'], [null], Array(51).fill('orders:read')],
      expiresInDays: integer(1, 730),
      idempotencyKey: key,
    }),
  },
  'Mutation.revokeApiToken': {
    access: 'tokens:write',
    calls: [async (shop) => ({ apiTokenId: await shop.apiToken((await shop.account()).id) })],
    refused: ({ id }) => ({ apiTokenId: id }),
  },
} satisfies Operations;
