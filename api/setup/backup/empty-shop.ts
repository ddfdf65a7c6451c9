import type { EntityManager } from '@mikro-orm/postgresql';
import { anyTable, systemTables } from '../../database/system-tables.js';
import { tablesOf } from './tables.js';

/** Tables that an empty shop fills by itself: by migrations, by its first start, or with short-lived counters. */
const FILLED_FROM_THE_START = new Set([
  'public.canned_answer',
  'public.catalogue_version',
  'public.login_failure',
  'public.price_list',
  'public.request_count',
]);

/** The tables that hold rows which a restore would replace. */
export async function findRows(em: EntityManager): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of await tablesOf(em)) {
    if (FILLED_FROM_THE_START.has(name) || name.startsWith('graphile_worker.')) continue;
    const row = await anyTable(em).selectFrom(name).selectAll().limit(1).executeTakeFirst();
    if (row) filled.push(name.replace('public.', ''));
  }
  return filled;
}

/** The number of other connections to this database. */
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

/** Drops all tables of an empty shop of another version, so that migrations can create those of the backup. */
export async function makeBlank(em: EntityManager): Promise<void> {
  await em.transactional(async (tx) => {
    const { schema } = tx.getKysely();
    await schema.dropSchema('graphile_worker').ifExists().cascade().execute();
    await schema.dropSchema('public').cascade().execute();
    await schema.createSchema('public').execute();
  });
}
