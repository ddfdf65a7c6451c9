import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** The address of the database of the shop under test. */
function databaseUrl(): Promise<string> {
  const { E2E_DATA_DIR: folder = '' } = process.env;
  return readFile(join(folder, 'database-url'), 'utf8');
}

/** Runs one statement directly in the database of the shop under test, or in that at `url`. */
export async function runSql(
  text: string,
  values: readonly unknown[],
  url?: string,
): Promise<void> {
  const client = new pg.Client(url ?? (await databaseUrl()));
  await client.connect();
  try {
    await client.query(text, [...values]);
  } finally {
    await client.end();
  }
}

/**
 * Creates an empty database beside that of the shop under test and returns its address. It is deleted with the server.
 */
export async function emptyDatabase(): Promise<string> {
  const name = `e2e_${randomBytes(4).toString('hex')}`;
  await runSql(`create database ${name}`, []);
  return Object.assign(new URL(await databaseUrl()), { pathname: `/${name}` }).href;
}
