import type { MikroORM } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import type { FileStorage } from '../../adapters/file-storage.js';
import { createOrm } from '../orm.js';
import { migrateTo, oneByOne } from '../prepare.js';
import { type Checks, type Header, VERSION, readBackup } from './backup-format.js';
import { connectForBackup } from './connect.js';
import { findRows, makeBlank, otherConnections } from './empty-shop.js';
import { loadRows, withoutRules } from './load-rows.js';
import { countAndSum, migrationsOf, tablesOf } from './tables.js';

export interface Restored extends Checks {
  createdAt: string;
  foreignKeys: number;
}

/**
 * Puts a backup into an empty shop: reads the file once to see that it is whole, and then again into one transaction,
 * which ends only where counts, sums and foreign keys are right. Brings the database up to date afterwards.
 */
export async function restoreBackup(
  databaseUrl: string,
  pictures: FileStorage,
  file: string,
): Promise<Restored> {
  const header = await checkFile(file);
  const client = await connectForBackup(databaseUrl);
  try {
    await requireEmptyShop(client);
    const orm = await createOrm(databaseUrl);
    try {
      const restored: Restored[] = [];
      await oneByOne(orm, async () => {
        await prepareSchema(orm, client, header);
        restored.push(await load(client, pictures, file));
        await migrateTo(orm);
      });
      return restored[0]!;
    } finally {
      await orm.close();
    }
  } finally {
    await client.end();
  }
}

/** Reads all of the file before anything is written. */
async function checkFile(file: string): Promise<Header> {
  let found: Header | undefined;
  let isComplete = false;
  await readBackup(file, {
    header: (header) => void (found = header),
    table: () => undefined,
    row: () => undefined,
    file: () => undefined,
    checks: () => void (isComplete = true),
  });
  if (!found || !isComplete) throw new Error(`${file} is damaged or not a backup`);
  if (found.version !== VERSION) throw newer(file);
  return found;
}

const newer = (file: string): Error =>
  new Error(`${file} was made by a newer version of the shop: install that one first`);

async function requireEmptyShop(client: Client): Promise<void> {
  const others = await otherConnections(client);
  if (others > 0)
    throw new Error(`The database is in use by ${others} other connections: stop the shop first`);
  const filled = await findRows(client);
  if (filled.length > 0)
    throw new Error(
      `The shop is not empty: there are rows in ${filled.join(', ')}. A backup is restored only into an empty database`,
    );
}

/** The tables as they were when the backup was made. */
async function prepareSchema(orm: MikroORM, client: Client, { migrations }: Header): Promise<void> {
  const present = await migrationsOf(client);
  const known = new Set(present);
  for (const { name } of await orm.migrator.getPending()) known.add(name);
  if (migrations.some((name) => !known.has(name))) throw newer('The backup');
  if (present.join() === migrations.join()) return;
  if (present.length > 0) await makeBlank(client);
  await migrateTo(orm, migrations);
}

async function load(client: Client, pictures: FileStorage, file: string): Promise<Restored> {
  const restored: { createdAt?: string; checks?: Checks } = {};
  await client.query('begin');
  const tables = await tablesOf(client);
  const foreignKeys = await withoutRules(client, tables, async () => {
    const loader = loadRows(client, tables);
    await readBackup(file, {
      header: ({ createdAt }) => void (restored.createdAt = createdAt),
      table: (name, columns) => loader.begin(name, columns),
      row: (json) => loader.add(json),
      file: (name, content) => pictures.write(name, content),
      checks: (checks) => void (restored.checks = checks),
    });
    await loader.end();
  });
  // Who was at work on a job when the backup was made never comes back to it.
  await client.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null;
     update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null`,
  );
  const checks = restored.checks!;
  compare(checks, await countAndSum(client, tables));
  for (const { name, lastValue, isCalled } of checks.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [name, lastValue, isCalled]);
  await client.query('commit');
  await client.query('analyze');
  return { ...checks, createdAt: restored.createdAt!, foreignKeys };
}

/** Throws where the database does not hold what the backup says of itself. */
function compare(wanted: Checks, found: Pick<Checks, 'counts' | 'sums'>): void {
  for (const kind of ['counts', 'sums'] as const) {
    for (const [name, value] of Object.entries(wanted[kind])) {
      if (found[kind][name] !== value)
        throw new Error(
          `The restored database is not what the backup says, and nothing was kept: ${name} is ${found[kind][name]}, not ${value}`,
        );
    }
  }
}
