import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../../database/db.js';
import type { PageInput } from '../../../shared/page.js';
import { Order } from '../../orders/order.entity.js';
import type { OrdersToInvoice } from './invoice-list.inputs.js';

/**
 * Orders of companies that are to get an invoice now, as `nextInvoice` says of each: money was received, or the goods
 * handed over, and no invoice is over it. The oldest first.
 */
export async function ordersToInvoice(
  em: EntityManager,
  { limit, offset }: PageInput,
): Promise<OrdersToInvoice> {
  const found = await dueOrders(em).execute();
  const ids = found.slice(offset, offset + limit).map(({ id }) => id);
  const items = await em.find(Order, { id: { $in: ids } }, { orderBy: { id: 'asc' } });
  return { items, totalCount: found.length };
}

const dueOrders = (em: EntityManager) =>
  db(em)
    .selectFrom('Order')
    .innerJoin('OrderAccount', 'OrderAccount.id', 'Order.id')
    .leftJoin('Invoice', 'Invoice.order', 'Order.id')
    .select('Order.id')
    .where('Order.companyTaxNumber', 'is not', null)
    .where('Order.status', '!=', 'cancelled')
    .groupBy(['Order.id', 'Order.status', 'OrderAccount.paid', 'OrderAccount.total'])
    .having(({ and, eb, fn, ref, val, or }) => {
      const invoiced = fn.coalesce(fn.sum<string>('Invoice.gross'), val('0'));
      const settling = fn
        .sum<string>('Invoice.gross')
        .filterWhere('Invoice.kind', 'not in', ['ZAL', 'KOR_ZAL']);
      return and([
        eb(fn.coalesce(settling, val('0')), '=', '0'),
        eb(invoiced, '<', ref('OrderAccount.total')),
        or([eb(invoiced, '<', ref('OrderAccount.paid')), eb('Order.status', '=', 'delivered')]),
      ]);
    })
    .orderBy('Order.id');
