import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from './db.js';

/** Calls a function of the database, in the EntityManager's transaction if it is in one. */
export async function callFunction(
  em: EntityManager,
  name: string,
  ...values: readonly unknown[]
): Promise<void> {
  await em
    .getKysely()
    .selectNoFrom((eb) => {
      const parameters = values.map((value) => eb.val(value));
      return eb.fn(name, parameters).as('result');
    })
    .execute();
}

/** Queues a job of the worker in the caller's transaction, as soon as possible and in no named queue. */
export async function queueJob(
  em: EntityManager,
  name: string,
  payload: object,
  maxAttempts: number,
): Promise<void> {
  await db(em)
    .selectNoFrom((eb) =>
      eb
        .fn('graphile_worker.add_job', [
          eb.val(name),
          eb.cast(eb.val(JSON.stringify(payload)), 'json'),
          // `queue_name` and `run_at`.
          eb.lit(null),
          eb.lit(null),
          eb.lit(maxAttempts),
        ])
        .as('job'),
    )
    .execute();
}

/** The time by the database's clock, which all nodes share, in ms. */
export async function databaseTime(em: EntityManager): Promise<number> {
  const { now } = await db(em)
    .selectNoFrom((eb) => eb.fn<Date>('clock_timestamp').as('now'))
    .executeTakeFirstOrThrow();
  return new Date(now).getTime();
}

/**
 * Locks a text, such as an e-mail address, until the transaction ends; other transactions that lock the same text wait.
 * Used instead of the lock of a row that may not exist yet.
 */
export async function lockText(tx: EntityManager, text: string): Promise<void> {
  await db(tx)
    .selectNoFrom((eb) =>
      eb.fn('pg_advisory_xact_lock', [eb.fn('hashtext', [eb.val(text)])]).as('locked'),
    )
    .execute();
}

/** Sets the variables "cieniomat.<name>" that our triggers read, until the end of the transaction. */
export async function setLocal(
  tx: EntityManager,
  settings: Partial<Record<'actor' | 'token' | 'forgetting', string>>,
): Promise<void> {
  await db(tx)
    .selectNoFrom((eb) =>
      Object.entries(settings).map(([name, value]) =>
        eb.fn('set_config', [eb.val(`cieniomat.${name}`), eb.val(value), eb.lit(true)]).as(name),
      ),
    )
    .execute();
}
