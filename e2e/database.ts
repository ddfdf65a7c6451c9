import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Runs one statement in the database of the shop under test, behind its back. */
export async function runSql(text: string, values: readonly unknown[]): Promise<void> {
  const { E2E_DATA_DIR: folder = '' } = process.env;
  const client = new pg.Client(await readFile(join(folder, 'database-url'), 'utf8'));
  await client.connect();
  try {
    await client.query(text, [...values]);
  } finally {
    await client.end();
  }
}
