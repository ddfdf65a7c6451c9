import type { MikroORM } from '@mikro-orm/postgresql';

/** After many rows were written at once, so that the planner need not wait for autovacuum to know them. */
export async function refreshStatistics({ em }: MikroORM): Promise<void> {
  // SQL: neither MikroORM nor Kysely has this command.
  await em.fork().execute('vacuum analyze', [], 'run');
}
