import type { Grosze } from '../../goods/price/money.js';
import type { PaymentMethod } from '../shop/payment-labels.js';
import type { TaxNumber } from './tax-number.js';

/** The rates of VAT, in percent, that an invoice of the shop can have. */
export const VAT_RATES = [23, 8] as const;
export type VatRate = (typeof VAT_RATES)[number];

/**
 * Kinds of invoices, by the codes of the ministry's schema FA(3): the only one of a sale, one of an advance, the final
 * one that names its advances, and the corrections of each.
 */
export const INVOICE_KINDS = ['VAT', 'ZAL', 'ROZ', 'KOR', 'KOR_ZAL', 'KOR_ROZ'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** Goods or a service at gross prices; on an invoice of an advance what is ordered. */
export interface InvoiceLine {
  name: string;
  /** "szt." */
  unit: string;
  /** Has at most two decimal places; 0 where a correction removes all. */
  quantity: number;
  /** The price of one unit. */
  unitPrice: Grosze;
  /** The discount on the whole line. */
  discount: Grosze;
  /** Quantity times unit price, rounded half up to the grosz, less the discount. */
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

/** The amounts and goods of an invoice. */
export interface InvoiceContent {
  kind: InvoiceKind;
  lines: readonly InvoiceLine[];
  /** The lines before the correction of a sale or a final invoice; empty on all other invoices. */
  linesBefore: readonly InvoiceLine[];
  /** The amounts of the invoice itself, the higher rate first; for a correction the difference. */
  sums: readonly RateSum[];
  /** The amount payable before the correction of a final invoice or an advance; null on other invoices. */
  dueBefore: Grosze | null;
}

/** An invoice that another one refers to. */
export interface InvoiceReference {
  number: string;
  /** The number that KSeF gave to it; null for an invoice that KSeF does not have. */
  ksefNumber: string | null;
}

/** Which invoice a correction corrects, and why. */
export interface CorrectedInvoice extends InvoiceReference {
  /** ISO day. */
  issuedOn: string;
  reason: string;
  effect: CorrectionEffect;
  /** The buyer as on the corrected invoice, where the correction changes name or address; null where it does not. */
  buyerBefore: Buyer | null;
}

/**
 * The tax period in which a correction counts: that of the corrected invoice, where it was too low from the beginning,
 * or that of the day on which the correction is issued (art. 29a ust. 13-18 of the VAT act).
 */
export type CorrectionEffect = 'original' | 'issue';

interface Party {
  name: string;
  /** The address in one line. */
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

/** How the money was paid: by a bank transfer, or through the provider of online payments. */
export type PaidBy = Extract<PaymentMethod, 'transfer' | 'online'>;

/** What was paid of an invoice on one day. */
export interface InvoicePayment {
  amount: Grosze;
  /** ISO day. */
  day: string;
  paidBy: PaidBy;
}

/** How the buyer pays what is left of an invoice by transfer; null for what is not known. */
export interface InvoiceTerms {
  /** ISO day. */
  dueOn: string | null;
  /** The seller's account: "PL61…" */
  iban: string | null;
}

/** An invoice with all that is written on it: content, days, parties, and the invoices that it refers to. */
export interface Invoice extends InvoiceContent {
  /** "FV/2026/11/0001" */
  number: string;
  /** ISO day in Poland. */
  issuedOn: string;
  /** ISO time in UTC. */
  madeAt: string;
  /** ISO day on which the advance was received, or the goods were delivered; null if it is the day of issue. */
  tradedOn: string | null;
  /** What is paid of it, the oldest first; empty while unpaid, and on corrections. */
  payments: readonly InvoicePayment[];
  /** How the rest is to be paid; null where nothing is left to pay, and where a correction asks for nothing. */
  terms: InvoiceTerms | null;
  /** Whether the buyer must pay by split payment ("mechanizm podzielonej płatności", P_18A). */
  isSplitPayment: boolean;
  orderId: number;
  seller: Seller;
  buyer: Buyer;
  /** The advances that a final invoice names. */
  advances: readonly InvoiceReference[];
  /** Null on an invoice that corrects none. */
  corrects: CorrectedInvoice | null;
}
