import type { InvoiceKind } from './invoice.js';

/** The series of numbers: sales and final invoices, advances, corrections. */
export type InvoiceSeries = 'FV' | 'FZ' | 'FK';

const SERIES: Readonly<Record<InvoiceKind, InvoiceSeries>> = {
  VAT: 'FV',
  ROZ: 'FV',
  ZAL: 'FZ',
  KOR: 'FK',
  KOR_ZAL: 'FK',
  KOR_ROZ: 'FK',
};

/** The series that an invoice of a kind is numbered in. */
export const seriesOf = (kind: InvoiceKind): InvoiceSeries => SERIES[kind];

/** "FV/2026/11/0001": series, the year and month of an ISO day, and the running number in that month. */
export const invoiceNumber = (series: InvoiceSeries, issuedOn: string, place: number): string =>
  [series, issuedOn.slice(0, 4), issuedOn.slice(5, 7), String(place).padStart(4, '0')].join('/');
