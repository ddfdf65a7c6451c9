import type { Operations } from '../../identity/operations.js';

/** The texts to which customers agree. */
export const CONSENT_OPERATIONS = {
  'Query.consents': { access: 'everyone' },
} satisfies Operations;
