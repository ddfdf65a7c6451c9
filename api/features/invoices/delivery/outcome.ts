import type { Ksef, Submission } from '../../../adapters/ksef/ksef.js';
import type { Invoice } from '../invoice.entity.js';

/**
 * What became of a document that was submitted to KSeF. `pending`: KSeF has not decided; `dropped`: KSeF has failed,
 * `unknown`: KSeF does not know the submission, and the document must be submitted again. `duplicateOf` is the KSeF number of another document with the same invoice
 * number.
 */
export type Outcome =
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
