import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../../database/db.js';
import type { PageInput } from '../../../shared/page.js';
import { Order } from '../../orders/order.entity.js';
import type { OrdersToInvoice } from './invoice-list.inputs.js';

/**
 * Orders that are to get an invoice now, the oldest first: the condition of `nextInvoice` in a query. Money was received,
 * or the goods handed over, for which there is no invoice yet; one that KSeF has refused does not count. Orders of
 * consumers are listed once they have had an invoice on request.
 */
export async function ordersToInvoice(
  em: EntityManager,
  { limit, offset }: PageInput,
): Promise<OrdersToInvoice> {
  const { count } = await db(em)
    .selectFrom(dueOrders(em).as('due'))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const page = await dueOrders(em).orderBy('Order.id').limit(limit).offset(offset).execute();
  const ids = page.map(({ id }) => id);
  const items = await em.find(Order, { id: { $in: ids } }, { orderBy: { id: 'asc' } });
  return { items, totalCount: Number(count) };
}

const dueOrders = (em: EntityManager) =>
  db(em)
    .selectFrom('Order')
    .innerJoin('OrderAccount', 'OrderAccount.id', 'Order.id')
    .leftJoin('Invoice', (join) =>
      join
        .onRef('Invoice.order', '=', 'Order.id')
        .on('Invoice.id', 'not in', (eb) =>
          eb.selectFrom('InvoiceDelivery').select('invoice').where('state', '=', 'rejected'),
        ),
    )
    .select('Order.id')
    .where((eb) =>
      eb.or([
        eb('Order.companyTaxNumber', 'is not', null),
        eb('Order.id', 'in', eb.selectFrom('Invoice').select('order')),
      ]),
    )
    .where('Order.status', '!=', 'cancelled')
    .groupBy(['Order.id', 'Order.status', 'OrderAccount.paid', 'OrderAccount.total'])
    .having((eb) => {
      const nothing = eb.val('0');
      const gross = eb.fn.sum<string>('Invoice.gross');
      const invoiced = eb.fn.coalesce(gross, nothing);
      const settled = gross.filterWhere('Invoice.kind', 'not in', ['ZAL', 'KOR_ZAL']);
      return eb.and([
        // What was taken back with its advances is to be invoiced anew.
        eb.or([eb(eb.fn.coalesce(settled, nothing), '=', '0'), eb(invoiced, '=', '0')]),
        eb(invoiced, '<', eb.ref('OrderAccount.total')),
        eb.or([
          eb(invoiced, '<', eb.ref('OrderAccount.paid')),
          eb('Order.status', '=', 'delivered'),
        ]),
      ]);
    });
