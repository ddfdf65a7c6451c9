import type { Grosze } from '../price/money.js';
import type { PaymentMethod } from '../shop/payment-labels.js';
import type { TaxNumber } from './tax-number.js';

/** The rates of VAT, in percent, that an invoice of the shop can have. */
export const VAT_RATES = [23, 8] as const;
export type VatRate = (typeof VAT_RATES)[number];

/**
 * Kinds of invoices, by the codes of FA(3): the only one of a sale, of an advance, the final one that names its advances,
 * and the corrections of each.
 */
export const INVOICE_KINDS = ['VAT', 'ZAL', 'ROZ', 'KOR', 'KOR_ZAL', 'KOR_ROZ'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** Goods at gross prices; on an invoice of an advance the goods that were ordered. */
export interface InvoiceLine {
  name: string;
  /** Pieces; 0 where a correction takes all of them back. */
  quantity: number;
  /** Of one piece. */
  unitPrice: Grosze;
  /** What is taken off the whole line. */
  discount: Grosze;
  /** Pieces by their price, less the discount. */
  gross: Grosze;
  rate: VatRate;
}

/** Net and VAT add up to gross exactly. */
export interface Amounts {
  net: Grosze;
  vat: Grosze;
  gross: Grosze;
}

/** The amounts of one rate. */
export interface RateSum extends Amounts {
  rate: VatRate;
}

/** What an invoice says about goods and money. */
export interface InvoiceContent {
  kind: InvoiceKind;
  lines: readonly InvoiceLine[];
  /** The lines before a correction of lines; empty on other invoices. */
  linesBefore: readonly InvoiceLine[];
  /** What the invoice itself is over, the higher rate first; for a correction the difference. */
  sums: readonly RateSum[];
  /** What was to be paid by the corrected final invoice, or the corrected advance; null on other invoices. */
  dueBefore: Grosze | null;
}

/** An invoice that another one refers to. */
export interface InvoiceReference {
  number: string;
  /** Null for an invoice that KSeF does not know. */
  ksefNumber: string | null;
}

/** Which invoice a correction corrects, and why. */
export interface CorrectedInvoice extends InvoiceReference {
  /** ISO day. */
  issuedOn: string;
  reason: string;
}

interface Party {
  name: string;
  /** In one line. */
  address: string;
}

/** The company that sells. */
export interface Seller extends Party {
  nip: string;
}

/** Who buys: a company with its tax number, or a consumer without. */
export interface Buyer extends Party {
  taxNumber: TaxNumber | null;
}

/** How money has come: by a transfer to the bank account, or by the provider of online payments. */
export type PaidBy = Extract<PaymentMethod, 'transfer' | 'online'>;

/** A whole invoice. */
export interface Invoice extends InvoiceContent {
  /** "FV/2026/11/0001" */
  number: string;
  /** ISO day in Poland. */
  issuedOn: string;
  /** ISO time in UTC. */
  madeAt: string;
  /** ISO day on which the advance was received, or the goods were delivered; null if not apart from the day of issue. */
  tradedOn: string | null;
  /** ISO day of the payment; null for what is not paid yet. */
  paidOn: string | null;
  /** How the last of it was paid; null with `paidOn`. */
  paidBy: PaidBy | null;
  orderId: number;
  seller: Seller;
  buyer: Buyer;
  /** The advances that a final invoice names. */
  advances: readonly InvoiceReference[];
  /** Null on an invoice that corrects none. */
  corrects: CorrectedInvoice | null;
}
