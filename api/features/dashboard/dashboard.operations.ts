import type { Operations } from '../../identity/operations.js';

const read = { access: 'figures:read' } as const;

/** The figures of the shop. */
export const DASHBOARD_OPERATIONS = {
  'Query.dashboard': { ...read, reads: 'replica' },
  'Query.salesReport': {
    ...read,
    reads: 'replica',
    calls: [() => ({ from: '2026-01-01', to: '2027-12-31', granularity: 'month' })],
    refused: ({ choice, day }) => ({ from: day, to: day, granularity: choice }),
  },
  'GET /admin/dashboard': { ...read, reads: 'replica' },
} satisfies Operations;
