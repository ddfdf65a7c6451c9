import type { EntityManager, FilterObject, QueryOrderMap } from '@mikro-orm/postgresql';
import { raw } from '@mikro-orm/core';
import type { PageInput } from '../../shared/page.js';
import { type TypedSearch, readSearch } from '../../shared/search-text.js';
import type { OrderFilter, OrderList, OrderSort, StatusCount } from './order-list.inputs.js';
import { ORDER_STATUSES, Order, type OrderStatus } from './order.entity.js';

const SORTS: Record<OrderSort, QueryOrderMap<Order>[]> = {
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
  oldest: [{ createdAt: 'asc' }, { id: 'asc' }],
  total_desc: [{ totalAmount: 'desc' }, { id: 'desc' }],
  total_asc: [{ totalAmount: 'asc' }, { id: 'asc' }],
};

/** For `find` and for a query builder alike. */
type Condition = FilterObject<Order> & { $and?: Condition[]; $or?: Condition[] };

const TOKEN = /^[\w-]{43}$/;

/** The customer's own order by its token, or null: the number alone opens nothing. */
export async function findOrderByToken(em: EntityManager, token: string): Promise<Order | null> {
  return TOKEN.test(token) ? em.findOne(Order, { token }) : null;
}

/** One page of the orders, and of the whole list its size and its sum. */
export async function listOrders(
  em: EntityManager,
  filter: OrderFilter,
  sort: OrderSort,
  { limit, offset }: PageInput,
): Promise<OrderList> {
  const where = conditions(filter);
  const items = await em.find(Order, where, { orderBy: SORTS[sort], limit, offset });
  return { items, ...(await sumOf(em, where)) };
}

/** How many orders there are in each status; every status is named, and that of the filter does not count. */
export async function countOrders(em: EntityManager, filter: OrderFilter): Promise<StatusCount[]> {
  const rows = await em
    .createQueryBuilder(Order, 'placed')
    .select(['status', raw('count(*)::int as count')])
    .where(conditions({ ...filter, status: null }))
    .groupBy('status')
    .execute<{ status: OrderStatus; count: number }[]>();
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return ORDER_STATUSES.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

async function sumOf(em: EntityManager, where: Condition): Promise<Omit<OrderList, 'items'>> {
  const [sum] = await em
    .createQueryBuilder(Order, 'placed')
    .select([
      raw('count(*)::int as "totalCount"'),
      raw('coalesce(sum(total_amount), 0)::numeric(14,2)::text as "totalAmount"'),
      raw(`coalesce(sum(total_amount) filter (where status = 'cancelled'), 0)::numeric(14,2)::text
        as "cancelledAmount"`),
    ])
    .where(where)
    .execute<Omit<OrderList, 'items'>[]>('all', false);
  return sum!;
}

function conditions({ status, text, from, to }: OrderFilter): Condition {
  const wanted: Condition[] = [];
  if (status) wanted.push({ status });
  if (from) wanted.push({ createdAt: { $gte: from } });
  if (to) wanted.push({ createdAt: { $lt: to } });
  const typed = readSearch(text);
  if (typed) wanted.push(matching(typed));
  return wanted.length > 0 ? { $and: wanted } : {};
}

function matching({ pattern, id }: TypedSearch): Condition {
  const anywhere: Condition = { searchText: { $like: raw('search_key(?)', [pattern]) } };
  return id === null ? anywhere : { $or: [{ id }, anywhere] };
}
