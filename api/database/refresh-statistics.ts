import type { MikroORM } from '@mikro-orm/postgresql';

/** To be called after many writes: otherwise the planner's statistics are out of date until autovacuum runs. */
export async function refreshStatistics({ em }: MikroORM): Promise<void> {
  // Written in SQL, because neither MikroORM nor Kysely has VACUUM.
  await em.fork().execute('vacuum analyze', [], 'run');
}
