import type { EntityManager } from '@mikro-orm/postgresql';
import { type Dashboard, readDashboard } from '../features/dashboard/dashboard.js';

interface Waiting {
  /** Due and not tried yet. */
  waiting: number;
  /** Tried without success, and tried again later. */
  failing: number;
  /** Given up. */
  failed: number;
  /** For how long the oldest has waited; 0 where none waits. */
  oldestSeconds: number;
}

/** What the shop has to do, over all its processes. */
export interface Backlog extends Pick<
  Dashboard,
  'totalOrders' | 'pendingOrders' | 'openInquiries'
> {
  jobs: Waiting;
  mails: Waiting;
}

// In SQL, because the tables of the queue belong to graphile-worker and are no entities.
const STATES = `
  count(*) filter (where job.attempts = 0 and job.run_at <= now())::int as waiting,
  count(*) filter (where job.attempts between 1 and job.max_attempts - 1)::int as failing`;

const JOBS = `
  select ${STATES},
    count(*) filter (where job.attempts >= job.max_attempts)::int as failed,
    coalesce(extract(epoch from now() - min(job.run_at) filter (where job.run_at <= now())), 0)::float as "oldestSeconds"
  from graphile_worker.jobs job`;

/** Nobody will try a mail again that is not sent and has no job. */
const MAILS = `
  select ${STATES},
    count(*) filter (where job.id is null or job.attempts >= job.max_attempts)::int as failed,
    coalesce(extract(epoch from now() - min(mail.created_at)), 0)::float as "oldestSeconds"
  from outgoing_mail mail
    left join graphile_worker.jobs job on job.key = mail.id::text
  where mail.sent_at is null`;

/** Counts it as the database has it now. Fails where the database does not answer. */
export async function readBacklog(em: EntityManager): Promise<Backlog> {
  const [jobs] = await em.execute<Waiting[]>(JOBS);
  const [mails] = await em.execute<Waiting[]>(MAILS);
  return { ...(await readDashboard(em)), jobs: jobs!, mails: mails! };
}
