import type { EntityManager } from '@mikro-orm/postgresql';
import { mailsWithJobs } from './mail-jobs.js';
import type { MailRecord, MailState } from './mail.inputs.js';

const MAX_PROBLEM = 300;

/**
 * The mails about these orders or offers, or with these answers to inquiries, the oldest first, each with its state.
 */
export async function readMails(
  em: EntityManager,
  by: 'orderId' | 'offerId' | 'inquiryAnswerId',
  ids: readonly number[],
): Promise<MailRecord[]> {
  const rows = await mailRecords(em)
    .where(`mail.${by}`, 'in', ids)
    .orderBy('mail.createdAt')
    .orderBy('mail.id')
    .execute();
  return rows.map(toRecord);
}

/** A query of mails with the columns that `toRecord` needs. */
export const mailRecords = (em: EntityManager) =>
  mailsWithJobs(em)
    .leftJoin('User as resender', 'resender.id', 'mail.resentById')
    .select([
      'mail.id',
      'mail.recipient',
      'mail.subject',
      'mail.orderId',
      'mail.inquiryId',
      'mail.offerId',
      'mail.inquiryAnswerId',
      'mail.createdAt',
      'mail.sentAt',
      'resender.name as resentByName',
      'job.attempts as begun',
      'job.max_attempts as maxAttempts',
      'job.locked_at as lockedAt',
      'job.last_error as problem',
      'job.run_at as runAt',
    ])
    .select((eb) => eb('mail.content', 'is not', null).as('canBeResent'));

type MailRow = Awaited<ReturnType<ReturnType<typeof mailRecords>['execute']>>[number];

/** A mail as staff see it. The job of a sent mail may still exist for a moment; it is ignored. */
export function toRecord({ begun, maxAttempts, lockedAt, runAt, ...mail }: MailRow): MailRecord {
  const canBeResent = Boolean(mail.canBeResent);
  if (mail.sentAt !== null)
    return { ...mail, canBeResent, state: 'sent', attempts: 0, nextAttemptAt: null, problem: null };
  const attempts = failedAttempts(begun, lockedAt);
  const isGivenUp = maxAttempts === null || attempts >= maxAttempts;
  const state = openState(isGivenUp, mail.problem);
  return {
    ...mail,
    canBeResent,
    state,
    attempts,
    nextAttemptAt: state === 'retrying' && runAt !== null ? new Date(runAt) : null,
    problem: mail.problem && mailProblem(mail.problem).slice(0, MAX_PROBLEM),
  };
}

/** The queue counts an attempt when it begins: an attempt that is under way has not failed. */
function failedAttempts(begun: number | null, lockedAt: string | null): number {
  if (begun === null) return 0;
  return lockedAt === null ? begun : begun - 1;
}

/** The state of an unsent mail. A mail without a job is never tried again and counts as given up. */
function openState(isGivenUp: boolean, problem: string | null): MailState {
  if (isGivenUp) return 'failed';
  return problem === null ? 'queued' : 'retrying';
}

/** What staff read where the mail server could not be reached; nodemailer passes on these codes of Node. */
const UNREACHABLE: readonly (readonly [pattern: RegExp, text: string])[] = [
  [
    /\bECONNREFUSED\b/,
    'Serwer poczty odrzuca połączenie. Sprawdź, czy działa i\u00a0czy jego adres w\u00a0ustawieniach jest dobry.',
  ],
  [
    /\b(ENOTFOUND|EAI_AGAIN|EDNS)\b/,
    'Nie ma serwera poczty o\u00a0tej nazwie. Sprawdź ustawienia.',
  ],
  [
    /\b(ETIMEDOUT|ESOCKETTIMEDOUT)\b|timed? ?out|timeout/i,
    'Serwer poczty nie odpowiedział na czas.',
  ],
  [/\b(ECONNRESET|EPIPE|ECONNECTION)\b|closed unexpectedly/i, 'Serwer poczty przerwał połączenie.'],
  [/\bEAUTH\b|invalid login/i, 'Serwer poczty nie przyjął loginu albo hasła.'],
];

/** The last error of a mail as a sentence for staff; what a mail server itself has answered is quoted. */
export function mailProblem(error: string): string {
  const [message = ''] = error.split('\n', 1);
  const cause = UNREACHABLE.find(([pattern]) => pattern.test(message));
  return cause?.[1] ?? `Serwer poczty odpowiedział: „${message}”.`;
}
