import type { EntityManager } from '@mikro-orm/postgresql';
import { keepInvoiced } from '../ledger/keep-invoiced.js';
import { lockAccount } from '../ledger/lock-accounts.js';
import { grossTogether, inForce, isSettled, standingOf } from './order-invoices.js';

/**
 * Has the account of an order keep what its invoices are over now: after one was issued, refused by KSeF or sent there
 * again. Locks the account: lock the order before it, if at all. Flushes.
 */
export async function keepInvoicedSum(tx: EntityManager, orderId: number): Promise<void> {
  const rows = await lockAccount(tx, orderId);
  const counting = inForce((await standingOf(tx, orderId)).valid);
  keepInvoiced(rows, { gross: grossTogether(counting), isFinal: isSettled(counting) });
  await tx.flush();
}
