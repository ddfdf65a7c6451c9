import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { formatAmount, parseAmount } from '#engine/goods/price/money';
import { ENTRY_KINDS } from '#engine/trade/shop/payment-labels';
import { db } from '../../../database/db.js';
import type { PageInput } from '../../../shared/page.js';
import { DIRECTION } from '../../ledger/book.js';
import { LedgerEntry } from '../../ledger/ledger-entry.entity.js';
import type { LedgerFilter, LedgerList } from './register.inputs.js';
import { registeredEntries } from './registered-entries.js';

const MONEY_KINDS = ENTRY_KINDS.filter((kind) => DIRECTION[kind] !== 0);

/** One page of the entries of all orders, the latest value day first, with the size and the sum of the whole list. */
export async function listLedger(
  em: EntityManager,
  filter: LedgerFilter,
  { limit, offset }: PageInput,
): Promise<LedgerList> {
  const where = conditions(filter);
  const page = await em.find(LedgerEntry, where, {
    fields: ['id'],
    orderBy: [{ valueDay: 'desc' }, { id: 'desc' }],
    limit,
    offset,
    disableIdentityMap: true,
  });
  const items = await registeredEntries(
    em,
    page.map(({ id }) => id),
  );
  return { items: items.toReversed(), ...(await totals(em, filter)) };
}

/** The ids of the entries of a list, the earliest value day first. */
export async function ledgerIds(
  em: EntityManager,
  filter: LedgerFilter,
): Promise<{ id: number }[]> {
  const rows = await inRange(em, filter)
    .select('entry.id')
    .orderBy('entry.valueDay')
    .orderBy('entry.id')
    .execute();
  return rows.map(({ id }) => ({ id: Number(id) }));
}

async function totals(em: EntityManager, filter: LedgerFilter) {
  const rows = await inRange(em, filter)
    .select(({ fn }) => [
      'entry.kind',
      fn.countAll<string>().as('count'),
      fn.sum<string>('entry.amount').as('amount'),
    ])
    .groupBy('entry.kind')
    .execute();
  return {
    totalCount: rows.reduce((sum, { count }) => sum + Number(count), 0),
    received: formatAmount(
      rows.reduce((sum, { kind, amount }) => sum + DIRECTION[kind] * parseAmount(amount), 0),
    ),
  };
}

const inRange = (em: EntityManager, { from, to, movesMoney }: LedgerFilter) =>
  db(em)
    .selectFrom('LedgerEntry as entry')
    .$if(Boolean(from), (query) => query.where('entry.valueDay', '>=', from ?? ''))
    .$if(Boolean(to), (query) => query.where('entry.valueDay', '<=', to ?? ''))
    .$if(movesMoney === true, (query) => query.where('entry.kind', 'in', MONEY_KINDS));

const conditions = ({ from, to, movesMoney }: LedgerFilter): FilterQuery<LedgerEntry> => ({
  ...((from || to) && {
    valueDay: { ...(from && { $gte: from }), ...(to && { $lte: to }) },
  }),
  ...(movesMoney && { kind: { $in: MONEY_KINDS } }),
});
