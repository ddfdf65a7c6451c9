import type { Operations } from '../../../identity/operations.js';

/** What the demo has left in the shop. */
export const DEMO_DATA_OPERATIONS = {
  'Query.demoData': { access: 'settings:read' },
  'Mutation.removeDemoData': {
    access: 'settings:write',
    calls: [() => ({ withProducts: false })],
    refused: () => ({ withProducts: ['tak', 1, {}, []] }),
  },
} satisfies Operations;
