import { type Grosze, formatAmount } from '../../../engine/price/money.js';
import type { AccountRows } from './lock-accounts.js';

/** The invoices of an order that are in force. */
interface Invoiced {
  /** What they are over with their corrections. */
  gross: Grosze;
  /** Whether the only or the final invoice of the sale is among them. */
  isFinal: boolean;
}

/** Keeps on a locked account what the order's invoices are over, also where none of them is in force; the caller flushes. */
export function keepInvoiced({ account }: AccountRows, { gross, isFinal }: Invoiced): void {
  Object.assign(account, { invoiced: formatAmount(gross), hasFinalInvoice: isFinal });
}
