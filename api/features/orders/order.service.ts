import type { EntityManager, FilterObject, QueryOrderMap } from '@mikro-orm/postgresql';
import { raw } from '@mikro-orm/core';
import { formatAmount } from '../../../engine/money.js';
import { ORDER_STATUSES, type OrderStatus } from '../../../engine/order-status.js';
import { matching } from '../../database/matching.js';
import { listedIds, pageOf } from '../../database/page-of.js';
import { batched } from '../../shared/batched.js';
import type { PageInput } from '../../shared/page.js';
import { readSearch } from '../../shared/search-text.js';
import type { OrderFilter, OrderList, OrderSort, StatusCount } from './order-list.inputs.js';
import { Order } from './order.entity.js';

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
  page: PageInput,
): Promise<OrderList> {
  const [items, sums] = await Promise.all([
    pageOf(em, Order, conditions(filter), SORTS[sort], page),
    sumsOf(em, filter),
  ]);
  return { items, ...totalsOf(sums ?? [], filter.status ?? null) };
}

/** The ids of all orders of a filter, in their order. */
export const orderIds = (em: EntityManager, filter: OrderFilter, sort: OrderSort) =>
  listedIds(em, Order, conditions(filter), SORTS[sort]);

/** How many orders there are in each status; every status is named, and that of the filter does not count. */
export async function countOrders(em: EntityManager, filter: OrderFilter): Promise<StatusCount[]> {
  const sums = await sumsOf(em, filter);
  const counts = new Map(sums?.map(({ status, count }) => [status, count]));
  return ORDER_STATUSES.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

/** Orders in one status: how many, and what they come to in grosze. */
interface StatusSum {
  status: OrderStatus;
  count: number;
  amount: string;
}

/** The sums of filters; those that differ in nothing but the status are read once: a list asks for them beside its counts. */
const sumsOf = batched(async (em: EntityManager, filters: readonly OrderFilter[]) => {
  const alike = Map.groupBy(filters, ({ text, from, to }) => JSON.stringify([text, from, to]));
  const found = [...alike.values()].map(async (same) => {
    const sums = await sumsByStatus(em, same[0]!);
    return same.map((filter) => [filter, sums] as const);
  });
  return new Map((await Promise.all(found)).flat());
});

/** The sums of a filter, whatever its status; of all orders they are known by the days, however many there are. */
function sumsByStatus(em: EntityManager, { text, from, to }: OrderFilter): Promise<StatusSum[]> {
  if (!readSearch(text) && !from && !to)
    return em.execute<StatusSum[]>(
      `select status, sum(order_count)::int as count, (100 * sum(amount))::int8::text as amount
         from daily_sales group by status`,
    );
  return em
    .createQueryBuilder(Order, 'placed')
    .select([
      'status',
      raw('count(*)::int as count'),
      raw('(100 * sum(total_amount))::int8::text as amount'),
    ])
    .where(conditions({ text, from, to }))
    .groupBy('status')
    .execute<StatusSum[]>();
}

function totalsOf(
  sums: readonly StatusSum[],
  wanted: OrderStatus | null,
): Omit<OrderList, 'items'> {
  const listed = sums.filter(({ status }) => wanted === null || status === wanted);
  const amountOf = (some: readonly StatusSum[]): string =>
    formatAmount(some.reduce((sum, { amount }) => sum + Number(amount), 0));
  return {
    totalCount: listed.reduce((sum, { count }) => sum + count, 0),
    totalAmount: amountOf(listed),
    cancelledAmount: amountOf(listed.filter(({ status }) => status === 'cancelled')),
  };
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
