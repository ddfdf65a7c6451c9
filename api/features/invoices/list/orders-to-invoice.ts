import type { EntityManager } from '@mikro-orm/postgresql';
import { onPage } from '../../../database/list-query.js';
import type { PageInput } from '../../../shared/page.js';
import { OrderAccount } from '../../ledger/order-account.entity.js';
import { Order } from '../../orders/order.entity.js';
import type { OrdersToInvoice } from './invoice-list.inputs.js';

/**
 * One page of the orders that are to get an invoice now, the oldest first, and their total number: orders of companies,
 * and of consumers who have had an invoice of the order before (consumers get the first one on request).
 */
export async function ordersToInvoice(
  em: EntityManager,
  page: PageInput,
): Promise<OrdersToInvoice> {
  const due = { awaitsInvoice: true };
  const ids = em.createQueryBuilder(OrderAccount).select('id').where(due).orderBy({ id: 'asc' });
  const [items, totalCount] = await Promise.all([
    em.find(Order, onPage(ids, page), { orderBy: { id: 'asc' } }),
    em.count(OrderAccount, due),
  ]);
  return { items, totalCount };
}
