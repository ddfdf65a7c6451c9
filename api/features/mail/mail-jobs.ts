import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.js';

/** Columns of the view of the job queue (graphile-worker), for which there is no entity. */
interface QueuedJob {
  id: string;
  key: string | null;
  attempts: number;
  max_attempts: number;
  last_error: string | null;
  run_at: string;
  locked_at: string | null;
  locked_by: string | null;
}

/**
 * A query of mails (`mail`), each with the job that sends it (`job`), or without one: the queue deletes a job that is
 * done.
 */
export const mailsWithJobs = (em: EntityManager) =>
  db(em)
    .$extendTables<{ 'graphile_worker.jobs': QueuedJob }>()
    .selectFrom('OutgoingMail as mail')
    .leftJoin('graphile_worker.jobs as job', (join) =>
      join.on((eb) => eb('job.key', '=', eb.cast<string>('mail.id', 'text'))),
    );
