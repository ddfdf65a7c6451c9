import type { Operations } from '../../../identity/operations.js';

/** What people may do. */
export const STAFF_ROLE_OPERATIONS = {
  'Query.staffRoles': { access: 'accounts:read' },
} satisfies Operations;
