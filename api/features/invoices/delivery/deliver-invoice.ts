import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { polishClock } from '../../../../engine/locale/polish-time.js';
import { type Ksef, KsefFailure, type Submission } from '../../../adapters/ksef/ksef.js';
import { goOffline, handedOver, postpone, settle } from './record-delivery.js';
import { InvoiceDelivery } from './invoice-delivery.entity.js';
import { LOCKED, isOver } from './locked-delivery.js';
import { outcomeOf } from './outcome.js';

/** Longer than an attempt takes: one that ends without a word is followed by the next one then. */
const ATTEMPT_MS = 5 * 60_000;
/** How much the clocks of this server and of the database, which starts the jobs, may differ. */
const CLOCKS_MS = 60_000;

/** What attempts work with. */
interface Office {
  em: EntityManager;
  ksef: Ksef;
  logger: Logger;
}

/**
 * Brings an invoice nearer to its number in KSeF: asks outside of transactions, and records each answer in one. If this
 * ends between both, the next attempt finds the document in KSeF as its own duplicate. An invoice that cannot be handed
 * over becomes one of the mode offline24, by itself.
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

/** Takes an attempt, so that nobody else makes it; null where none is due. */
function begin({ em, ksef }: Office, id: number, now: Date): Promise<InvoiceDelivery | null> {
  return em.fork().transactional(async (tx) => {
    const delivery = await tx.findOne(InvoiceDelivery, { id }, LOCKED);
    const at = delivery?.nextAttemptAt?.getTime();
    if (!delivery || at === undefined || at > now.getTime() + CLOCKS_MS) return null;
    delivery.nextAttemptAt = new Date(now.getTime() + ATTEMPT_MS);
    delivery.attempts += 1;
    const { issuedOn } = delivery.invoice.getEntity();
    // KSeF takes an invoice that it gets on a later day for one of the mode offline24.
    if (delivery.state === 'issued' && polishClock(now).day > issuedOn)
      goOffline(tx, delivery, ksef);
    return delivery;
  });
}

async function handOver({ em, ksef }: Office, delivery: InvoiceDelivery): Promise<Submission> {
  const { id, invoice, isOffline } = delivery;
  const submission = await ksef.submit(invoice.getEntity().xml, isOffline);
  await change(em, id, (_tx, locked) => handedOver(locked, submission));
  return submission;
}

const submissionOf = ({ state, session, reference }: InvoiceDelivery): Submission | null =>
  state === 'sent' && session && reference ? { session, reference } : null;

/** Changes a delivery under its lock, unless it has come to its end meanwhile. */
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
