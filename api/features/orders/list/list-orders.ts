import type { EntityManager, QueryOrderMap } from '@mikro-orm/postgresql';
import { listedIds, rowsOfFew, rowsOfPage } from '../../../database/page-of.js';
import type { PageInput } from '../../../shared/page.js';
import { readSearch } from '../../../shared/search-text.js';
import { LISTED_COLUMNS, type ListedOrder } from '../listed-order.js';
import { Order } from '../order.entity.js';
import { type OrderCondition, isNarrow, orderConditions } from './order-conditions.js';
import type { OrderFilter, OrderList, OrderSort } from './order-list.inputs.js';
import { searchSums, sumsOf, totalsOf } from './order-sums.js';

const SORTS: Record<OrderSort, QueryOrderMap<Order>[]> = {
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
  oldest: [{ createdAt: 'asc' }, { id: 'asc' }],
  total_desc: [{ totalAmount: 'desc' }, { id: 'desc' }],
  total_asc: [{ totalAmount: 'asc' }, { id: 'asc' }],
};

/**
 * One page of the orders, with the size and the sums of the whole list. The matches of a narrow filter (`isNarrow`) are
 * counted only up to a limit.
 */
export async function listOrders(
  em: EntityManager,
  filter: OrderFilter,
  sort: OrderSort,
  page: PageInput,
): Promise<OrderList> {
  const order = SORTS[sort];
  if (!isNarrow(filter)) {
    const where = orderConditions(em, filter);
    const [items, sums] = await Promise.all([
      rowsOfPage(em, Order, LISTED_COLUMNS, where, order, page),
      sumsOf(em, filter),
    ]);
    return { items, ...totalsOf(sums, filter) };
  }
  // The number of matches decides which query finds the page faster. `sumsOf` counts all statuses: where these are too
  // many to count, those of the wanted status may still be few.
  const all = await sumsOf(em, filter);
  const sums = all.isWhole || !filter.status ? all : await searchSums(em, filter);
  const find = sums.isWhole ? rowsOfFew : rowsOfPage;
  const items = await numberFirst(em, filter, page, (where, rest) =>
    find(em, Order, LISTED_COLUMNS, where, order, rest),
  );
  return { items, ...totalsOf(sums, filter) };
}

/** A page of a search, found by `find`: where the text is the number of a matching order, that order comes first. */
async function numberFirst(
  em: EntityManager,
  filter: OrderFilter,
  { limit, offset }: PageInput,
  find: (where: OrderCondition, page: PageInput) => Promise<ListedOrder[]>,
): Promise<ListedOrder[]> {
  const where = () => orderConditions(em, filter);
  const id = readSearch(filter.text)?.id;
  const [exact] = id ? await find({ $and: [where(), { id }] }, { limit: 1, offset: 0 }) : [];
  if (!exact) return find(where(), { limit, offset });
  const others = { $and: [where(), { id: { $ne: exact.id } }] };
  if (offset > 0) return find(others, { limit, offset: offset - 1 });
  return [exact, ...(limit > 1 ? await find(others, { limit: limit - 1, offset: 0 }) : [])];
}

/** A query of the ids of all orders of a filter, sorted. */
export const orderIds = (em: EntityManager, filter: OrderFilter, sort: OrderSort) =>
  listedIds(em, Order, orderConditions(em, filter), SORTS[sort]);
