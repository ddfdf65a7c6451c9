import type { Operations } from '../../identity/operations.js';

/** The pictures of the shop. */
export const PICTURE_OPERATIONS = {
  'Query.picture': { role: 'everyone', calls: [() => ({ name: 'home' })] },
} satisfies Operations;
