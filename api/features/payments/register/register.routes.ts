import { type Route, route } from '../../../rest/route.js';
import { listExport } from '../../audit/list-export.js';
import { ledgerCsv, salesByDayCsv } from './register-files.js';
import { LedgerFilter } from './register.inputs.js';
import { REGISTER_OPERATIONS } from './register.operations.js';

const common = {
  tag: 'Payments',
  query: LedgerFilter,
  errors: ['TOO_MANY_REQUESTS'],
} as const;

/** The registers of payments as files. */
export const REGISTER_ROUTES: readonly Route[] = [
  route(REGISTER_OPERATIONS, 'GET /admin/ledger.csv', {
    ...common,
    summary: 'The payments, refunds and other ledger entries of all orders as a CSV file.',
    answer: listExport('ksiega-wplat.csv'),
    handle: ({ context, query }) => ledgerCsv(context, query),
  }),

  route(REGISTER_OPERATIONS, 'GET /admin/sales-by-day.csv', {
    ...common,
    summary:
      'All sales by day of payment with VAT as a CSV file, also those of consumers without an invoice.',
    answer: listExport('sprzedaz-wedlug-dni.csv'),
    handle: ({ context, query }) => salesByDayCsv(context, query),
  }),
];
