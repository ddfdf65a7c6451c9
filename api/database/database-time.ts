import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from './db.js';

/** The time by the database's clock, which all nodes share, in ms. */
export async function databaseTime(em: EntityManager): Promise<number> {
  const { now } = await db(em)
    .selectNoFrom((eb) => eb.fn<Date>('clock_timestamp').as('now'))
    .executeTakeFirstOrThrow();
  return new Date(now).getTime();
}
