import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { findPostmaster } from '../postgres/postgres-process.mjs';
import {
  dataDir,
  interrupt,
  launch,
  limit,
  port,
  remember,
  remembered,
  spawnStart,
} from './started-shop.mjs';

void test('the first start makes a database and answers', limit, async () => {
  const shop = await launch();
  assert.match(shop.output(), /✓ database.*\n✓ server/s);
  assert.equal((await fetch(`${shop.url}/readyz`)).status, 200);
  for (const secret of ['postgres-password', 'session-secret', 'secrets-key']) {
    assert.ok((await readFile(join(dataDir, secret), 'utf8')).length >= 32);
  }
  remember('first');
  assert.equal(await interrupt(shop), 0);
  assert.equal(await findPostmaster(join(dataDir, 'postgres')), undefined);
});

void test('data survives a restart', limit, async () => {
  const shop = await launch();
  assert.deepEqual(remembered(), ['first']);
  assert.equal(await interrupt(shop), 0);
});

void test(
  'a second start says in one line that it runs already and does no harm',
  limit,
  async () => {
    const shop = await launch();
    const second = spawnStart();
    assert.equal(await second.ended, 1);
    assert.match(second.output(), /^Cieniomat is running already on http:\S+ .*\n$/);
    assert.equal((await fetch(`${shop.url}/readyz`)).status, 200);
    assert.equal(await interrupt(shop), 0);
  },
);

void test('a port in use is named before anything is started', limit, async () => {
  const squatter = createServer();
  await new Promise((done) => squatter.listen(port, done));
  const shop = spawnStart();
  assert.equal(await shop.ended, 1);
  assert.match(shop.output(), new RegExp(`^Port ${port} is in use`));
  await new Promise((done) => squatter.close(done));
});

void test(
  'a database that takes connections and never answers stops the start',
  limit,
  async () => {
    const connections = new Set();
    const mute = createServer((connection) => connections.add(connection));
    await new Promise((done) => mute.listen(0, '127.0.0.1', done));
    const address = `127.0.0.1:${mute.address().port}`;
    const shop = spawnStart(undefined, undefined, {
      DATABASE_URL: `postgresql://shop:secret@${address}/shop`,
      SESSION_SECRET: 'a secret of thirty-two characters',
    });
    assert.equal(await shop.ended, 1);
    assert.match(shop.output(), new RegExp(`The database ${address}/shop does not answer`));
    assert.doesNotMatch(shop.output(), /secret|    at /);
    for (const connection of connections) connection.destroy();
    await new Promise((done) => mute.close(done));
  },
);
