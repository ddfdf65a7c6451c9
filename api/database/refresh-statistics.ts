import type { MikroORM } from '@mikro-orm/postgresql';

/** Call it after writing many rows at once: otherwise the planner's statistics are out of date until autovacuum runs. */
export async function refreshStatistics({ em }: MikroORM): Promise<void> {
  // SQL: neither MikroORM nor Kysely has VACUUM.
  await em.fork().execute('vacuum analyze', [], 'run');
}
