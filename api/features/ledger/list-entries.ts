import type { EntityManager } from '@mikro-orm/postgresql';
import { batched } from '../../shared/batched.js';
import { LedgerEntry } from './ledger-entry.entity.js';

/** The entries of an order, the oldest first; undefined where there are none. */
export const entriesOf = batched(async (em: EntityManager, orderIds: readonly number[]) => {
  const entries = await em.find(
    LedgerEntry,
    { account: { $in: [...orderIds] } },
    { orderBy: { id: 'asc' } },
  );
  return Map.groupBy(entries, ({ account }) => account.id);
});

/** The payments and refunds of an order that were not reversed, the oldest first. */
export async function movementsOf(em: EntityManager, orderId: number): Promise<LedgerEntry[]> {
  const entries = (await entriesOf(em, orderId)) ?? [];
  const reversed = new Set(entries.map(({ reverses }) => reverses?.id));
  return entries.filter(
    ({ id, kind }) => (kind === 'paid' || kind === 'refunded') && !reversed.has(id),
  );
}
