import type { Operations } from '../../../identity/operations.js';

const read = { access: 'payments:read' } as const;

/** The register of payments. */
export const REGISTER_OPERATIONS = {
  'Query.ledger': {
    ...read,
    reads: 'replica',
    calls: [
      () => ({}),
      () => ({ filter: { from: '2026-11-01', to: '2026-11-30', movesMoney: true } }),
    ],
    refused: ({ boolean, day }) => ({
      'filter.from': day,
      'filter.to': day,
      'filter.movesMoney': boolean,
    }),
  },
  'GET /admin/ledger.csv': { access: ['payments:read', 'exports:read'] },
  'GET /admin/sales-by-day.csv': { access: ['payments:read', 'exports:read'] },
} satisfies Operations;
