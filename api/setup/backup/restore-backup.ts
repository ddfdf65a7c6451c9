import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { callFunction } from '../../database/database-calls.js';
import { migrationNames, currentNames } from '../../database/migration-files.js';
import { refreshStatistics } from '../../database/refresh-statistics.js';
import { anyTable, systemTables } from '../../database/system-tables.js';
import { migrateTo, oneByOne } from '../prepare.js';
import { type Checks, type Header, type Stores, newer, readBackup } from './backup-format.js';
import { onBackedUpDatabase } from './connect.js';
import { loadRows, withoutConstraints } from './load-rows.js';
import { countAndSum, migrationsOf, tablesOf } from './tables.js';

export interface Restored extends Checks {
  createdAt: string;
  foreignKeys: number;
}

/**
 * Restores database and files into an empty shop: reads the file once to check that it is complete, then a second
 * time in one transaction, which is committed only if counts, sums and foreign keys are right. Runs newer migrations
 * afterwards.
 */
export async function restoreBackup(
  databaseUrl: string,
  stores: Stores,
  file: string,
): Promise<Restored> {
  const header = await checkFile(file);
  return onBackedUpDatabase(databaseUrl, async (orm) => {
    const em = orm.em.fork();
    await requireEmptyShop(em);
    const restored = await oneByOne(orm, async () => {
      await prepareSchema(orm, em, header);
      const checks = await em.transactional((tx) => load(tx, stores, file));
      await migrateTo(orm);
      return { ...checks, createdAt: header.createdAt };
    });
    await refreshStatistics(orm);
    return restored;
  });
}

/** Reads the whole file, so that a damaged one is refused before anything is written; returns its header. */
async function checkFile(file: string): Promise<Header> {
  const ignore = () => undefined;
  const { header } = await readBackup(file, { table: ignore, row: ignore, file: ignore });
  return header;
}

async function requireEmptyShop(em: EntityManager): Promise<void> {
  const others = await otherConnections(em);
  if (others > 0)
    throw new Error(`The database is in use by ${others} other connections: stop the shop first`);
  const filled = await findRows(em);
  if (filled.length > 0)
    throw new Error(
      `The shop is not empty: there are rows in ${filled.join(', ')}. A backup is restored only into an empty database`,
    );
}

/** Migrates the database to the version that made the backup; throws if that is newer than this one, or too old. */
async function prepareSchema(
  orm: MikroORM,
  em: EntityManager,
  { migrations }: Header,
): Promise<void> {
  const present = await migrationsOf(em);
  const needed = currentNames(migrations, 'backup');
  const available = migrationNames();
  if (needed.some((name) => !available.includes(name))) throw newer();
  if (present.join() === needed.join()) return;
  if (present.length > 0) await makeBlank(em);
  await migrateTo(orm, needed);
}

async function load(
  tx: EntityManager,
  stores: Stores,
  file: string,
): Promise<Omit<Restored, 'createdAt'>> {
  const tables = await tablesOf(tx);
  const { result, foreignKeys } = await withoutConstraints(tx, tables, async () => {
    const loader = loadRows(tx, tables);
    const contents = await readBackup(file, {
      table: (name, columns) => loader.begin(name, columns),
      row: (json) => loader.add(json),
      file: (store, name, content) => stores[store].write(name, content),
    });
    await loader.end();
    return contents;
  });
  await releaseJobs(tx);
  const { checks } = result;
  compare(checks, await countAndSum(tx, tables));
  for (const { name, lastValue, isCalled } of checks.sequences)
    await callFunction(tx, 'setval', name, lastValue, isCalled);
  return { ...checks, foreignKeys };
}

/** Unlocks jobs: the workers that held them when the backup was made are gone. */
async function releaseJobs(tx: EntityManager): Promise<void> {
  for (const table of ['graphile_worker._private_jobs', 'graphile_worker._private_job_queues'])
    await anyTable(tx)
      .updateTable(table)
      .set({ locked_at: null, locked_by: null })
      .where('locked_at', 'is not', null)
      .execute();
}

function compare(expected: Checks, found: Pick<Checks, 'counts' | 'sums'>): void {
  for (const kind of ['counts', 'sums'] as const) {
    for (const [name, value] of Object.entries(expected[kind])) {
      if (found[kind][name] !== value)
        throw new Error(
          `The restored database is not what the backup says, and nothing was kept: ${name} is ${found[kind][name]}, not ${value}`,
        );
    }
  }
}

/** Tables that an empty shop fills by itself: by migrations, by its first start, or with short-lived counters. */
const FILLED_FROM_THE_START = new Set([
  'public.canned_answer',
  'public.catalogue_version',
  'public.staff_role',
  'public.login_failure',
  'public.price_list',
  'public.request_count',
]);

/** The tables that hold rows which a restore would replace. */
async function findRows(em: EntityManager): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of await tablesOf(em)) {
    if (FILLED_FROM_THE_START.has(name) || name.startsWith('graphile_worker.')) continue;
    const row = await anyTable(em).selectFrom(name).selectAll().limit(1).executeTakeFirst();
    if (row) filled.push(name.replace('public.', ''));
  }
  return filled;
}

/** The number of other connections to this database. */
async function otherConnections(em: EntityManager): Promise<number> {
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
async function makeBlank(em: EntityManager): Promise<void> {
  await em.transactional(async (tx) => {
    const { schema } = tx.getKysely();
    await schema.dropSchema('graphile_worker').ifExists().cascade().execute();
    await schema.dropSchema('public').cascade().execute();
    await schema.createSchema('public').execute();
  });
}
