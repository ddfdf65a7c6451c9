import type { EntityManager } from '@mikro-orm/postgresql';
import { type Grosze, parseAmount } from '../../../engine/price/money.js';
import type { Order } from '../orders/order.entity.js';
import { grossTogether, inForce, isSettled, standingOf } from './order-invoices.js';

/**
 * By how much the price of an order exceeds its invoices once these are to be over all of it, in grosze; a cancelled
 * order is to have none. Other than 0 after a change of an order that was invoiced: a correction is due.
 */
export async function invoiceDifferenceOf(
  em: EntityManager,
  { id, status, totalAmount }: Pick<Order, 'id' | 'status' | 'totalAmount'>,
): Promise<Grosze> {
  const counting = inForce((await standingOf(em, id)).valid);
  if (status === 'cancelled') return 0 - grossTogether(counting);
  return isSettled(counting) ? parseAmount(totalAmount) - grossTogether(counting) : 0;
}
