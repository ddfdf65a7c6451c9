import type { Operations } from '../../identity/operations.js';

/** The pictures of the shop. */
export const PICTURE_OPERATIONS = {
  'Query.picture': { access: 'everyone', calls: [() => ({ name: 'home' })] },
} satisfies Operations;
