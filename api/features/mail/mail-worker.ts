import type { MikroORM } from '@mikro-orm/postgresql';
import { Logger as WorkerLogger, run, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Mailer } from '../../adapters/mailer.js';
import { prepared } from '../../database/prepared.js';
import type { OutgoingMail } from './outgoing-mail.entity.js';

const CONCURRENCY = 2;
const RESCUE_SECONDS = 5;

/** Makes the tables of the job queue; safe to call on several nodes at once. */
export async function migrateJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: quiet() });
}

export interface MailWorker {
  /** Finishes what is being sent. */
  stop(): Promise<void>;
}

/** Starts sending what is queued, with growing waits between attempts. */
export async function startMailWorker(
  orm: MikroORM,
  pool: Pool,
  mailer: Mailer,
  logger: Logger,
): Promise<MailWorker> {
  const runner = await run({
    pgPool: pool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: quiet(logger),
    taskList: {
      send_mail: async (payload) => sendMail(orm, mailer, (payload as { mailId: string }).mailId),
    },
  });
  const rescue = setInterval(() => {
    freeAbandoned(pool).catch((error: unknown) =>
      logger.warn({ err: error }, 'abandoned e-mails not freed'),
    );
  }, RESCUE_SECONDS * 1000).unref();
  return {
    async stop() {
      clearInterval(rescue);
      await runner.stop();
    },
  };
}

/**
 * Gives back the e-mails of workers that died: the queue itself would wait four hours for them. Whoever is at work holds
 * the lock of its e-mail's row, so a job that has been taken while its row is free has lost its worker.
 */
async function freeAbandoned(pool: Pool): Promise<void> {
  await pool.query(
    `with taken as materialized (
       select locked_by, key from graphile_worker.jobs
        where task_identifier = 'send_mail' and locked_at < now() - make_interval(secs => $1)),
     abandoned as (
       select locked_by from taken join outgoing_mail mail on mail.id = taken.key::uuid for update of mail skip locked)
     select graphile_worker.force_unlock_workers(array_agg(locked_by)) from abandoned`,
    [RESCUE_SECONDS],
  );
}

/** Sends one e-mail unless it has been sent; the row stays locked meanwhile, so that no two workers send it. */
export async function sendMail(orm: MikroORM, mailer: Mailer, mailId: string): Promise<void> {
  await orm.em.fork().transactional(async (tx) => {
    const [mail] = await prepared<Pick<OutgoingMail, 'id' | 'recipient' | 'subject' | 'text'>>(
      tx,
      `update outgoing_mail set sent_at = clock_timestamp() where id = $1 and sent_at is null
        returning id, recipient, subject, text`,
      [mailId],
    );
    if (mail) await mailer.send(mail);
  });
}

function quiet(logger?: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error') logger?.error(message);
    else if (level === 'warning') logger?.warn(message);
  });
}
