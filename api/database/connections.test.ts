import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { createOrm } from '../setup/orm.js';
import { startDatabaseProxy } from '../testing/database/database-proxy.js';
import { type TestDatabase, cloneTemplate } from '../testing/test-app.js';
import { isDatabaseAway } from './is-database-away.js';
import { REQUEST_LIMITS, poolOf } from './limits.js';

let database: TestDatabase;
let orm: MikroORM;
beforeAll(async () => {
  database = await cloneTemplate();
  orm = await createOrm(database.url);
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

it('closes a connection after a query timeout', async () => {
  const proxy = await startDatabaseProxy(database.url);
  const limits = { ...REQUEST_LIMITS, query_timeout: 200 };
  const shop = await createOrm(proxy.url, limits, { pool: { min: 0, max: 1 } });
  expect(await shop.em.execute('select 1 as answer')).toEqual([{ answer: 1 }]);

  proxy.pause();
  const late = shop.em.fork().transactional((tx) => tx.execute('select 2 as answer'));
  await expect(late).rejects.toThrow(/read timeout|Connection terminated/);
  proxy.resume();
  expect(await shop.em.execute('select 3 as answer')).toEqual([{ answer: 3 }]);
  await shop.close();
  await proxy.close();
});

it('fails when no connection becomes free in time', async () => {
  const limits = { ...REQUEST_LIMITS, connectionTimeoutMillis: 100 };
  const shop = await createOrm(database.url, limits, { pool: { min: 0, max: 1 } });
  const busy = await (await poolOf(shop)).connect();
  const failure = await shop.em.execute('select 1').catch((error: unknown) => error);
  expect(isDatabaseAway(failure)).toBe(true);
  busy.release();
  expect(await shop.em.execute('select 1 as answer')).toEqual([{ answer: 1 }]);
  await shop.close();
});

it.each(['pg_sleep', 'commit'])('replaces a connection that is lost at %s', async (statement) => {
  const proxy = await startDatabaseProxy(database.url);
  const shop = await createOrm(proxy.url, REQUEST_LIMITS, { pool: { min: 0, max: 1 } });
  for (let losses = 0; losses < 2; losses++) {
    const cut = proxy.cutAt(statement);
    const work = shop.em.fork().transactional((tx) => tx.execute('select pg_sleep(0)'));
    await expect(work).rejects.toThrow('Connection terminated');
    await cut;
    proxy.restore();
  }
  expect(await shop.em.execute('select 1 as one')).toEqual([{ one: 1 }]);
  await shop.close();
  await proxy.close();
});
