import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.js';

/** The column that is read of the rate limiters' tables, which have no entities. */
interface Count {
  /** ms since 1970; null: never. */
  expire: string | null;
}

const TABLES = ['request_count', 'login_failure'] as const;

/**
 * Deletes the counts of the rate limiters, stored by hashes of e-mail and IP addresses, that have expired at `now`; the
 * limiters themselves would delete them an hour later.
 */
export async function forgetCounts(em: EntityManager, now: Date): Promise<void> {
  const counts = db(em).$extendTables<Record<(typeof TABLES)[number], Count>>();
  for (const table of TABLES)
    await counts.deleteFrom(table).where('expire', '<', String(now.getTime())).execute();
}
