import type { Operations } from '../../identity/operations.js';

/** The search of the shop. */
export const SEARCH_OPERATIONS = {
  'Query.search': {
    access: 'catalogue:read',
    calls: [() => ({ text: 'czerwona tkanina' }), () => ({ text: 'markzia', limit: 24 })],
    refused: ({ integer, string }) => ({ text: string(100), limit: integer(1, 24) }),
  },
} satisfies Operations;
