import type { EntityManager } from '@mikro-orm/postgresql';
import { subtractSums } from '../../../engine/invoices/sums.js';
import { type Grosze, parseAmount } from '../../../engine/price/money.js';
import { rateSums } from '../orders/order-vat.js';
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

/**
 * Whether an order has other amounts at the rates of VAT than its invoices, which already cover its whole price: the
 * buyer's statement about the building has changed since.
 */
export async function invoicesHaveOtherVat(em: EntityManager, order: Order): Promise<boolean> {
  const counting = inForce((await standingOf(em, order.id)).valid);
  const covers = grossTogether(counting) === parseAmount(order.totalAmount);
  if (counting.length === 0 || !covers || order.status === 'cancelled') return false;
  const ordered = rateSums(await order.lines.loadItems(), order.discount, order);
  const difference = counting.reduce((left, { sums }) => subtractSums(left, sums), ordered);
  return difference.some(({ gross }) => gross !== 0);
}
