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

/** The day of the latest payment of an order that was not taken back: "2026-11-25"; null where there is none. */
export async function lastPaymentDay(em: EntityManager, orderId: number): Promise<string | null> {
  const entries = await em.find(LedgerEntry, {
    account: orderId,
    kind: { $in: ['paid', 'paid_reversed'] },
  });
  const reversed = new Set(entries.map(({ reverses }) => reverses?.id));
  const days = entries.flatMap(({ id, kind, valueDay }) =>
    kind === 'paid' && !reversed.has(id) ? [valueDay] : [],
  );
  return days.toSorted().at(-1) ?? null;
}
