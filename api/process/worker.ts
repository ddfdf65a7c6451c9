import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Logger as WorkerLogger, type RunnerOptions, run } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { type Mailer, outboxOf } from '../adapters/mailer.js';
import type { Services } from '../request/services.js';
import { callFunction } from '../database/call-function.js';
import { WORKER_LIMITS } from '../database/limits.js';
import { databaseTime } from '../database/database-time.js';
import { createOrm } from '../setup/orm.js';
import { poolOf } from '../database/pool.js';
import { deliverInvoice } from '../features/invoices/delivery/deliver-invoice.js';
import { resumeDeliveries } from '../features/invoices/delivery/resume-deliveries.js';
import { mailRequestedLink } from '../features/accounts/mail-password-link.js';
import { freeAbandonedMails } from '../features/mail/free-abandoned-mails.js';
import { MailSender } from '../features/mail/send-mail.js';
import { remindOffers } from '../features/offers/sending/remind-offers.js';
import { checkRefunds } from '../features/payments/refunds/check-refunds.js';
import { findPanelRefunds } from '../features/payments/refunds/find-panel-refunds.js';
import { sendRefunds } from '../features/payments/refunds/send-refund.js';
import { checkPayments } from '../features/payments/online/check-payments.js';
import { reminderTerms } from '../features/ledger/reminder-calendar.js';
import { remindPayers } from '../features/orders/payment/remind-payers.js';
import { applyDueChanges } from '../features/pricing/scheduled/apply-change.js';
import { withoutEmails } from './logger.js';
import { forgetCounts } from '../features/retention/forget-counts.js';
import { expiredBefore, forgetExpired } from '../features/retention/forget-expired.js';

const CONCURRENCY = 2;
/** Two for jobs, one for LISTEN, one for the queue itself. */
const CONNECTIONS = 4;
const RESTART_MS = 1000;
const RESCUE_SECONDS = 5;
/** A node whose clock differs from the database's by more takes no jobs: it would start scheduled ones at a wrong time. */
const CLOCK_TOLERANCE_MS = 60_000;
const CLOCK_CHECK_MS = 10_000;
/**
 * A pause after each e-mail, so that orders placed meanwhile are not slowed down: a process sends at most 20 a second.
 */
const PAUSE_MS = 100;
/**
 * In UTC; each run happens once for all nodes. `fill`: how far back the worker makes up for missed runs when it starts;
 * with a `jobKey`, several missed runs are one job. A run does all that is due, also what an earlier one missed.
 */
const CRONTAB = `17 2 * * * forget_expired ?fill=1w&jobKey=forget_expired
41 4 * * * find_panel_refunds ?fill=1d&jobKey=find_panel_refunds
*/5 * * * * forget_counts ?jobKey=forget_counts
5 8 * * * remind_payers ?fill=6h&jobKey=remind_payers
35 8 * * * remind_offers ?fill=6h&jobKey=remind_offers
*/10 * * * * condense_daily_sales
*/10 * * * * resume_deliveries ?fill=10m&jobKey=resume_deliveries
* * * * * apply_scheduled_prices ?fill=2m&jobKey=apply_scheduled_prices
* * * * * check_payments ?fill=2m&jobKey=check_payments`;

declare global {
  namespace GraphileWorker {
    /** The payloads of the queued jobs, by task. */
    interface Tasks {
      send_mail: { mailId: string };
      mail_password_link: { userId: number | null };
      deliver_invoice: { deliveryId: number };
    }
  }
}

export interface Worker {
  /** Finishes the current jobs, then closes the connections. */
  stop(): Promise<void>;
}

/**
 * Runs queued jobs, with growing delays between attempts, and scheduled ones. A runner that lost the database does not
 * recover when the database is back, so it is replaced by a new one.
 */
export function startWorker(
  services: Services,
  mailer: Mailer,
  clock: () => number = Date.now,
): Worker {
  const { logger } = services;
  let database: WorkerDatabase | undefined;
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort');
  const aMoment = () => delay(RESTART_MS, undefined, { ref: false });
  const work = async () => {
    while (!stopping.signal.aborted) {
      try {
        database ??= await openDatabase(services, mailer);
        await expectRightClock(database.orm, clock);
        const runner = await run(runnerOptions(database, services));
        const failures = ['worker:getJob:error', 'pool:gracefulShutdown'] as const;
        const ending = [...failures.map((event) => once(runner.events, event)), stopped];
        try {
          await untilWrongClock(database.orm, clock, Promise.race(ending));
        } finally {
          const ended = runner.stop();
          // A failed runner may never stop.
          await (stopping.signal.aborted ? ended : Promise.race([ended, aMoment()]));
        }
      } catch (error) {
        logger.warn({ err: error }, 'no jobs are carried out');
      }
      await Promise.race([aMoment(), stopped]);
    }
  };
  const done = work();
  const rescue = setInterval(() => {
    if (!database) return;
    freeAbandonedMails(database.orm.em.fork(), RESCUE_SECONDS).catch((error: unknown) =>
      logger.warn({ err: error }, 'abandoned e-mails not freed'),
    );
  }, RESCUE_SECONDS * 1000).unref();
  return {
    async stop() {
      clearInterval(rescue);
      stopping.abort();
      await done;
      database?.mails.close();
      await database?.orm.close();
    },
  };
}

