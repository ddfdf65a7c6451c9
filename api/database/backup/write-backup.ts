import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import type { FileStorage } from '../../adapters/file-storage.js';
import { type Checks, newHeader, sealed } from './backup-format.js';
import { connectForBackup } from './connect.js';
import { type Table, countAndSum, migrationsOf, sequencesOf, tablesOf } from './tables.js';

const ROWS_AT_ONCE = 1000;

/**
 * Writes everything that the shop keeps into one file: the database as it is at one moment, while the shop goes on, and
 * then the uploaded pictures, which are never changed or deleted. The file appears whole or not at all.
 */
export async function writeBackup(
  databaseUrl: string,
  pictures: FileStorage,
  file: string,
): Promise<Checks> {
  const client = await connectForBackup(databaseUrl);
  const part = `${file}.part`;
  const made: { checks?: Checks } = {};
  try {
    await client.query('begin isolation level repeatable read read only');
    await mkdir(dirname(file), { recursive: true });
    const lines = linesOf(client, pictures, (checks) => (made.checks = checks));
    // Personal data of customers: for the owner's eyes only.
    await pipeline(sealed(lines), createGzip(), createWriteStream(part, { mode: 0o600 }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await client.end();
  }
  return made.checks!;
}

async function* linesOf(
  client: Client,
  pictures: FileStorage,
  done: (checks: Checks) => void,
): AsyncGenerator<string> {
  const migrations = await migrationsOf(client);
  if (migrations.length === 0) throw new Error('There is no shop in this database');
  yield JSON.stringify(newHeader(migrations));
  const tables = await tablesOf(client);
  const { counts, sums } = await countAndSum(client, tables);
  for (const table of tables) yield* rowsOf(client, table);
  const sequences = await sequencesOf(client);
  await client.query('commit');

  const names = await pictures.list();
  for (const name of names) {
    const content = (await pictures.read(name))!.toString('base64');
    yield JSON.stringify({ file: name, content });
  }
  const checks = { counts, sums, files: names.length, sequences };
  done(checks);
  yield JSON.stringify({ checks });
}

async function* rowsOf(client: Client, { name, columns }: Table): AsyncGenerator<string> {
  const names = columns.map((column) => column.name);
  yield JSON.stringify({ table: name, columns: names });
  const texts = names.map((column) => `${column}::text`).join(', ');
  await client.query(
    `declare backup cursor for select array_to_json(array[${texts}]::text[])::text as json from ${name}`,
  );
  for (;;) {
    const { rows } = await client.query<{ json: string }>(`fetch ${ROWS_AT_ONCE} from backup`);
    for (const { json } of rows) yield json;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await client.query('close backup');
}
