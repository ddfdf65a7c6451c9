import type { EntityManager } from '@mikro-orm/postgresql';
import { anyTable, systemTables } from './system-tables.js';
import { tablesOf } from './tables.js';

/** What a shop has from its migrations and its first start on, or counts for a while only. */
const FILLED_FROM_THE_START = new Set([
  'public.canned_answer',
  'public.catalogue_version',
  'public.login_failure',
  'public.price_list',
  'public.request_count',
]);

/** The tables in which there is something that a restored backup would take the place of. */
export async function findRows(em: EntityManager): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of await tablesOf(em)) {
    if (FILLED_FROM_THE_START.has(name) || name.startsWith('graphile_worker.')) continue;
    const row = await anyTable(em).selectFrom(name).selectAll().limit(1).executeTakeFirst();
    if (row) filled.push(name.replace('public.', ''));
  }
  return filled;
}

/** How many others use this database. */
export async function otherConnections(em: EntityManager): Promise<number> {
  const others = await systemTables(em)
    .selectFrom('pg_stat_activity')
    .select('pid')
    .where('datname', '=', (eb) => eb.fn('current_database'))
    .where('backend_type', '=', 'client backend')
    .where('pid', '<>', (eb) => eb.fn('pg_backend_pid'))
    .execute();
  return others.length;
}

/** Takes away the tables of an empty shop of another version; the migrations make those that are wanted. */
export async function makeBlank(em: EntityManager): Promise<void> {
  await em.transactional(async (tx) => {
    const { schema } = tx.getKysely();
    await schema.dropSchema('graphile_worker').ifExists().cascade().execute();
    await schema.dropSchema('public').cascade().execute();
    await schema.createSchema('public').execute();
  });
}
