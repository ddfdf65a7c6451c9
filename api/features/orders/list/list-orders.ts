import type { EntityManager, QueryOrderMap } from '@mikro-orm/postgresql';
import { type Condition, type IdQuery, onPage } from '../../../database/list-query.js';
import type { PageInput } from '../../../shared/page.js';
import { readSearch } from '../../../shared/text-search/search-text.js';
import { Order } from '../order.entity.js';
import { isNarrow, orderConditions } from './order-conditions.js';
import {
  LISTED_COLUMNS,
  type ListedOrder,
  type OrderFilter,
  type OrderList,
  type OrderSort,
} from './order-list.inputs.js';
import { searchSums, sumsOf, totalsOf } from './order-sums.js';

type Sort = QueryOrderMap<Order>[];

const SORTS: Record<OrderSort, Sort> = {
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
  oldest: [{ createdAt: 'asc' }, { id: 'asc' }],
  total_desc: [{ totalAmount: 'desc' }, { id: 'desc' }],
  total_asc: [{ totalAmount: 'asc' }, { id: 'asc' }],
};

/** The fields of an order that need none but its listed columns. */
const LISTED_FIELDS: ReadonlySet<string> = new Set([
  ...LISTED_COLUMNS,
  'payment',
  'undoableChange',
  '__typename',
]);

/**
 * One page of the orders, with the size and the sums of the whole list. If the listed columns answer all `fields` that
 * are selected of an order, they are read as plain rows, which takes half the time of entities, also of partly loaded
 * ones. The matches of a narrow filter (`isNarrow`) are counted only up to a limit.
 */
export async function listOrders(
  em: EntityManager,
  filter: OrderFilter,
  sort: OrderSort,
  page: PageInput,
  fields: ReadonlySet<string>,
): Promise<OrderList> {
  const isListed = [...fields].every((field) => LISTED_FIELDS.has(field));
  const orderBy = SORTS[sort];
  const find = (ids: IdQuery, part: PageInput): Promise<ListedOrder[]> =>
    isListed
      ? em
          .createQueryBuilder(Order)
          .select(LISTED_COLUMNS)
          .where(onPage(ids, part))
          .orderBy(orderBy)
          .execute()
      : em.find(Order, onPage(ids, part), { orderBy });
  if (!isNarrow(filter)) {
    const [items, sums] = await Promise.all([
      find(orderIds(em, filter, sort), page),
      sumsOf(em, filter),
    ]);
    return { items, ...totalsOf(sums, filter) };
  }
  // The number of matches decides which query finds the page faster. `sumsOf` counts all statuses: where these are too
  // many to count, those of the wanted status may still be few.
  const all = await sumsOf(em, filter);
  const sums = all.isWhole || !filter.status ? all : await searchSums(em, filter);
  const sorted = sums.isWhole ? fewIds : sortedIds;
  const items = await numberFirst(em, filter, page, (where, part) =>
    find(sorted(em, where, orderBy), part),
  );
  return { items, ...totalsOf(sums, filter) };
}

/** A page of a search, found by `find`: where the text is the number of a matching order, that order comes first. */
async function numberFirst(
  em: EntityManager,
  filter: OrderFilter,
  { limit, offset }: PageInput,
  find: (where: Condition<Order>, page: PageInput) => Promise<ListedOrder[]>,
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
  sortedIds(em, orderConditions(em, filter), SORTS[sort]);

const sortedIds = (em: EntityManager, where: Condition<Order>, orderBy: Sort) =>
  em.createQueryBuilder(Order).select('id').where(where).orderBy(orderBy);

/**
 * `sortedIds` for a condition that few orders meet: a materialized query finds all of them by the condition's index,
 * then they are sorted. The planner does not know how few they are and might scan the sort's index instead.
 */
function fewIds(em: EntityManager, where: Condition<Order>, orderBy: Sort) {
  const found = em
    .createQueryBuilder(Order, 'found')
    .select(['id', 'createdAt', 'totalAmount'])
    .where(where);
  return em
    .createQueryBuilder(Order)
    .with('found', found, { materialized: true })
    .select('id')
    .from('found')
    .orderBy(orderBy);
}
