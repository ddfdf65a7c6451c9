import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../../database/db.js';

/** An attempt that is overdue by this much will not start by itself: its job has failed too often, or is lost. */
const LOST_MS = 5 * 60_000;

/**
 * Schedules an attempt for undelivered invoices that no job will send, for example after a time without `KSEF_*`;
 * returns how many there were. Invoices that KSeF has refused are left to staff.
 */
export async function resumeDeliveries(em: EntityManager, now: Date): Promise<number> {
  const lost = new Date(now.getTime() - LOST_MS);
  const { numUpdatedRows } = await db(em)
    .updateTable('InvoiceDelivery')
    .set({ nextAttemptAt: now })
    .where('state', 'in', ['issued', 'sent'])
    .where((eb) => eb.or([eb('nextAttemptAt', 'is', null), eb('nextAttemptAt', '<', lost)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
