import { type Grosze, formatAmount } from '../../../engine/price/money.js';
import type { AccountRows } from './lock-accounts.js';

/** What an account keeps of the invoices of its order that are in force. */
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
