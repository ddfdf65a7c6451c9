import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateSum } from '#engine/trade/invoices/invoice';
import { addSums } from '#engine/trade/invoices/sums';
import { ledgerIds } from './list-ledger.js';
import { registeredEntries } from './registered-entries.js';

/** Entries read at once. */
const BATCH = 100;

/**
 * What was paid on each day of a span for orders without an invoice, less what was refunded, by rate of VAT; only days
 * on which something is left, the earliest first. The orders of the span are not kept in `em`.
 */
export async function salesWithoutInvoice(
  em: EntityManager,
  [from, to]: readonly [from: string, to: string],
): Promise<{ day: string; sums: RateSum[] }[]> {
  const ids = (await ledgerIds(em, { from, to, movesMoney: true })).map(({ id }) => String(id));
  const days = new Map<string, RateSum[]>();
  for (let start = 0; start < ids.length; start += BATCH) {
    for (const entry of await registeredEntries(em, ids.slice(start, start + BATCH)))
      if (entry.invoices.length === 0)
        days.set(entry.valueDay, addSums(days.get(entry.valueDay) ?? [], entry.sums));
    em.clear();
  }
  return [...days]
    .map(([day, sums]) => ({ day, sums }))
    .filter(({ sums }) => sums.some(({ gross, vat }) => gross !== 0 || vat !== 0));
}
