import type { MikroORM } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import { Logger as WorkerLogger, run, type Runner, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Mailer } from '../../adapters/mailer.js';
import { OutgoingMail } from './outgoing-mail.entity.js';

const CONCURRENCY = 2;

/** Makes the tables of the job queue; safe to call on several nodes at once. */
export async function migrateJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: quiet() });
}

/** Starts sending what is queued, with growing waits between attempts. */
export function startMailWorker(
  orm: MikroORM,
  pool: Pool,
  mailer: Mailer,
  logger: Logger,
): Promise<Runner> {
  return run({
    pgPool: pool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: quiet(logger),
    taskList: {
      send_mail: async (payload) => sendMail(orm, mailer, (payload as { mailId: string }).mailId),
    },
  });
}

/** Sends one e-mail unless it has been sent; the row stays locked meanwhile, so that no two workers send it. */
export async function sendMail(orm: MikroORM, mailer: Mailer, mailId: string): Promise<void> {
  await orm.em.fork().transactional(async (tx) => {
    const mail = await tx.findOne(
      OutgoingMail,
      { id: mailId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!mail || mail.sentAt) return;
    await mailer.send({
      id: mail.id,
      recipient: mail.recipient,
      subject: mail.subject,
      text: mail.text,
    });
    mail.sentAt = new Date();
  });
}

function quiet(logger?: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error') logger?.error(message);
    else if (level === 'warning') logger?.warn(message);
  });
}
