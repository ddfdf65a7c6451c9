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
  const due = await dueOrders(em).orderBy('Order.id').execute();
  const ids = due.slice(offset, offset + limit).map(({ id }) => id);
  const items = await em.find(Order, { id: { $in: ids } }, { orderBy: { id: 'asc' } });
  return { items, totalCount: due.length };
}

const dueOrders = (em: EntityManager) =>
  db(em)
    .selectFrom(candidates(em).as('candidate'))
    .innerJoin('Order', 'Order.id', 'candidate.id')
    .innerJoin('OrderAccount', 'OrderAccount.id', 'candidate.id')
    .leftJoin(invoicedSums(em).as('invoiced'), 'invoiced.orderId', 'candidate.id')
    .select('Order.id')
    .where('Order.status', '!=', 'cancelled')
    .where((eb) => {
      const nothing = eb.val('0');
      const gross = eb.fn.coalesce('invoiced.gross', nothing);
      return eb.and([
        // What was taken back with its advances is to be invoiced anew.
        eb.or([eb(eb.fn.coalesce('invoiced.settled', nothing), '=', '0'), eb(gross, '=', '0')]),
        eb(gross, '<', eb.ref('OrderAccount.total')),
        eb.or([eb(gross, '<', eb.ref('OrderAccount.paid')), eb('Order.status', '=', 'delivered')]),
      ]);
    });

/** Orders of companies, and those that have had an invoice; a union of two indexes, with `or` all orders would be read. */
const candidates = (em: EntityManager) =>
  db(em)
    .selectFrom('Invoice')
    .select('Invoice.order as id')
    .union(db(em).selectFrom('Order').select('Order.id').where('companyTaxNumber', 'is not', null));

/** What the invoices of each order are over, and those of them that settle it. */
const invoicedSums = (em: EntityManager) =>
  db(em)
    .selectFrom('Invoice')
    .select((eb) => {
      const gross = eb.fn.sum<string>('Invoice.gross');
      return [
        'Invoice.order as orderId',
        gross.as('gross'),
        gross.filterWhere('Invoice.kind', 'not in', ['ZAL', 'KOR_ZAL']).as('settled'),
      ];
    })
    .where('Invoice.id', 'not in', (eb) =>
      eb.selectFrom('InvoiceDelivery').select('invoice').where('state', '=', 'rejected'),
    )
    .groupBy('Invoice.order');
