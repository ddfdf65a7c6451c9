import type { InvoiceKind } from './invoice.js';

/** The Polish names of the kinds of invoices. */
export const INVOICE_KIND_LABELS: Readonly<Record<InvoiceKind, string>> = {
  VAT: 'Faktura',
  ZAL: 'Faktura zaliczkowa',
  ROZ: 'Faktura końcowa',
  KOR: 'Faktura korygująca',
  KOR_ZAL: 'Korekta faktury zaliczkowej',
  KOR_ROZ: 'Korekta faktury końcowej',
};
