import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { anyTable } from '../../database/system-tables.js';
import { type Checks, type Stores, newHeader, sealed } from './backup-format.js';
import { onBackedUpDatabase } from './connect.js';
import { type Table, countAndSum, migrationsOf, sequencesOf, tablesOf } from './tables.js';

const ROWS_AT_ONCE = 1000;
/** Of tables with files, whose rows are large. */
const FILES_AT_ONCE = 10;

/**
 * Writes all data of the shop into one file while the shop runs: a snapshot of the database, then the stored files,
 * which are never changed; one that is deleted meanwhile is left out. The file appears under its name only when it is complete. Returns the
 * checks that a restored database must pass.
 */
export const writeBackup = (databaseUrl: string, stores: Stores, file: string): Promise<Checks> =>
  onBackedUpDatabase(databaseUrl, async ({ em }) => {
    const part = `${file}.part`;
    const made = Promise.withResolvers<Checks>();
    const lines = linesOf(em.fork(), stores, made.resolve);
    try {
      await mkdir(dirname(file), { recursive: true });
      // Only its owner may read the file, because it holds personal data.
      await pipeline(sealed(lines), createGzip(), createWriteStream(part, { mode: 0o600 }));
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    return made.promise;
  });

async function* linesOf(
  em: EntityManager,
  stores: Stores,
  done: (checks: Checks) => void,
): AsyncGenerator<string> {
  const stored = yield* databaseLines(em);
  let files = 0;
  for (const [store, storage] of Object.entries(stores)) {
    for (const name of await storage.list()) {
      const content = await storage.read(name);
      if (!content) continue;
      files += 1;
      yield JSON.stringify({ file: name, store, content: content.toString('base64') });
    }
  }
  const checks = { ...stored, files };
  done(checks);
  yield JSON.stringify({ checks });
}

async function* databaseLines(
  em: EntityManager,
): AsyncGenerator<string, Omit<Checks, 'files'>, void> {
  await em.begin({ isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true });
  try {
    const migrations = await migrationsOf(em);
    if (migrations.length === 0) throw new Error('There is no shop in this database');
    yield JSON.stringify(newHeader(migrations));
    const tables = await tablesOf(em);
    const { counts, sums } = await countAndSum(em, tables);
    for (const table of tables) yield* rowsOf(em, table);
    return { counts, sums, sequences: await sequencesOf(em) };
  } finally {
    await em.rollback();
  }
}

async function* rowsOf(em: EntityManager, { name, columns }: Table): AsyncGenerator<string> {
  yield JSON.stringify({ table: name, columns: columns.map(({ quoted }) => quoted) });
  const hasFiles = columns.some(({ type }) => type === 'bytea');
  const rows = anyTable(em)
    .selectFrom(name)
    .select((eb) => columns.map((column) => eb.cast(column.name, 'text').as(column.name)))
    .stream(hasFiles ? FILES_AT_ONCE : ROWS_AT_ONCE);
  for await (const row of rows) yield JSON.stringify(columns.map((column) => row[column.name]));
}
