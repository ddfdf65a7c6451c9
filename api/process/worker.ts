import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { type JobHelpers, type RunnerOptions, run } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Mailer } from '../adapters/mailer.js';
import { databaseTime } from '../database/database-calls.js';
import { WORKER_LIMITS, poolOf } from '../database/limits.js';
import { ACCOUNT_JOBS } from '../features/accounts/account.jobs.js';
import { FILE_JOBS } from '../features/files/file.jobs.js';
import { DELIVERY_JOBS } from '../features/invoices/delivery/delivery.jobs.js';
import { freeAbandonedMails } from '../features/mail/free-abandoned-mails.js';
import { mailJob } from '../features/mail/mail.jobs.js';
import { MailSender } from '../features/mail/send-mail.js';
import { OFFER_JOBS } from '../features/offers/offer.jobs.js';
import { ORDER_JOBS } from '../features/orders/order.jobs.js';
import { PAYMENT_JOBS } from '../features/payments/payment.jobs.js';
import { PRICING_JOBS } from '../features/pricing/pricing.jobs.js';
import { RETENTION_JOBS } from '../features/retention/retention.jobs.js';
import { VISIT_JOBS } from '../features/visits/visit.jobs.js';
import { WEBHOOK_JOBS } from '../features/webhooks/webhook.jobs.js';
import type { Job } from '../request/job.js';
import type { Services } from '../request/services.js';
import { createOrm } from '../setup/orm.js';
import { inSpan } from '../shared/spans.js';
import { TakenJobs } from './taken-jobs.js';
import { quiet } from './worker-logger.js';

const CONCURRENCY = 2;
/** Two for jobs, one for LISTEN, one for the queue itself. */
const CONNECTIONS = 4;
const RESTART_MS = 1000;
const RESCUE_SECONDS = 5;
/** A node whose clock differs from the database's by more takes no jobs: it would start scheduled ones at a wrong time. */
const CLOCK_TOLERANCE_MS = 60_000;
const CLOCK_CHECK_MS = 10_000;

const JOBS: readonly Job[] = [
  ...ACCOUNT_JOBS,
  ...DELIVERY_JOBS,
  ...FILE_JOBS,
  ...OFFER_JOBS,
  ...ORDER_JOBS,
  ...PAYMENT_JOBS,
  ...PRICING_JOBS,
  ...RETENTION_JOBS,
  ...VISIT_JOBS,
  ...WEBHOOK_JOBS,
];

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
  /** What runners have taken that have ended, until it is given back. */
  const left = new Set<TakenJobs>();
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort');
  const aMoment = () => delay(RESTART_MS, undefined, { ref: false });
  const work = async () => {
    while (!stopping.signal.aborted) {
      try {
        database ??= await openDatabase(services, mailer);
        await expectRightClock(database.orm, clock);
        const taken = new TakenJobs();
        const runner = await run(runnerOptions(database, services, taken));
        const failures = ['worker:getJob:error', 'pool:gracefulShutdown'] as const;
        const ending = [...failures.map((event) => once(runner.events, event)), stopped];
        try {
          await untilWrongClock(database.orm, clock, Promise.race(ending));
        } finally {
          const ended = runner.stop();
          // A failed runner may never stop.
          await (stopping.signal.aborted ? ended : Promise.race([ended, aMoment()]));
          left.add(taken);
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
    rescueJobs(database.orm, left).catch((error: unknown) =>
      logger.warn({ err: error }, 'abandoned jobs not freed'),
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

/** Frees the mails of processes that have died, and all jobs that ended runners of this process have left. */
async function rescueJobs(orm: MikroORM, left: Set<TakenJobs>): Promise<void> {
  await freeAbandonedMails(orm.em.fork(), RESCUE_SECONDS);
  for (const taken of left) if (await taken.giveBack(orm.em.fork())) left.delete(taken);
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

function runnerOptions(
  { orm, pool, mails }: WorkerDatabase,
  services: Services,
  taken: TakenJobs,
): RunnerOptions {
  const jobs = [...JOBS, mailJob(mails)];
  return {
    pgPool: pool,
    events: taken.events,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: quiet(services.logger),
    crontab: jobs.flatMap(({ crontab }) => crontab ?? []).join('\n'),
    // With 0, finished jobs are written in batches, without delay. Without batches (the default) a failure to write one
    // would be an unhandled rejection.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: Object.fromEntries(
      jobs.map((job) => [
        job.name,
        async (payload: unknown, { job: { id, attempts } }: JobHelpers) => {
          const attributes = { 'cieniomat.job': id, 'cieniomat.attempt': attempts };
          await taken.carryOut(() =>
            inSpan(`job ${job.name}`, 'consumer', attributes, () =>
              job.run({ em: orm.em.fork(), services }, payload),
            ),
          );
        },
      ]),
    ),
  };
}
