import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { polishClock } from '#engine/locale/polish-time';
import { type Ksef, KsefFailure, type Submission } from '../../../adapters/ksef/ksef.js';
import { db } from '../../../database/db.js';
import { InvoiceDelivery } from './invoice-delivery.entity.js';
import { goOffline, markSubmitted, postpone, settle, outcomeOf } from './record-delivery.js';

/** Longer than an attempt takes: an attempt that has no result after this time is repeated. */
const ATTEMPT_MS = 2 * 60_000;
/** The clocks of this server and of the database, which starts the jobs, may differ by this much. */
const CLOCKS_MS = 60_000;

/** What an attempt to deliver an invoice needs. */
interface Office {
  em: EntityManager;
  ksef: Ksef;
  logger: Logger;
}

/**
 * Makes one attempt to deliver an invoice: calls KSeF outside of transactions, and records each answer in a
 * transaction. If the process ends in between, the next attempt finds the document in KSeF as its own duplicate. An
 * invoice that cannot be submitted switches to the legal mode offline24, unless KSeF is only busy. In that mode the
 * invoice is valid at once and must be submitted by the next working day.
 */
export async function deliverInvoice(office: Office, id: number, now: Date): Promise<void> {
  const { em, ksef, logger } = office;
  const delivery = await begin(office, id, now);
  if (!delivery) return;
  try {
    const submission = submissionOf(delivery) ?? (await handOver(office, delivery));
    const outcome = await outcomeOf(ksef, delivery.invoice.getEntity(), submission);
    await change(em, id, (tx, locked) => settle(tx, locked, outcome));
  } catch (error) {
    if (!(error instanceof KsefFailure)) throw error;
    logger.warn({ err: error, delivery: id }, 'an invoice is not delivered yet');
    await change(em, id, (tx, locked) => postpone(tx, locked, error, ksef));
  }
}

/** Claims an attempt, so that no other server makes it, and returns the delivery; null where no attempt is due. */
function begin({ em, ksef }: Office, id: number, now: Date): Promise<InvoiceDelivery | null> {
  return em.fork().transactional(async (tx) => {
    const delivery = await tx.findOne(InvoiceDelivery, { id }, LOCKED);
    const at = delivery?.nextAttemptAt?.getTime();
    if (!delivery || at === undefined || at > now.getTime() + CLOCKS_MS) return null;
    delivery.nextAttemptAt = new Date(now.getTime() + ATTEMPT_MS);
    delivery.attempts += 1;
    const { issuedOn } = delivery.invoice.getEntity();
    // KSeF treats an invoice that arrives after its day of issue as issued in the mode offline24.
    if (delivery.state === 'issued' && polishClock(now).day > issuedOn)
      await goOffline(tx, delivery, ksef);
    return delivery;
  });
}

async function handOver({ em, ksef }: Office, delivery: InvoiceDelivery): Promise<Submission> {
  const { id, invoice, isOffline } = delivery;
  const submission = await ksef.submit(invoice.getEntity().xml, isOffline);
  await change(em, id, (_tx, locked) => markSubmitted(locked, submission));
  return submission;
}

const submissionOf = ({ state, session, reference }: InvoiceDelivery): Submission | null =>
  state === 'sent' && session && reference ? { session, reference } : null;

/** Changes a delivery under its lock, unless it has ended meanwhile. */
function change(
  em: EntityManager,
  id: number,
  make: (tx: EntityManager, delivery: InvoiceDelivery) => void | Promise<void>,
): Promise<void> {
  return em.fork().transactional(async (tx) => {
    const delivery = await tx.findOne(InvoiceDelivery, { id }, LOCKED);
    if (delivery && !isOver(delivery)) await make(tx, delivery);
  });
}

/**
 * Query options that lock a delivery before a change, and load the invoice with its XML, and the order, whose customer
 * is mailed.
 */
const LOCKED = {
  lockMode: LockMode.PESSIMISTIC_WRITE,
  populate: ['invoice.xml', 'invoice.order'],
  refresh: true,
  strategy: 'select-in',
} as const;

/** Whether the delivery has ended; staff may still restart a refused one. */
const isOver = ({ state }: Pick<InvoiceDelivery, 'state'>): boolean =>
  state === 'accepted' || state === 'rejected';

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
