import { type Grosze, formatAmount } from '../../../engine/price/money.js';
import type { AccountRows } from './lock-accounts.js';

/** The summary of an order's invoices in force that its account stores. */
interface Invoiced {
  /** Their sum with their corrections. */
  gross: Grosze;
  /** Whether the only or the final invoice of the sale is among them. */
  isFinal: boolean;
}

/** Sets on a locked account the sum of its order's invoices, 0 where none is in force. The caller flushes. */
export function setInvoiced({ account }: AccountRows, { gross, isFinal }: Invoiced): void {
  Object.assign(account, { invoiced: formatAmount(gross), hasFinalInvoice: isFinal });
}
