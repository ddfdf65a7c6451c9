import type { EntityManager } from '@mikro-orm/postgresql';
import { lockAccount, setInvoiced } from '../ledger/lock-accounts.js';
import { grossTogether, inForce, isSettled, standingOf } from './order-invoices.js';

/**
 * Updates the sum of an order's invoices that its account stores, after an invoice was issued, refused by KSeF, or sent
 * to KSeF again after a refusal. Locks the account, so a caller that also locks the order does that first. Flushes.
 */
export async function updateInvoicedSum(tx: EntityManager, orderId: number): Promise<void> {
  const rows = await lockAccount(tx, orderId);
  const counting = inForce((await standingOf(tx, orderId)).valid);
  setInvoiced(rows, { gross: grossTogether(counting), isFinal: isSettled(counting) });
  await tx.flush();
}
