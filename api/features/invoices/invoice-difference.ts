import type { EntityManager } from '@mikro-orm/postgresql';
import { type Grosze, parseAmount } from '../../../engine/price/money.js';
import type { Order } from '../orders/order.entity.js';
import { grossTogether, inForce, isSettled, standingOf } from './order-invoices.js';

/**
 * The price of an order minus the sum of its invoices, in grosze; other than 0, a correction is due. 0 until the only
 * or final invoice of the sale is issued, unless the advances exceed the price; that of a cancelled order counts as 0.
 */
export async function invoiceDifferenceOf(
  em: EntityManager,
  { id, status, totalAmount }: Pick<Order, 'id' | 'status' | 'totalAmount'>,
): Promise<Grosze> {
  const counting = inForce((await standingOf(em, id)).valid);
  if (status === 'cancelled') return 0 - grossTogether(counting);
  const difference = parseAmount(totalAmount) - grossTogether(counting);
  return isSettled(counting) ? difference : Math.min(0, difference);
}
