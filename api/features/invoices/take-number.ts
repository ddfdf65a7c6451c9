import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { InvoiceKind } from '#engine/trade/invoices/invoice';
import { invoiceNumber, seriesOf } from '#engine/trade/invoices/number';
import { db } from '../../database/db.js';
import { InvoiceCounter } from './invoice-counter.entity.js';

/**
 * The next number of the kind's series in the month of `issuedOn` ("2026-11-25"). Concurrent transactions wait until
 * this one ends, and a rollback releases the number: a month has neither gaps nor duplicates. The caller flushes.
 */
export async function takeNumber(
  tx: EntityManager,
  kind: InvoiceKind,
  issuedOn: string,
): Promise<string> {
  const key = { series: seriesOf(kind), month: issuedOn.slice(0, 7) };
  await db(tx)
    .insertInto('InvoiceCounter')
    .values({ ...key, last: 0 })
    .onConflict((known) => known.columns(['series', 'month']).doNothing())
    .execute();
  const counter = await tx.findOneOrFail(InvoiceCounter, key, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    refresh: true,
  });
  counter.last += 1;
  return invoiceNumber(key.series, issuedOn, counter.last);
}
