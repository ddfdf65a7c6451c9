import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { databaseUrl, runSql } from './databases.mjs';

export interface NewDatabase {
  url: string;
  drop(): Promise<void>;
}

export async function createEmptyDatabase(): Promise<NewDatabase> {
  const server = process.env['TEST_SERVER_URL']!;
  const name = `empty_${randomBytes(4).toString('hex')}`;
  await runSql(server, `create database ${name}`);
  return {
    url: databaseUrl(server, name),
    drop: async () => void (await runSql(server, `drop database ${name} with (force)`)),
  };
}

/** The demo shop as version 1.0.0 left it, with an account, an invoice, a bank transfer and a waiting mail; by pg_dump. */
const SHOP_1_0_0 = new URL('shop-1.0.0.sql.gz', import.meta.url);

export async function createEarlierShop(): Promise<NewDatabase> {
  const database = await createEmptyDatabase();
  await runSql(database.url, gunzipSync(readFileSync(SHOP_1_0_0)).toString());
  return database;
}
