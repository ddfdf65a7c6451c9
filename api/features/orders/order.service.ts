import type { EntityManager, FilterObject, QueryOrderMap } from '@mikro-orm/postgresql';
import { raw } from '@mikro-orm/core';
import { formatAmount } from '../../../engine/price/money.js';
import { ORDER_STATUSES, type OrderStatus } from '../../../engine/shop/order-status.js';
import { matching } from '../../database/matching.js';
import { listedIds, pageOf, pageOfFew } from '../../database/page-of.js';
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

/** A search is counted so far: nobody reads more, and of a million orders counting all takes too long. */
const MOST_COUNTED = 1000;

const TOKEN = /^[\w-]{43}$/;

/** The customer's own order by its token, or null: the number alone opens nothing. */
export async function findOrderByToken(em: EntityManager, token: string): Promise<Order | null> {
  return TOKEN.test(token) ? em.findOne(Order, { token }) : null;
}

/** One page of the orders, and of the whole list its size and its sum, as far as orders are counted. */
export async function listOrders(
  em: EntityManager,
  filter: OrderFilter,
  sort: OrderSort,
  page: PageInput,
): Promise<OrderList> {
  const [where, order] = [conditions(filter), SORTS[sort]];
  if (!readSearch(filter.text)) {
    const [items, sums] = await Promise.all([
      pageOf(em, Order, where, order, page),
      sumsOf(em, filter),
    ]);
    return { items, ...totalsOf(sums!, filter) };
  }
  // How many there are decides how the page is found best.
  const all = (await sumsOf(em, filter))!;
  const sums = all.isWhole || !filter.status ? all : await searchSums(em, filter);
  const items = sums.isWhole
    ? await pageOfFew(em, Order, where, order, page)
    : await pageOf(em, Order, where, order, page);
  return { items, ...totalsOf(sums, filter) };
}

/** The ids of all orders of a filter, in their order. */
export const orderIds = (em: EntityManager, filter: OrderFilter, sort: OrderSort) =>
  listedIds(em, Order, conditions(filter), SORTS[sort]);

/** How many orders there are in each status; every status is named, and that of the filter does not count. */
export async function countOrders(em: EntityManager, filter: OrderFilter): Promise<StatusCount[]> {
  const { byStatus, isWhole } = (await sumsOf(em, filter))!;
  const counts = new Map(byStatus.map(({ status, count }) => [status, count]));
  return ORDER_STATUSES.map((status) => ({
    status,
    count: counts.get(status) ?? 0,
    isExact: isWhole,
  }));
}

/** Orders in one status: how many, and what they come to in grosze. */
interface StatusSum {
  status: OrderStatus;
  count: number;
  amount: string;
}

interface Sums {
  byStatus: readonly StatusSum[];
  /** Whether all orders that the filter finds are in it. */
  isWhole: boolean;
}

/** The sums of filters; those that differ in nothing but the status are read once: a list asks for them beside its counts. */
const sumsOf = batched(async (em: EntityManager, filters: readonly OrderFilter[]) => {
  const alike = Map.groupBy(filters, ({ text, from, to }) => JSON.stringify([text, from, to]));
  const found = [...alike.values()].map(async (same) => {
    const sums = await sumsOfAll(em, same[0]!);
    return same.map((filter) => [filter, sums] as const);
  });
  return new Map((await Promise.all(found)).flat());
});

/** The sums of a filter, whatever its status; of all orders they are known by the days, however many there are. */
async function sumsOfAll(em: EntityManager, { text, from, to }: OrderFilter): Promise<Sums> {
  if (readSearch(text)) return searchSums(em, { text, from, to });
  if (from || to) return { byStatus: await sumsFound(em, { from, to }), isWhole: true };
  const byStatus = await em.execute<StatusSum[]>(
    `select status, sum(order_count)::int as count, (100 * sum(amount))::int8::text as amount
       from daily_sales group by status`,
  );
  return { byStatus, isWhole: true };
}

/** The sums of a search: of words that many orders have, no more than `MOST_COUNTED` and one are counted. */
async function searchSums(em: EntityManager, filter: OrderFilter): Promise<Sums> {
  const byStatus = await sumsFound(em, filter, MOST_COUNTED + 1);
  return { byStatus, isWhole: countOf(byStatus) <= MOST_COUNTED };
}

function sumsFound(em: EntityManager, filter: OrderFilter, most?: number): Promise<StatusSum[]> {
  const found = em
    .createQueryBuilder(Order, 'found')
    .select(['status', 'totalAmount'])
    .where(conditions(filter))
    .limit(most);
  return em
    .createQueryBuilder(Order)
    .with('found', found)
    .select([
      'status',
      raw('count(*)::int as count'),
      raw('(100 * sum(total_amount))::int8::text as amount'),
    ])
    .from('found')
    .groupBy('status')
    .execute<StatusSum[]>();
}

function totalsOf(
  { byStatus, isWhole }: Sums,
  { status: wanted }: OrderFilter,
): Omit<OrderList, 'items'> {
  const listed = byStatus.filter(({ status }) => !wanted || status === wanted);
  const amountOf = (some: readonly StatusSum[]): string =>
    formatAmount(some.reduce((sum, { amount }) => sum + Number(amount), 0));
  return {
    totalCount: isWhole ? countOf(listed) : MOST_COUNTED,
    totalIsExact: isWhole,
    totalAmount: amountOf(listed),
    cancelledAmount: amountOf(listed.filter(({ status }) => status === 'cancelled')),
  };
}

const countOf = (sums: readonly StatusSum[]): number =>
  sums.reduce((sum, { count }) => sum + count, 0);

function conditions({ status, text, from, to }: OrderFilter): Condition {
  const wanted: Condition[] = [];
  if (status) wanted.push({ status });
  if (from) wanted.push({ createdAt: { $gte: from } });
  if (to) wanted.push({ createdAt: { $lt: to } });
  const typed = readSearch(text);
  if (typed) wanted.push(matching(typed, 'customerPhone'));
  return wanted.length > 0 ? { $and: wanted } : {};
}
