import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startStandbyPostgres } from './standby-postgres.mjs';
import { startTemporaryPostgres } from './temporary-postgres.mjs';

let primary;
let standby;
before(async () => {
  primary = await startTemporaryPostgres();
  await query(primary.url, 'create table note (id int primary key)');
  standby = await startStandbyPostgres(primary.url);
});
after(async () => {
  await standby?.stop();
  await primary?.stop();
});

async function query(connectionString, sql) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const idsOf = async (url) =>
  (await query(url, 'select id from note order by id')).map(({ id }) => id);

async function untilEqual() {
  const deadline = Date.now() + 20_000;
  while (`${await idsOf(standby.url)}` !== `${await idsOf(primary.url)}`) {
    if (Date.now() > deadline) throw new Error('the standby does not follow');
    await delay(20);
  }
}

void test('the standby follows, stops while it is paused, comes back after a crash, and can be promoted', async () => {
  await query(primary.url, 'insert into note values (1)');
  await untilEqual();
  await assert.rejects(query(standby.url, 'insert into note values (2)'), /read-only/);

  await standby.pause();
  await query(primary.url, 'insert into note values (2)');
  assert.deepEqual(await idsOf(standby.url), [1]);
  await standby.resume();
  await untilEqual();

  await standby.kill();
  await assert.rejects(idsOf(standby.url), { code: 'ECONNREFUSED' });
  await query(primary.url, 'insert into note values (3)');
  await standby.start();
  await untilEqual();

  await standby.promote();
  await query(standby.url, 'insert into note values (4)');
  assert.deepEqual(await idsOf(standby.url), [1, 2, 3, 4]);
  assert.deepEqual(await idsOf(primary.url), [1, 2, 3]);
});