async function expectRightClock(orm: MikroORM, clock: () => number): Promise<void> {
  const ahead = clock() - (await databaseTime(orm.em.fork()));
  if (Math.abs(ahead) <= CLOCK_TOLERANCE_MS) return;
  const seconds = Math.round(ahead / 1000);
  throw new Error(`the clock of this node is ${seconds} s ahead of that of the database`);
}

/** Resolves when the runner has ended; throws as soon as the clock turns out to be wrong meanwhile. */
async function untilWrongClock(
  orm: MikroORM,
  clock: () => number,
  ended: Promise<unknown>,
): Promise<void> {
  let isRunning = true;
  const end = ended.then(() => (isRunning = false));
  while (isRunning) {
    await Promise.race([delay(CLOCK_CHECK_MS, undefined, { ref: false }), end]);
    if (isRunning) await expectRightClock(orm, clock);
  }
}

interface WorkerDatabase {
  orm: MikroORM;
  pool: Pool;
  mails: MailSender;
}

/** A separate pool: jobs may take longer than requests, and neither can use up the connections of the other. */
async function openDatabase(services: Services, mailer: Mailer): Promise<WorkerDatabase> {
  const { DATABASE_URL } = services.env;
  const orm = await createOrm(DATABASE_URL, WORKER_LIMITS, { pool: { min: 0, max: CONNECTIONS } });
  const mails = new MailSender(orm, mailer, services);
  return { orm, pool: releasedOnce(await poolOf(orm)), mails };
}

/** The runner releases its listening connection twice if it is lost while the runner stops; the pool would throw. */
function releasedOnce(pool: Pool): Pool {
  const connect = pool.connect.bind(pool);
  type Callback = Parameters<Pool['connect']>[0];
  const connectOnce = (callback?: Callback) => {
    if (!callback) return connect();
    connect((error, client, release) => {
      let isHeld = true;
      callback(error, client, (reason) => {
        if (isHeld) release(reason);
        isHeld = false;
      });
    });
  };
  return Object.assign(pool, { connect: connectOnce });
}

function runnerOptions({ orm, pool, mails }: WorkerDatabase, services: Services): RunnerOptions {
  const { logger } = services;
  return {
    pgPool: pool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: quiet(logger),
    crontab: CRONTAB,
    // With 0, finished jobs are written in batches, without delay. Without batches (the default) a failure to write one
    // would be an unhandled rejection.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: {
      send_mail: async (payload) => {
        await mails.send(payload.mailId);
        await delay(PAUSE_MS);
      },
      mail_password_link: async (payload) => {
        await mailRequestedLink(orm.em.fork(), payload.userId);
      },
      deliver_invoice: async ({ deliveryId }) => {
        if (!services.ksef)
          throw new Error('an invoice is to be delivered, but KSEF_* are not set');
        const office = { em: orm.em.fork(), ksef: await services.ksef.connect(), logger };
        await deliverInvoice(office, deliveryId, new Date());
      },
      resume_deliveries: async () => {
        if (!services.ksef) return;
        const count = await resumeDeliveries(orm.em.fork(), new Date());
        if (count > 0) logger.info({ count }, 'invoices are sent to KSeF again');
      },
      remind_offers: async () => {
        await remindOffers(orm.em.fork(), logger, new Date());
      },
      condense_daily_sales: () => callFunction(orm.em.fork(), 'condense_daily_sales'),
      apply_scheduled_prices: () => applyDueChanges(orm.em.fork(), logger, new Date()),
      remind_payers: () => {
        const { env, payments } = services;
        // Nobody is reminded of a payment for which the shop has given no way.
        if (!payments.current && !env.COMPANY_ACCOUNT) return undefined;
        const reminding = { terms: reminderTerms(env), paysOnline: payments.current !== null };
        return remindPayers(orm.em.fork(), reminding, logger, new Date());
      },
      check_payments: async () => {
        const { payments, env } = services;
        for (const provider of payments.byCode.values()) {
          await checkPayments(orm.em.fork(), provider, logger, new Date());
          await checkRefunds(orm.em.fork(), provider, logger, new Date());
          await sendRefunds(orm.em.fork(), { provider, publicUrl: env.PUBLIC_URL }, logger);
        }
      },
      find_panel_refunds: async () => {
        for (const provider of services.payments.byCode.values())
          await findPanelRefunds(orm.em.fork(), provider, logger, new Date());
      },
      forget_counts: () => forgetCounts(orm.em.fork(), new Date()),
      forget_expired: async () => {
        const [em, now] = [orm.em.fork(), new Date()];
        const counts = await forgetExpired(em, now);
        const files = await outboxOf(services.env).forget(await expiredBefore(em, 'mails', now));
        logger.info({ ...counts, files }, 'forgot what has expired');
      },
    },
  };
}

interface LoggedMeta {
  error?: unknown;
  job?: { id: string; task_identifier: string; attempts: number; max_attempts: number };
}

function quiet(logger: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    const { error, job } = (meta ?? {}) as LoggedMeta;
    const isError = level === 'error';
    if (!isError && level !== 'warning') return;
    const fields = {
      ...(error !== undefined && { err: error }),
      ...(job && { task: job.task_identifier, job: job.id, attempt: job.attempts }),
    };
    // Only the beginning of the message: the rest repeats the error, with the values of its statement.
    const text = error === undefined ? message : (/^[^:(]*/.exec(message)?.[0].trim() ?? '');
    if (isError) logger.error(fields, withoutEmails(text));
    else logger.warn(fields, withoutEmails(text));
  });
}
