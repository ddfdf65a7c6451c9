import { Logger, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';

/** Creates the tables of the job queue; safe to call on several nodes at once. */
export async function migrateJobs(pool: Pool): Promise<void> {
  const silent = new Logger(() => () => undefined);
  await runMigrations({ pgPool: pool, logger: silent });
}
