import type { EntityManager } from '@mikro-orm/postgresql';
import { databaseTime } from '../../database/database-calls.js';
import { db } from '../../database/db.js';
import { mailsWithJobs } from './mail-jobs.js';

/**
 * Releases the mail jobs of workers that have died, which the queue itself would do only after four hours. A worker
 * locks the row of the mail that it sends: a job that was taken more than `seconds` ago and whose mail is not locked
 * has lost its worker.
 */
export async function freeAbandonedMails(em: EntityManager, seconds: number): Promise<void> {
  await em.transactional(async (tx) => {
    const before = new Date((await databaseTime(tx)) - seconds * 1000);
    const abandoned = await mailsWithJobs(tx)
      .select('job.locked_by as worker')
      .where('job.locked_at', '<', before.toISOString())
      .forUpdate('mail')
      .skipLocked()
      .execute();
    const workers = abandoned.map(({ worker }) => worker);
    if (workers.length === 0) return;
    await db(tx)
      .selectNoFrom((eb) =>
        eb.fn('graphile_worker.force_unlock_workers', [eb.val(workers)]).as('done'),
      )
      .execute();
  });
}
