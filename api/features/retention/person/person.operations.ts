import type { Operations } from '../../../identity/operations.js';

const own = { access: 'personal-data:write' } as const;
const WHO = [5, true, {}, [], '', 'x', 'x'.repeat(255), 'dzwonek\u0007'];

/** What the shop has about a person, handed out and erased. */
export const PERSON_OPERATIONS = {
  'Query.personalData': {
    ...own,
    calls: [async (shop) => ({ who: (await shop.order()).email })],
    refused: () => ({ who: WHO }),
  },
  'Mutation.erasePersonalData': {
    ...own,
    calls: [async (shop) => ({ ...(await shop.newPerson()) })],
    refused: ({ integer }) => ({ who: WHO, seenCount: integer(0, 2 ** 31 - 1) }),
    refusals: [async (shop) => ({ ...(await shop.newPerson()), seenCount: 99 })],
  },
  'GET /admin/personal-data.json': {
    ...own,
    calls: [async (shop) => ({ query: `?who=${(await shop.order()).email}` })],
  },
  'GET /admin/personal-data.pdf': {
    ...own,
    calls: [async (shop) => ({ query: `?who=${(await shop.order()).email}` })],
  },
} satisfies Operations;
