import type { EntityManager, FilterObject, QueryOrderMap } from '@mikro-orm/postgresql';
import { polishClock } from '#engine/locale/polish-time';
import type { DeliveryState } from '#engine/trade/invoices/labels';
import { type Condition, onPage } from '../../../database/list-query.js';
import { matching, searchTextLike } from '../../../database/matching.js';
import type { PageInput } from '../../../shared/page.js';
import { containing, readSearch } from '../../../shared/text-search/search-text.js';
import { InvoiceDelivery } from '../delivery/invoice-delivery.entity.js';
import { Invoice } from '../invoice.entity.js';
import { MONTH_COLUMNS, daysOf } from '../month.js';
import type {
  InvoiceFilter,
  InvoiceList,
  InvoiceShown,
  InvoiceSort,
} from './invoice-list.inputs.js';

const SORTS: Record<InvoiceSort, QueryOrderMap<Invoice>[]> = {
  newest: [{ issuedOn: 'desc' }, { id: 'desc' }],
  oldest: [{ issuedOn: 'asc' }, { id: 'asc' }],
};
/** The trigram index cannot find numbers with fewer digits. */
const INDEXED_DIGITS = 3;
const NOT_ACCEPTED: { $in: DeliveryState[] } = { $in: ['issued', 'sent', 'rejected'] };

/** One page of the issued invoices and the size of the whole list. */
export async function listInvoices(
  em: EntityManager,
  filter: InvoiceFilter,
  sort: InvoiceSort,
  page: PageInput,
): Promise<InvoiceList> {
  const where = conditions(em, filter);
  const ids = em.createQueryBuilder(Invoice).select('id').where(where).orderBy(SORTS[sort]);
  const [items, totalCount] = await Promise.all([
    em.find(Invoice, onPage(ids, page), { populate: ['corrects'], orderBy: SORTS[sort] }),
    em.count(Invoice, where),
  ]);
  return { items, totalCount };
}

function conditions(
  em: EntityManager,
  { shown, kind, month, by = 'tax', text }: InvoiceFilter,
): Condition<Invoice> {
  const filters: Condition<Invoice>[] = [];
  if (shown) filters.push(delivered(em, shown));
  if (kind) filters.push({ kind });
  if (month) {
    const [$gte, $lte] = daysOf(month);
    filters.push({ [MONTH_COLUMNS[by]]: { $gte, $lte } });
  }
  const typed = readSearch(text);
  if (typed) filters.push(typed.id === null ? matching(typed) : ofNumber(typed.id));
  return filters.length > 0 ? { $and: filters } : {};
}

function delivered(em: EntityManager, shown: InvoiceShown): Condition<Invoice> {
  const ids = em.createQueryBuilder(InvoiceDelivery).select('invoice').where(deliveries(shown));
  if (shown === 'outside') return { id: { $nin: ids.toRaw() } };
  if (shown !== 'queue' && shown !== 'late') return { id: { $in: ids.toRaw() } };
  const replaced = em
    .createQueryBuilder(Invoice)
    .select('replaces')
    .where({ replaces: { $ne: null } });
  const isOpen = { $nin: replaced.toRaw() };
  return { $and: [{ id: { $in: ids.toRaw() } }, { id: isOpen }, { id: isNeeded(em) }] };
}

/**
 * The opposite of `isAbandoned` as a condition on ids: leaves out refused invoices of cancelled orders, except
 * corrections.
 */
function isNeeded(em: EntityManager) {
  const abandoned = em
    .createQueryBuilder(InvoiceDelivery)
    .select('invoice')
    .where({ state: 'rejected', invoice: { corrects: null, order: { status: 'cancelled' } } });
  return { $nin: abandoned.toRaw() };
}

function deliveries(shown: InvoiceShown): FilterObject<InvoiceDelivery> {
  if (shown === 'outside') return {};
  if (shown === 'queue') return { state: NOT_ACCEPTED };
  if (shown === 'late') return { state: NOT_ACCEPTED, dueOn: { $lt: polishClock(new Date()).day } };
  return { state: shown };
}

/** Invoices of the order with this number; also those whose text contains it, if it is long enough for the index. */
function ofNumber(id: number): Condition<Invoice> {
  const digits = String(id);
  if (digits.length < INDEXED_DIGITS) return { order: id };
  return { $or: [{ order: id }, searchTextLike(containing(digits))] };
}
