import type { EntityManager } from '@mikro-orm/postgresql';
import { type Dashboard, readDashboard } from '../../features/dashboard/dashboard.js';
import type { UndeliveredMailSummary } from '../../features/mail/mail.inputs.js';
import { summariseUndelivered } from '../../features/mail/undelivered-mails.js';

/** The jobs of one kind in the queue. */
interface WaitingJobs {
  task: string;
  /** Due and not tried yet. */
  waiting: number;
  /** Tried at least once and not given up: being tried now, or tried again later. */
  failing: number;
  /** Given up. */
  failed: number;
  /** Seconds since the earliest job that is not given up was due; 0 if none is due. */
  oldestSeconds: number;
}

/** The open work of the shop, over all its processes. */
export interface Backlog extends Pick<
  Dashboard,
  'totalOrders' | 'pendingOrders' | 'openInquiries'
> {
  jobs: readonly WaitingJobs[];
  mails: UndeliveredMailSummary;
}

/** The columns that are read of graphile-worker's view of its queue. */
interface Queue {
  'graphile_worker.jobs': {
    task_identifier: string;
    run_at: Date;
    attempts: number;
    max_attempts: number;
  };
}

/** Reads the backlog from the database; throws if the database does not answer. */
export async function readBacklog(em: EntityManager): Promise<Backlog> {
  const jobs = await readJobs(em, new Date());
  const mails = await summariseUndelivered(em, null);
  return { ...(await readDashboard(em)), jobs, mails };
}

async function readJobs(em: EntityManager, now: Date): Promise<WaitingJobs[]> {
  const rows = await em
    .getKysely<Queue>()
    .selectFrom('graphile_worker.jobs')
    .select((eb) => {
      const count = () => eb.fn.countAll<string>();
      const mostAttempts = eb.ref('max_attempts');
      return [
        'task_identifier as task',
        count().filterWhere('attempts', '=', 0).filterWhere('run_at', '<=', now).as('waiting'),
        count()
          .filterWhere('attempts', '>', 0)
          .filterWhere('attempts', '<', mostAttempts)
          .as('failing'),
        count().filterWhere('attempts', '>=', mostAttempts).as('failed'),
        eb.fn.min<string | null>('run_at').filterWhere('attempts', '<', mostAttempts).as('oldest'),
      ];
    })
    .groupBy('task_identifier')
    .execute();
  return rows.map(({ task, waiting, failing, failed, oldest }) => ({
    task,
    waiting: Number(waiting),
    failing: Number(failing),
    failed: Number(failed),
    oldestSeconds: Math.max(0, +now - +new Date(oldest ?? now)) / 1000,
  }));
}
