import type { EntityManager } from '@mikro-orm/postgresql';
import { batched } from '../../shared/batched.js';
import { LedgerEntry } from './ledger-entry.entity.js';

/** What is booked of an order, the oldest first; undefined where nothing is. */
export const entriesOf = batched(async (em: EntityManager, orderIds: readonly number[]) => {
  const entries = await em.find(
    LedgerEntry,
    { account: { $in: [...orderIds] } },
    { orderBy: { id: 'asc' } },
  );
  return Map.groupBy(entries, ({ account }) => account.id);
});
