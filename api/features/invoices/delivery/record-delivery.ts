import type { EntityManager } from '@mikro-orm/postgresql';
import {
  KsefBusy,
  type Ksef,
  type KsefFailure,
  type Submission,
} from '../../../adapters/ksef/ksef.js';
import { queueMail } from '../../mail/queue-mail.js';
import { invoiceMail } from '../invoice-mails.js';
import type { Invoice } from '../invoice.entity.js';
import { updateInvoicedSum } from '../update-invoiced-sum.js';
import type { InvoiceDelivery } from './invoice-delivery.entity.js';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/**
 * Pauses between attempts, each twice as long as the one before, up to the longest: while KSeF works on a document
 * (PENDING), and after failures (FAILED).
 */
const PENDING = { first: SECOND_MS, longest: MINUTE_MS };
const FAILED = { first: 15 * SECOND_MS, longest: 2 * MINUTE_MS };
/** Why a document is submitted again. */
const AGAIN = {
  dropped: 'KSeF przerwał pracę nad dokumentem',
  unknown: 'KSeF nie zna już tego dokumentu',
} as const;
const MAX_PROBLEM = 1000;

/** Records that a document was submitted to KSeF. */
export function markSubmitted(delivery: InvoiceDelivery, { session, reference }: Submission): void {
  Object.assign(delivery, { session, reference, state: 'sent', attempts: 0, problem: null });
}

/**
 * Records what became of a submitted document. The customer is mailed about an accepted invoice, unless that was done
 * when it went offline. For a refused invoice, locks the account of the order and flushes.
 */
export async function settle(
  tx: EntityManager,
  delivery: InvoiceDelivery,
  outcome: Outcome,
): Promise<void> {
  const { state } = outcome;
  if (state === 'pending') delivery.nextAttemptAt = later(delivery, PENDING);
  if (state === 'dropped' || state === 'unknown') {
    const problem = AGAIN[state];
    Object.assign(delivery, { state: 'issued', session: null, reference: null, problem });
    delivery.nextAttemptAt = later(delivery, FAILED);
  }
  if (state === 'rejected') {
    const { duplicateOf } = outcome;
    Object.assign(delivery, { state, duplicateOf, nextAttemptAt: null });
    delivery.problem = outcome.reason.slice(0, MAX_PROBLEM);
    await updateInvoicedSum(tx, delivery.invoice.getEntity().order.id);
  }
  if (state === 'accepted') {
    const { ksefNumber, confirmation } = outcome;
    const end = { nextAttemptAt: null, problem: null, acceptedAt: new Date() };
    Object.assign(delivery, { state, ksefNumber, confirmation, ...end });
    if (!delivery.isOffline) await mail(tx, delivery);
  }
}

/**
 * Schedules the next attempt: at the time that a busy KSeF names, or after growing pauses for any other failure. Such a
 * failure also switches an invoice that was not submitted yet to the mode offline24.
 */
export async function postpone(
  tx: EntityManager,
  delivery: InvoiceDelivery,
  failure: KsefFailure,
  ksef: Ksef,
): Promise<void> {
  delivery.problem = failure.message.slice(0, MAX_PROBLEM);
  if (failure instanceof KsefBusy) {
    delivery.nextAttemptAt = new Date(Date.now() + failure.waitMs);
    return;
  }
  delivery.nextAttemptAt = later(delivery, FAILED);
  if (delivery.state === 'issued') await goOffline(tx, delivery, ksef);
}

/**
 * Switches an invoice to the mode offline24 and mails it to the customer before KSeF has it. Until KSeF accepts it, the
 * printed invoice shows OFFLINE and its QR codes.
 */
export async function goOffline(
  tx: EntityManager,
  delivery: InvoiceDelivery,
  ksef: Ksef,
): Promise<void> {
  if (delivery.isOffline) return;
  delivery.isOffline = true;
  // The URL is computed only once, because its signature differs each time.
  delivery.certificateUrl = ksef.certificateUrl(delivery.invoice.getEntity());
  await mail(tx, delivery);
}

async function mail(tx: EntityManager, { invoice }: InvoiceDelivery): Promise<void> {
  await queueMail(tx, invoiceMail(invoice.getEntity().order.getEntity(), invoice.getEntity()));
}

const later = (
  { attempts }: InvoiceDelivery,
  { first, longest }: { first: number; longest: number },
): Date => new Date(Date.now() + Math.min(longest, first * 2 ** Math.min(attempts - 1, 10)));

/**
 * What became of a document that was submitted to KSeF. `pending`: KSeF has not decided; `dropped`: KSeF has failed,
 * `unknown`: KSeF does not know the submission, and the document must be submitted again. `duplicateOf` is the KSeF number of another document with the same invoice
 * number.
 */
type Outcome =
  | { state: 'pending' | 'dropped' | 'unknown' }
  | { state: 'accepted'; ksefNumber: string; confirmation: string }
  | { state: 'rejected'; reason: string; duplicateOf: string | null };

/**
 * Asks KSeF for the result of a submitted document. If an earlier submission was accepted but its answer was lost, KSeF
 * reports the document as a duplicate: it then has the number of that submission. If KSeF has another document under
 * the same invoice number, this one is refused.
 */
export async function outcomeOf(
  ksef: Ksef,
  { xmlHash }: Invoice,
  submission: Submission,
): Promise<Outcome> {
  const status = await ksef.statusOf(submission);
  if (status.state === 'rejected') return { ...status, duplicateOf: null };
  if (status.state !== 'accepted' && status.state !== 'duplicate') return status;
  const { ksefNumber } = status;
  let { session } = submission;
  if (status.state === 'duplicate') {
    if ((await ksef.hashOf(ksefNumber)) !== xmlHash)
      return { state: 'rejected', reason: other(ksefNumber), duplicateOf: ksefNumber };
    ({ session } = status);
  }
  const confirmation = await ksef.confirmationOf(session, ksefNumber);
  return { state: 'accepted', ksefNumber, confirmation };
}

const other = (ksefNumber: string): string =>
  `W\u00a0KSeF jest już inna faktura o\u00a0tym samym numerze; jej numer KSeF: ${ksefNumber}.`;
