import type { Operations } from '../../../identity/operations.js';

/** The documentation of the REST API. */
export const DOCUMENT_OPERATIONS = {
  'GET /openapi.json': { access: 'everyone' },
} satisfies Operations;
