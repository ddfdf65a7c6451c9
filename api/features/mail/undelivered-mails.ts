import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../database/prepared.js';
import type { PageInput } from '../../shared/page.js';
import type { User } from '../auth/user.entity.js';
import type {
  UndeliveredMailList,
  UndeliveredMailSort,
  UndeliveredMailSummary,
} from './mail.inputs.js';
import { MAILS, type MailRow, toMail } from './read-mails.js';

/** Not sent, and given up, failed before, or 5 minutes past its time. A mail without a job nobody will ever try. */
const UNDELIVERED = `mail.sent_at is null and (job.id is null or job.last_error is not null
    or job.run_at < now() - interval '5 minutes')`;

/** Mails that are about no order and no inquiry are for admins. */
const VISIBLE = '($1 or mail.order_id is not null or mail.inquiry_id is not null)';

const isAdmin = ({ role }: Pick<User, 'role'>): boolean => role === 'admin';

const ORDERS: Record<UndeliveredMailSort, string> = {
  oldest: 'mail.created_at, mail.id',
  newest: 'mail.created_at desc, mail.id desc',
};

/** One page of the mails that do not get through, of those that the viewer may see. */
export async function listUndelivered(
  em: EntityManager,
  viewer: User,
  sort: UndeliveredMailSort,
  { limit, offset }: PageInput,
): Promise<UndeliveredMailList> {
  const text = `${MAILS} where ${UNDELIVERED} and ${VISIBLE} order by ${ORDERS[sort]} limit $2 offset $3`;
  const [rows, { failed, retrying, late }] = await Promise.all([
    prepared<MailRow>(em, text, [isAdmin(viewer), limit, offset]),
    summariseUndelivered(em, viewer),
  ]);
  return { items: rows.map(toMail), totalCount: failed + retrying + late };
}

const SUMMARY = `
  select count(*) filter (where is_given_up)::int as failed,
    count(*) filter (where not is_given_up and problem is not null)::int as retrying,
    count(*) filter (where not is_given_up and problem is null)::int as late, min(created_at) as "oldestAt"
  from (
    select mail.created_at, job.last_error as problem,
      job.id is null or (job.attempts >= job.max_attempts and job.locked_at is null) as is_given_up
    from outgoing_mail mail left join graphile_worker.jobs job on job.key = mail.id::text
    where ${UNDELIVERED} and ${VISIBLE}) undelivered`;

/** How many mails do not get through, of those that the viewer may see. */
export async function summariseUndelivered(
  em: EntityManager,
  viewer: Pick<User, 'role'>,
): Promise<UndeliveredMailSummary> {
  const [row] = await prepared<
    Omit<UndeliveredMailSummary, 'oldestAt'> & { oldestAt: string | null }
  >(em, SUMMARY, [isAdmin(viewer)]);
  const { oldestAt, ...counts } = row!;
  return { ...counts, oldestAt: oldestAt === null ? null : new Date(oldestAt) };
}

/** All mails that do not get through, of those that the viewer may see. */
export function findUndelivered(
  em: EntityManager,
  viewer: Pick<User, 'role'>,
): Promise<{ id: string }[]> {
  const text = `select mail.id from outgoing_mail mail left join graphile_worker.jobs job on job.key = mail.id::text
    where ${UNDELIVERED} and ${VISIBLE} and mail.content is not null`;
  return prepared(em, text, [isAdmin(viewer)]);
}
