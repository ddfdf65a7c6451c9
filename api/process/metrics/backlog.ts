import type { EntityManager } from '@mikro-orm/postgresql';
import { type Dashboard, readDashboard } from '../../features/dashboard/dashboard.js';
import type { UndeliveredMailSummary } from '../../features/mail/mail.inputs.js';
import { summariseUndelivered } from '../../features/mail/undelivered-mails.js';

/** What the queue holds of one kind of job. */
interface WaitingJobs {
  task: string;
  /** Due and not tried yet. */
  waiting: number;
  /** Tried without success, and tried again later. */
  failing: number;
  /** Given up. */
  failed: number;
  /** For how long the oldest due job has waited; 0 where none waits. */
  oldestSeconds: number;
}

/** What the shop has to do, over all its processes. */
export interface Backlog extends Pick<
  Dashboard,
  'totalOrders' | 'pendingOrders' | 'openInquiries'
> {
  jobs: readonly WaitingJobs[];
  mails: UndeliveredMailSummary;
}

// In SQL, because the tables of the queue belong to graphile-worker and are no entities.
const JOBS = `
  select task_identifier as task,
    count(*) filter (where attempts = 0 and run_at <= now())::int as waiting,
    count(*) filter (where attempts between 1 and max_attempts - 1)::int as failing,
    count(*) filter (where attempts >= max_attempts)::int as failed,
    coalesce(extract(epoch from now() - min(run_at) filter (where run_at <= now())), 0)::float as "oldestSeconds"
  from graphile_worker.jobs
  group by task_identifier`;

/** Counts it as the database has it now. Fails where the database does not answer. */
export async function readBacklog(em: EntityManager): Promise<Backlog> {
  const jobs = await em.execute<WaitingJobs[]>(JOBS);
  const mails = await summariseUndelivered(em, { role: 'admin' });
  return { ...(await readDashboard(em)), jobs, mails };
}
