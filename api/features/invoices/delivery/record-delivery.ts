import type { EntityManager } from '@mikro-orm/postgresql';
import {
  KsefBusy,
  type Ksef,
  type KsefFailure,
  type Submission,
} from '../../../adapters/ksef/ksef.js';
import { queueMail } from '../../mail/queue-mail.js';
import { invoiceMail } from '../invoice-mails.js';
import { updateInvoicedSum } from '../update-invoiced-sum.js';
import type { InvoiceDelivery } from './invoice-delivery.entity.js';
import type { Outcome } from './outcome.js';

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
    if (!delivery.isOffline) mail(tx, delivery);
  }
}

/**
 * Schedules the next attempt: at the time that a busy KSeF names, or after growing pauses for any other failure. Such a
 * failure also switches an invoice that was not submitted yet to the mode offline24.
 */
export function postpone(
  tx: EntityManager,
  delivery: InvoiceDelivery,
  failure: KsefFailure,
  ksef: Ksef,
): void {
  delivery.problem = failure.message.slice(0, MAX_PROBLEM);
  if (failure instanceof KsefBusy) {
    delivery.nextAttemptAt = new Date(Date.now() + failure.waitMs);
    return;
  }
  delivery.nextAttemptAt = later(delivery, FAILED);
  if (delivery.state === 'issued') goOffline(tx, delivery, ksef);
}

/**
 * Switches an invoice to the mode offline24 and mails it to the customer before KSeF has it. Until KSeF accepts it, the
 * printed invoice shows OFFLINE and its QR codes.
 */
export function goOffline(tx: EntityManager, delivery: InvoiceDelivery, ksef: Ksef): void {
  if (delivery.isOffline) return;
  delivery.isOffline = true;
  // The URL is computed only once, because its signature differs each time.
  delivery.certificateUrl = ksef.certificateUrl(delivery.invoice.getEntity());
  mail(tx, delivery);
}

function mail(tx: EntityManager, { invoice }: InvoiceDelivery): void {
  queueMail(tx, invoiceMail(invoice.getEntity().order.getEntity(), invoice.getEntity()));
}

const later = (
  { attempts }: InvoiceDelivery,
  { first, longest }: { first: number; longest: number },
): Date => new Date(Date.now() + Math.min(longest, first * 2 ** Math.min(attempts - 1, 10)));
