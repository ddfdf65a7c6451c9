import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../../errors.js';
import { prepared } from '../../../database/prepared.js';
import { batched } from '../../../shared/batched.js';
import { asStaff } from '../../audit/as-staff.js';
import type { User } from '../../auth/user.entity.js';
import { resendMail } from '../../mail/resend-mail.js';
import type { MailState, OrderMail } from './order-mail.payloads.js';

const MAX_PROBLEM = 300;

interface MailRow {
  orderId: number;
  id: string;
  recipient: string;
  subject: string;
  createdAt: string;
  sentAt: string | null;
  resentByName: string | null;
  attempts: number | null;
  isGivenUp: boolean | null;
  nextAttemptAt: string | null;
  problem: string | null;
}

/** The queue forgets a job once it is done, and counts an attempt when it begins. */
const MAILS = `
  select mail.order_id as "orderId", mail.id, recipient, subject, mail.created_at as "createdAt", sent_at as "sentAt",
    resender.name as "resentByName", case when job.locked_at is null then job.attempts else job.attempts - 1 end as attempts,
    job.attempts >= job.max_attempts and job.locked_at is null as "isGivenUp",
    job.run_at as "nextAttemptAt", job.last_error as problem
  from outgoing_mail mail
    left join user_account resender on resender.id = mail.resent_by_id
    left join graphile_worker.jobs job on job.key = mail.id::text and mail.sent_at is null
  where mail.order_id = any ($1)
  order by mail.created_at, mail.id`;

/** What was, or is to be, mailed to the customer about an order, the oldest first. */
export const mailsOf = batched(async (em: EntityManager, orderIds: readonly number[]) => {
  const rows = await prepared<MailRow>(em, MAILS, [orderIds]);
  const groups = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map([...groups].map(([orderId, mails]) => [orderId, mails.map(toMail)]));
});

/** Queues a mail of an order anew; answers the number of the order. Throws NOT_FOUND, and CONFLICT while it is sent. */
export function resendOrderMail(em: EntityManager, viewer: User, mailId: string): Promise<number> {
  return asStaff(em, viewer, async (tx) => {
    const outcome = await resendMail(tx, mailId, viewer.id);
    if (outcome === null) throw new AppError('NOT_FOUND', 'Nie ma już tej wiadomości.');
    if (outcome === 'sending')
      throw new AppError('CONFLICT', 'Ta wiadomość jest właśnie wysyłana. Odśwież za chwilę.');
    return outcome;
  });
}

function toMail({ createdAt, sentAt, nextAttemptAt, problem, ...row }: MailRow): OrderMail {
  const state = stateOf({ sentAt, problem, ...row });
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

function stateOf({
  sentAt,
  isGivenUp,
  problem,
}: Pick<MailRow, 'sentAt' | 'isGivenUp' | 'problem'>): MailState {
  if (sentAt !== null) return 'sent';
  // Without a job nobody will ever try.
  if (isGivenUp !== false) return 'failed';
  return problem === null ? 'queued' : 'retrying';
}
