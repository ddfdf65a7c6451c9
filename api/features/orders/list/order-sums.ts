import type { EntityManager } from '@mikro-orm/postgresql';
import { type Grosze, formatAmount, parseAmount } from '#engine/goods/price/money';
import { ORDER_STATUSES, type OrderStatus } from '#engine/trade/shop/order-status';
import { db } from '../../../database/db.js';
import { ownIds, ownerOf } from '../../../database/own-matters.js';
import { batched } from '../../../shared/batched.js';
import { Order } from '../order.entity.js';
import { isNarrow, orderConditions } from './order-conditions.js';
import type { OrderFilter, OrderList, StatusCount } from './order-list.inputs.js';

/** Matches of a narrow filter (`isNarrow`) are counted up to this number, because counting a million takes too long. */
const MOST_COUNTED = 1000;

/** The number of the orders in one status, and the sum of their totals. */
interface StatusSum {
  status: OrderStatus;
  count: number;
  amount: Grosze;
}

export interface Sums {
  byStatus: readonly StatusSum[];
  /** False where the filter finds more than `MOST_COUNTED` orders, so that the sums cover only some of them. */
  isWhole: boolean;
}

/** How many of the orders that a filter finds are in each status; the filter's own status is ignored. */
export async function countOrders(em: EntityManager, filter: OrderFilter): Promise<StatusCount[]> {
  const { byStatus, isWhole } = await sumsOf(em, filter);
  const counts = new Map(byStatus.map(({ status, count }) => [status, count]));
  return ORDER_STATUSES.map((status) => ({
    status,
    count: counts.get(status) ?? 0,
    isExact: isWhole,
  }));
}

/** The size of a list of orders and its sums; both cover only the orders that were read where `isWhole` is false. */
export function totalsOf(
  { byStatus, isWhole }: Sums,
  { status: filteredStatus }: OrderFilter,
): Omit<OrderList, 'items'> {
  const listed = byStatus.filter(({ status }) => !filteredStatus || status === filteredStatus);
  const amountOf = (some: readonly StatusSum[]): string =>
    formatAmount(some.reduce((sum, { amount }) => sum + amount, 0));
  return {
    totalCount: isWhole ? countOf(listed) : MOST_COUNTED,
    totalIsExact: isWhole,
    totalAmount: amountOf(listed),
    cancelledAmount: amountOf(listed.filter(({ status }) => status === 'cancelled')),
  };
}

/** The sums of the orders that a filter finds; the filter's own status is ignored. */
export const sumsOf = async (em: EntityManager, filter: OrderFilter): Promise<Sums> =>
  (await sumsTogether(em, filter)) ?? { byStatus: [], isWhole: true };

/**
 * Filters that differ only in the status are read once, because a page shows the list of one status and the counts of
 * all.
 */
const sumsTogether = batched(async (em: EntityManager, filters: readonly OrderFilter[]) => {
  const read = new Map<string, Promise<Sums>>();
  const sums = filters.map(async (filter) => {
    const { payment, text, from, to } = filter;
    const key = JSON.stringify([payment, text, from, to]);
    const pending = read.get(key) ?? readSums(em, { payment, text, from, to });
    read.set(key, pending);
    return [filter, await pending] as const;
  });
  return new Map(await Promise.all(sums));
});

async function readSums(em: EntityManager, filter: OrderFilter): Promise<Sums> {
  if (isNarrow(filter)) return searchSums(em, filter);
  const rows = await (filter.from || filter.to || ownerOf(em) !== null
    ? periodSums(em, filter)
    : allSums(em));
  const byStatus = rows.map(({ status, count, amount }) => ({
    status,
    count: Number(count),
    amount: parseAmount(amount),
  }));
  return { byStatus, isWhole: true };
}

/** The sums of the matches of a narrow filter, up to `MOST_COUNTED` orders. */
export async function searchSums(em: EntityManager, filter: OrderFilter): Promise<Sums> {
  // One order more than the limit is read, which tells whether the filter finds more than are counted.
  const found = await em
    .createQueryBuilder(Order)
    .select(['status', 'totalAmount'])
    .where(orderConditions(em, filter))
    .limit(MOST_COUNTED + 1)
    .execute();
  const counted = found.slice(0, MOST_COUNTED);
  const byStatus = [...Map.groupBy(counted, ({ status }) => status)].map(([status, orders]) => ({
    status,
    count: orders.length,
    amount: orders.reduce((sum, { totalAmount }) => sum + parseAmount(totalAmount), 0),
  }));
  return { byStatus, isWhole: found.length <= MOST_COUNTED };
}

/** The sums of all orders by status, from the daily sums that triggers of the database keep. */
const allSums = (em: EntityManager) =>
  db(em)
    .selectFrom('DailySales')
    .select((eb) => [
      'status',
      eb.fn.sum<string>('orderCount').as('count'),
      eb.fn.sum<string>('amount').as('amount'),
    ])
    .groupBy('status')
    .execute();

const periodSums = (em: EntityManager, { from, to }: OrderFilter) =>
  db(em)
    .selectFrom('Order')
    .select((eb) => [
      'status',
      eb.fn.countAll<string>().as('count'),
      eb.fn.sum<string>('totalAmount').as('amount'),
    ])
    .where((eb) =>
      eb.and([
        ...(from ? [eb('createdAt', '>=', from)] : []),
        ...(to ? [eb('createdAt', '<', to)] : []),
      ]),
    )
    .$if(ownerOf(em) !== null, (own) => own.where('Order.id', 'in', ownIds(em, 'order')))
    .groupBy('status')
    .execute();

const countOf = (sums: readonly StatusSum[]): number =>
  sums.reduce((sum, { count }) => sum + count, 0);
