import type { EntityManager, QueryOrderMap } from '@mikro-orm/postgresql';
import { formatAmount, parseAmount } from '#engine/goods/price/money';
import { type Condition, onPage } from '../../database/list-query.js';
import { matching, searchTextLike } from '../../database/matching.js';
import { batched } from '../../shared/batched.js';
import type { PageInput } from '../../shared/page.js';
import { containing, readSearch } from '../../shared/text-search/search-text.js';
import { Order } from '../orders/order.entity.js';
import { BankStatement } from './bank-statement.entity.js';
import { BankTransfer, type TransferState } from './bank-transfer.entity.js';
import {
  type Candidate,
  type OrderToPay,
  candidatesOf,
  reasonsFor,
} from './matching/match-transfers.js';
import { ordersToPay, readOrders } from './orders-to-pay.js';
import type {
  BankStatementList,
  BankTransferFilter,
  BankTransferList,
  TransferCandidate,
  TransferSort,
} from './statement.inputs.js';

const SORTS: Record<TransferSort, QueryOrderMap<BankTransfer>[]> = {
  newest: [{ bookedOn: 'desc' }, { id: 'desc' }],
  oldest: [{ bookedOn: 'asc' }, { id: 'asc' }],
};
/** The trigram index cannot find numbers with fewer digits. */
const INDEXED_DIGITS = 3;
/** The most orders that a search for the order of a transfer finds. */
const MAX_FOUND = 10;
const WAITING: readonly TransferState[] = ['doubtful', 'unknown'];

/** One page of the transfers and the size of the whole list. */
export async function listTransfers(
  em: EntityManager,
  filter: BankTransferFilter,
  sort: TransferSort,
  page: PageInput,
): Promise<BankTransferList> {
  const where = conditions(filter);
  const ids = em.createQueryBuilder(BankTransfer).select('id').where(where).orderBy(SORTS[sort]);
  const [items, totalCount] = await Promise.all([
    em.find(BankTransfer, onPage(ids, page), { populate: ['decidedBy'], orderBy: SORTS[sort] }),
    em.count(BankTransfer, where),
  ]);
  return { items, totalCount };
}

/** One page of the imported statements, the latest first. */
export async function listStatements(
  em: EntityManager,
  { limit, offset }: PageInput,
): Promise<BankStatementList> {
  const options = { populate: ['importedBy'], orderBy: { id: 'desc' }, limit, offset } as const;
  const [items, totalCount] = await em.findAndCount(BankStatement, {}, options);
  return { items, totalCount };
}

/** The orders that a transfer may be for, as they are now, the likeliest first; empty for a booked or split transfer. */
export async function candidatesFor(
  em: EntityManager,
  transfer: BankTransfer,
): Promise<TransferCandidate[]> {
  const isDecided = transfer.state === 'booked' || transfer.state === 'split';
  return isDecided ? [] : ((await loadCandidates(em, transfer)) ?? []);
}

const loadCandidates = batched(
  async (
    em: EntityManager,
    transfers: readonly BankTransfer[],
  ): Promise<ReadonlyMap<BankTransfer, TransferCandidate[]>> => {
    const incoming = transfers.map(incomingOf);
    const orders = await ordersToPay(em, incoming);
    const found = await candidatesOf(incoming, orders);
    return new Map(
      transfers.map((transfer, index) => [transfer, shown(found[index] ?? [], orders)]),
    );
  },
);

/**
 * The orders that staff may mean by a number or by words of the customer's data, the newest first, at most 10, with what
 * speaks for and against each. Throws NOT_FOUND for an unknown transfer.
 */
export async function findOrdersFor(
  em: EntityManager,
  id: number,
  text: string,
): Promise<TransferCandidate[]> {
  const transfer = await em.findOne(BankTransfer, { id });
  const typed = readSearch(text);
  if (!transfer || !typed) return [];
  const found = await em.find(Order, matching(typed), {
    fields: ['id'],
    orderBy: { id: 'desc' },
    limit: MAX_FOUND,
    disableIdentityMap: true,
  });
  const ids = found.map((order) => order.id);
  const orders = (await readOrders(em, ids)).toSorted((one, other) => other.id - one.id);
  return shown(reasonsFor(incomingOf(transfer), orders), orders);
}

const incomingOf = ({ bookedOn, amount, currency, partyName, title }: BankTransfer) => ({
  bookedOn,
  amount: parseAmount(amount),
  currency,
  partyName,
  title,
});

function shown(
  candidates: readonly Candidate[],
  orders: readonly OrderToPay[],
): TransferCandidate[] {
  const byId = new Map(orders.map((order) => [order.id, order]));
  return candidates.flatMap(({ orderId, reasons }) => {
    const order = byId.get(orderId);
    if (!order) return [];
    const { names, status, outstanding } = order;
    const [customerName = ''] = names;
    return [{ orderId, reasons, customerName, status, outstanding: formatAmount(outstanding) }];
  });
}

function conditions({ state, waiting, text }: BankTransferFilter): Condition<BankTransfer> {
  const filters: Condition<BankTransfer>[] = [];
  if (state) filters.push({ state });
  if (waiting != null) filters.push({ state: { [waiting ? '$in' : '$nin']: WAITING } });
  const typed = readSearch(text);
  if (typed) filters.push(typed.id === null ? matching(typed) : ofNumber(typed.id));
  return filters.length > 0 ? { $and: filters } : {};
}

/**
 * Transfers booked for the order with this number, or whose text contains the number, unless it is too short for the
 * index.
 */
function ofNumber(id: number): Condition<BankTransfer> {
  const digits = String(id);
  if (digits.length < INDEXED_DIGITS) return { order: id };
  return { $or: [{ order: id }, searchTextLike(containing(digits))] };
}
