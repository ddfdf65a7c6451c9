import { IMPORTED_FILE, IMPORT_REPORT, ImportQuery } from '../../rest/import.js';
import { type Route, route } from '../../rest/route.js';
import { EARLIER_ORDER_OPERATIONS } from './earlier-order.operations.js';
import { importEarlierOrders, previewEarlierOrders } from './import-earlier-orders.js';

export const EARLIER_ORDER_ROUTES: readonly Route[] = [
  route(EARLIER_ORDER_OPERATIONS, 'POST /admin/earlier-orders/import', {
    tag: 'Orders',
    summary:
      'Imports orders of a former system with their balances, all of the file or nothing: columns Numer, Data, Klient, ' +
      'Opis, Wartość, Zapłacono, and E-mail, Telefon, Adres, NIP, Status. No mail, stock, invoice or reminder follows.',
    query: ImportQuery,
    body: IMPORTED_FILE,
    answer: IMPORT_REPORT,
    handle: ({ context: { em }, viewer, query: { dryRun = false }, body }) =>
      dryRun ? previewEarlierOrders(em, body) : importEarlierOrders(em, viewer, body),
  }),
];
