import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.js';

/** A column of the tables of the rate limiters, which are not our entities. */
interface Count {
  /** ms since 1970; null: never. */
  expire: string | null;
}

const TABLES = ['request_count', 'login_failure'] as const;

/**
 * Deletes counts of requests by hashes of e-mails and addresses whose time is over at `now`; the limiters themselves
 * would do so an hour later.
 */
export async function forgetCounts(em: EntityManager, now: Date): Promise<void> {
  const counts = db(em).$extendTables<Record<(typeof TABLES)[number], Count>>();
  for (const table of TABLES)
    await counts.deleteFrom(table).where('expire', '<', String(now.getTime())).execute();
}
