import { type EntityManager, LockMode, type QueryOrderMap } from '@mikro-orm/postgresql';
import { normaliseLine } from '#engine/locale/text';
import { db } from '../../database/db.js';
import { type Condition, onPage } from '../../database/list-query.js';
import { matching } from '../../database/matching.js';
import type { User } from '../../identity/user.entity.js';
import { AppError } from '../../shared/errors.js';
import type { PageInput } from '../../shared/page.js';
import { expectVersion } from '../../shared/row-version.js';
import { normaliseAmount } from '../../shared/scalars.js';
import { readSearch } from '../../shared/text-search/search-text.js';
import { asStaff } from '../audit/as-staff.js';
import { EarlierOrder } from './earlier-order.entity.js';
import type {
  EarlierOrderFilter,
  EarlierOrderList,
  EarlierOrderSort,
  PayEarlierOrderInput,
} from './earlier-order.inputs.js';
import { expectAtMost } from './import-earlier-orders.js';

const SORTS: Record<EarlierOrderSort, QueryOrderMap<EarlierOrder>[]> = {
  newest: [{ orderedOn: 'desc' }, { id: 'desc' }],
  oldest: [{ orderedOn: 'asc' }, { id: 'asc' }],
  owed_desc: [{ owed: 'desc' }, { id: 'desc' }],
};

/** One page of the earlier orders; the one whose number was typed comes first. */
export async function listEarlierOrders(
  em: EntityManager,
  { text, owing }: EarlierOrderFilter,
  sort: EarlierOrderSort,
  page: PageInput,
): Promise<EarlierOrderList> {
  const typed = readSearch(text);
  const named = { number: normaliseLine(text?.replaceAll('\0', '') ?? '') };
  const owed: Condition<EarlierOrder> = owing ? { owed: { $gt: '0' } } : {};
  const exact = typed ? await em.findOne(EarlierOrder, { $and: [owed, named] }) : null;
  const found = typed && (typed.texts.length > 0 ? matching({ ...typed, id: null }) : named);
  const others: Condition<EarlierOrder> = {
    $and: [owed, found ?? {}, exact ? { id: { $ne: exact.id } } : {}],
  };
  const isFirst = exact !== null && page.offset === 0;
  const part = exact
    ? { limit: page.limit - (isFirst ? 1 : 0), offset: Math.max(0, page.offset - 1) }
    : page;
  const orderBy = SORTS[sort];
  const ids = em.createQueryBuilder(EarlierOrder).select('id').where(others).orderBy(orderBy);
  const [items, count, owedAmount] = await Promise.all([
    part.limit > 0 ? em.find(EarlierOrder, onPage(ids, part), { orderBy }) : [],
    em.count(EarlierOrder, others),
    allOwed(em),
  ]);
  return {
    items: isFirst ? [exact, ...items] : items,
    totalCount: count + (exact ? 1 : 0),
    owedAmount,
  };
}

async function allOwed(em: EntityManager): Promise<string> {
  const { sum } = await db(em)
    .selectFrom('EarlierOrder')
    .select((eb) => eb.fn.sum<string | null>('owed').as('sum'))
    .where('owed', '>', '0')
    .executeTakeFirstOrThrow();
  return sum ?? '0.00';
}

/**
 * Stores what was paid for an earlier order so far. Throws NOT_FOUND, CHANGED_MEANWHILE, BAD_USER_INPUT for more than the
 * total.
 */
export function payEarlierOrder(
  em: EntityManager,
  viewer: User,
  { id, version, paidAmount }: PayEarlierOrderInput,
): Promise<EarlierOrder> {
  return asStaff(em, viewer, async (tx) => {
    const order = await tx.findOne(EarlierOrder, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!order) throw new AppError('NOT_FOUND', 'Nie ma takiego zamówienia.');
    expectVersion(order, version);
    const paid = normaliseAmount(paidAmount);
    expectAtMost(paid, order.totalAmount);
    order.paidAmount = paid;
    await tx.flush();
    // The database computes what is owed.
    return tx.refreshOrFail(order);
  });
}
