import type { EntityManager, QueryOrderMap } from '@mikro-orm/postgresql';
import { formatAmount, parseAmount } from '#engine/goods/price/money';
import { db } from '../../database/db.js';
import { type Condition, onPage } from '../../database/list-query.js';
import { matching } from '../../database/matching.js';
import { batched } from '../../shared/batched.js';
import type { PageInput } from '../../shared/page.js';
import { type TypedSearch, readSearch } from '../../shared/text-search/search-text.js';
import { Customer } from './customer.entity.js';
import type { CustomerFilter, CustomerList, CustomerSort } from './customer.inputs.js';
import type { CustomerSums } from './customer.payloads.js';
import { keysOf } from './read-group.js';

const SORTS: Record<CustomerSort, QueryOrderMap<Customer>[]> = {
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
  oldest: [{ createdAt: 'asc' }, { id: 'asc' }],
  name_asc: [{ name: 'asc' }, { id: 'asc' }],
};

/**
 * One page of the customers, aliases left out: a search that an alias matches finds the customer whom it stands for. The
 * customer of the order whose number was typed comes first.
 */
export async function listCustomers(
  em: EntityManager,
  filter: CustomerFilter,
  sort: CustomerSort,
  page: PageInput,
): Promise<CustomerList> {
  const typed = readSearch(filter.text);
  const exact = typed?.id ? await customerOfOrder(em, typed.id) : null;
  const where = await conditions(em, filter, typed, exact);
  const others = exact ? { $and: [where, { id: { $ne: exact.id } }] } : where;
  const isFirst = exact !== null && page.offset === 0;
  const part = exact
    ? { limit: page.limit - (isFirst ? 1 : 0), offset: Math.max(0, page.offset - 1) }
    : page;
  const orderBy = SORTS[sort];
  const ids = em.createQueryBuilder(Customer).select('id').where(others).orderBy(orderBy);
  const [found, count] = await Promise.all([
    part.limit > 0 ? em.find(Customer, onPage(ids, part), { orderBy }) : [],
    em.count(Customer, others),
  ]);
  return {
    items: isFirst ? [exact, ...found] : found,
    totalCount: count + (exact ? 1 : 0),
  };
}

/** The customer of an order; null where there is no such order. */
async function customerOfOrder(em: EntityManager, orderId: number): Promise<Customer | null> {
  const order = await db(em)
    .selectFrom('CustomerMatter')
    .select('key')
    .where('kind', '=', 'order')
    .where('number', '=', orderId)
    .executeTakeFirst();
  return order?.key ? findByKey(em, order.key) : null;
}

/** The customer with this key, or the one whom it stands for. */
export async function findByKey(em: EntityManager, key: string): Promise<Customer | null> {
  const customer = await em.findOne(Customer, { key }, { populate: ['root'] });
  return customer?.root?.$ ?? customer;
}

async function conditions(
  em: EntityManager,
  { isCompany }: CustomerFilter,
  typed: TypedSearch | null,
  exact: Customer | null,
): Promise<Condition<Customer>> {
  const filters: Condition<Customer>[] = [{ root: null }];
  if (isCompany != null) filters.push({ companyName: isCompany ? { $ne: null } : null });
  if (!typed) return { $and: filters };
  // A number alone, as in "nr 12", is no text.
  if (typed.texts.length === 0) return { id: exact?.id ?? 0 };
  const aliases = await em.find(
    Customer,
    { $and: [{ root: { $ne: null } }, matching({ ...typed, id: null })] },
    { fields: ['root'], limit: MOST_ALIASES },
  );
  const ids = aliases.map(({ root }) => root!.id);
  const own = matching({ ...typed, id: null });
  filters.push(ids.length > 0 ? { $or: [own, { id: { $in: ids } }] } : own);
  return { $and: filters };
}

/** Merged customers are few; a search that matches more is too wide to be of use. */
const MOST_ALIASES = 1000;

/** The figures of a customer and all aliases. */
export const sumsOf = batched(async (em: EntityManager, ids: readonly number[]) => {
  const customers = await keysOf(em, ids);
  const rows = await db(em)
    .selectFrom('CustomerMatter')
    .select(({ fn }) => [
      'key',
      fn.countAll<string>().filterWhere('kind', '=', 'order').as('orderCount'),
      fn
        .sum<string>('amount')
        .filterWhere((eb) => eb.and([eb('kind', '=', 'order'), eb('state', '<>', 'cancelled')]))
        .as('ordersAmount'),
      fn.countAll<string>().filterWhere('isOpen', '=', true).as('openCount'),
      fn.max('at').as('lastAt'),
    ])
    .where(
      'key',
      'in',
      customers.map(({ key }) => key),
    )
    .groupBy('key')
    .execute();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const groups = Map.groupBy(customers, ({ rootId }) => rootId);
  return new Map(
    [...groups].map(([id, members]) => {
      const parts = members.flatMap(({ key }) => byKey.get(key) ?? []);
      const sums: CustomerSums = {
        orderCount: total(parts, ({ orderCount }) => Number(orderCount)),
        ordersAmount: formatAmount(total(parts, (part) => parseAmount(part.ordersAmount ?? '0'))),
        openCount: total(parts, ({ openCount }) => Number(openCount)),
        lastAt: parts.map(({ lastAt }) => new Date(lastAt)).sort((a, b) => +b - +a)[0] ?? null,
      };
      return [id, sums];
    }),
  );
});

const total = <Part>(parts: readonly Part[], read: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + read(part), 0);
