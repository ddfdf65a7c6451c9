import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { cloneTemplate } from '../testing/test-app.js';
import { createOrm } from './orm.js';
import { poolOf } from './pool.js';

let database: Awaited<ReturnType<typeof cloneTemplate>>;
let orm: MikroORM;
beforeAll(async () => {
  database = await cloneTemplate();
  orm = await createOrm(database.url);
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

it('a connection where a transaction cannot begin is used no more', async () => {
  const pool = await poolOf(orm);
  const client = await pool.connect();
  const {
    rows: [{ pid }],
  } = await client.query('select pg_backend_pid() as pid');
  await client.query('begin');
  await expect(client.query('select 1 / 0')).rejects.toThrow('division by zero');

  await client.query('begin');
  await expect(client.query('select 1')).rejects.toThrow('current transaction is aborted');
  await expect(client.query('rollback')).rejects.toThrow('not queryable');
  client.release();

  const { rows } = await pool.query('select pg_backend_pid() as pid');
  expect(rows).not.toEqual([{ pid }]);
});
