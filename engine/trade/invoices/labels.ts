import { keysOf } from '../fields/pick.js';
import type { InvoiceKind, VatRate } from './invoice.js';

/** The Polish names of the kinds of invoices. */
export const INVOICE_KIND_LABELS: Readonly<Record<InvoiceKind, string>> = {
  VAT: 'Faktura',
  ZAL: 'Faktura zaliczkowa',
  ROZ: 'Faktura końcowa',
  KOR: 'Faktura korygująca',
  KOR_ZAL: 'Korekta faktury zaliczkowej',
  KOR_ROZ: 'Korekta faktury końcowej',
};

/** The label of a sum of VAT among all sums: "VAT" where only the usual rate occurs, else with its rate. */
export const vatLabel = (rate: number, all: readonly { rate: number }[]): string =>
  all.length === 1 && rate === USUAL_RATE ? 'VAT' : `VAT ${rate}%`;

const USUAL_RATE = 23 satisfies VatRate;

/**
 * The states of an invoice's delivery to KSeF, with Polish labels: issued by the shop, submitted, accepted with a
 * number, or refused.
 */
export const DELIVERY_LABELS = {
  issued: 'Do wysłania',
  sent: 'Wysłana',
  accepted: 'Przyjęta',
  rejected: 'Odrzucona przez KSeF',
} as const;

export type DeliveryState = keyof typeof DELIVERY_LABELS;
export const DELIVERY_STATES = keysOf(DELIVERY_LABELS);
