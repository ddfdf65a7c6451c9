import type { Operations } from '../../../identity/operations.js';

/** What the demo has left in the shop. */
export const DEMO_DATA_OPERATIONS = {
  'Query.demoData': {
    access: 'settings:read',
    calls: [
      async (shop) => {
        await shop.demoData();
        return {};
      },
    ],
  },
  'Mutation.removeDemoData': {
    // It deletes people's data, too.
    access: ['settings:write', 'personal-data:write'],
    calls: [async (shop) => ({ withProducts: false, ...(await shop.demoData()) })],
    refused: () => ({ withProducts: ['tak', 1, {}, []], seenCount: ['wszystko', 1.5, {}, []] }),
  },
} satisfies Operations;
