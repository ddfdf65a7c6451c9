import { randomBytes } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { createOrm } from '../../database/orm.js';
import { migrate, migrateTo } from '../../database/prepare.js';
import { databaseUrl, runSql } from './databases.mjs';

type Row = Record<string, unknown>;

/** A database of an older version of the shop. */
export interface OlderDatabase {
  orm: MikroORM;
  sql(query: string, values?: unknown[]): Promise<Row[]>;
  /** Migrates the database to the current version. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/** Creates an empty database as the migrations up to this one left it. */
export async function createOlderDatabase(lastMigration: string): Promise<OlderDatabase> {
  const server = process.env['TEST_SERVER_URL']!;
  const name = `older_${randomBytes(4).toString('hex')}`;
  const url = databaseUrl(server, name);
  await runSql(server, `create database ${name}`);
  const orm = await createOrm(url);
  const names = (await orm.migrator.getPending()).map((migration) => migration.name);
  await migrateTo(orm, names.slice(0, names.indexOf(lastMigration) + 1));
  return {
    orm,
    sql: (query, values) => runSql(url, query, values),
    migrate: () => migrate(orm),
    async close() {
      await orm.close();
      await runSql(server, `drop database ${name} with (force)`);
    },
  };
}

/** An order with its cart, as the shop stored it before orders had accounts. */
export async function insertOrder(
  older: OlderDatabase,
  status: string,
  total: string,
): Promise<number> {
  const [row] = await older.sql(
    `with cart as (
       insert into cart (id, visitor_id, ordered_at) values (gen_random_uuid(), gen_random_uuid(), now())
       returning id, visitor_id)
     insert into customer_order (token, cart_id, visitor_id, request_fingerprint, status, customer_name, customer_email,
       customer_phone, customer_address, total_amount, net, vat)
     select rpad(replace(id::text, '-', ''), 43, 'x'), id, visitor_id, repeat('0', 64), $1, 'Anna Lis', 'anna@example.com',
       '+48600100200', 'ul. Polna 1, 90-001 Łódź', $2, $2, 0
     from cart returning id`,
    [status, total],
  );
  return Number(row!['id']);
}
