import type { EntityManager } from '@mikro-orm/postgresql';
import { nextWorkingDay } from '#engine/trade/shop/working-days';
import type { KsefAccess } from '../../../adapters/ksef/ksef.js';
import { holidaysAround } from '../../content/public-holidays.js';
import { databaseTime } from '../../../database/database-time.js';
import type { Invoice } from '../invoice.entity.js';
import { InvoiceDelivery } from './invoice-delivery.entity.js';

/** Has the worker send an invoice to KSeF once this transaction is committed. The caller flushes. */
export async function startDelivery(
  tx: EntityManager,
  invoice: Invoice,
  access: KsefAccess,
): Promise<void> {
  const ksef = await access.connect();
  tx.create(InvoiceDelivery, {
    invoice,
    state: 'issued',
    dueOn: nextWorkingDay(invoice.issuedOn, holidaysAround(invoice.at)),
    // By the database's clock, which also starts the job.
    nextAttemptAt: new Date(await databaseTime(tx)),
    invoiceUrl: ksef.invoiceUrl(invoice),
    isDemonstration: access.isDemonstration,
  });
}
