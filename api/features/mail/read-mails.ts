import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../database/prepared.js';
import type { MailRecord, MailState } from './mail.payloads.js';

const MAX_PROBLEM = 300;

/** A row as the database answers it. */
export interface MailRow extends Omit<
  MailRecord,
  'state' | 'createdAt' | 'sentAt' | 'attempts' | 'nextAttemptAt'
> {
  createdAt: string;
  sentAt: string | null;
  attempts: number | null;
  isGivenUp: boolean | null;
  nextAttemptAt: string | null;
}

/** Mails as `mail` with their jobs as `job`. The queue forgets a job once it is done, and counts an attempt when it begins. */
export const MAILS = `
  select mail.id, recipient, subject, mail.order_id as "orderId", mail.inquiry_id as "inquiryId",
    mail.inquiry_answer_id as "inquiryAnswerId", mail.content is not null as "canBeResent",
    mail.created_at as "createdAt", sent_at as "sentAt", resender.name as "resentByName",
    case when job.locked_at is null then job.attempts else job.attempts - 1 end as attempts,
    job.attempts >= job.max_attempts and job.locked_at is null as "isGivenUp",
    job.run_at as "nextAttemptAt", job.last_error as problem
  from outgoing_mail mail
    left join user_account resender on resender.id = mail.resent_by_id
    left join graphile_worker.jobs job on job.key = mail.id::text and mail.sent_at is null`;

/** The mails about these orders or answers, the oldest first, with what became of each. */
export async function readMails(
  em: EntityManager,
  by: 'order_id' | 'inquiry_answer_id',
  ids: readonly number[],
): Promise<MailRecord[]> {
  const text = `${MAILS} where mail.${by} = any ($1) order by mail.created_at, mail.id`;
  return (await prepared<MailRow>(em, text, [ids])).map(toMail);
}

export function toMail({ isGivenUp, ...row }: MailRow): MailRecord {
  const { createdAt, sentAt, nextAttemptAt, problem } = row;
  const state = stateOf(sentAt, isGivenUp, problem);
  return {
    ...row,
    state,
    createdAt: new Date(createdAt),
    sentAt: sentAt === null ? null : new Date(sentAt),
    attempts: row.attempts ?? 0,
    nextAttemptAt: state === 'retrying' && nextAttemptAt !== null ? new Date(nextAttemptAt) : null,
    problem: problem?.split('\n')[0]!.slice(0, MAX_PROBLEM) ?? null,
  };
}

function stateOf(
  sentAt: string | null,
  isGivenUp: boolean | null,
  problem: string | null,
): MailState {
  if (sentAt !== null) return 'sent';
  // Without a job nobody will ever try.
  if (isGivenUp !== false) return 'failed';
  return problem === null ? 'queued' : 'retrying';
}
