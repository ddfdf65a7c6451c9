import type { EntityManager } from '@mikro-orm/postgresql';
import { type Grosze, parseAmount } from '#engine/goods/price/money';
import { subtractSums } from '#engine/trade/invoices/sums';
import { rateSums } from '../agreements/vat.js';
import type { Order } from '../orders/order.entity.js';
import { grossTogether, inForce, isSettled, standingOf } from './order-invoices.js';

/**
 * The price of an order, 0 if it is cancelled, minus the sum of its invoices, in grosze; other than 0 means that a
 * correction is due. Until the only or final invoice of the sale is issued, it is 0 unless the advances exceed the
 * price.
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
 * Whether the invoices of an order cover its whole price, but with other amounts at the rates of VAT than the order has
 * now, as after a change of the buyer's statement about the building.
 */
export async function invoicesHaveOtherVat(em: EntityManager, order: Order): Promise<boolean> {
  const counting = inForce((await standingOf(em, order.id)).valid);
  const covers = grossTogether(counting) === parseAmount(order.totalAmount);
  if (counting.length === 0 || !covers || order.status === 'cancelled') return false;
  const ordered = rateSums(await order.lines.loadItems(), order);
  const difference = counting.reduce((left, { sums }) => subtractSums(left, sums), ordered);
  return difference.some(({ gross }) => gross !== 0);
}
