import { type Grosze, formatAmount } from '#engine/goods/price/money';
import type { AccountRows } from './lock-accounts.js';

/** What an account stores about its order's invoices in force. */
interface Invoiced {
  /** The gross sum of the invoices and their corrections, in grosze. */
  gross: Grosze;
  /** Whether the only or the final invoice of the sale is among them. */
  isFinal: boolean;
}

/** Stores the sum of an order's invoices on its locked account; 0 where none is in force. The caller flushes. */
export function setInvoiced({ account }: AccountRows, { gross, isFinal }: Invoiced): void {
  Object.assign(account, { invoiced: formatAmount(gross), hasFinalInvoice: isFinal });
}
