import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { findPostmaster } from '../postgres/postgres-process.mjs';
import { identify, isRunning } from '../process-lock.mjs';
import { dataDir, interrupt, launch, limit, remember, remembered, until } from './started-shop.mjs';

void test('the start recovers after everything was killed', limit, async () => {
  const shop = await launch();
  remember('first');
  const server = await runningServer();
  const postmaster = await findPostmaster(join(dataDir, 'postgres'));
  const killed = [identify(shop.pid), server, postmaster];
  for (const { pid } of killed) process.kill(pid, 'SIGKILL');
  await until(() => !killed.some(isRunning));

  const next = await launch();
  assert.deepEqual(remembered(), ['first']);
  assert.equal(await interrupt(next), 0);
});

void test('the start recovers after only the parent was killed', limit, async () => {
  const shop = await launch();
  remember('second');
  const parent = identify(shop.pid);
  process.kill(shop.pid, 'SIGKILL');
  await until(() => !isRunning(parent));

  const next = await launch();
  assert.deepEqual(remembered(), ['first', 'second']);
  assert.equal(await interrupt(next), 0);
  assert.equal(await findPostmaster(join(dataDir, 'postgres')), undefined);
});

void test('the start recovers after only npm was killed', limit, async () => {
  const shop = await launch('npm', ['start']);
  process.kill(shop.pid, 'SIGKILL');
  await shop.ended;

  const next = await launch('npm', ['start']);
  process.kill(next.pid, 'SIGTERM');
  await next.ended;
  await until(() => next.output().includes('✓ database stopped'));
  assert.equal(await findPostmaster(join(dataDir, 'postgres')), undefined);
});

void test('a server that is killed is started again on the same address', limit, async () => {
  const shop = await launch();
  const server = await runningServer();
  process.kill(server.pid, 'SIGKILL');
  await until(() => shop.output().includes('The server runs again'));
  assert.match(shop.output(), /ended by itself \(SIGKILL\): starting it again \(1 of 5 times/);
  assert.equal((await fetch(`${shop.url}/api/products`)).status, 200);

  const next = await runningServer();
  assert.notEqual(next.pid, server.pid);
  assert.equal(await interrupt(shop), 0);
  assert.ok(!isRunning(next));
});

void test(
  'a database that is killed is started again, five times in ten minutes',
  limit,
  async () => {
    const shop = await launch();
    for (let count = 1; count <= 5; count++) {
      await killPostmaster();
      await until(() => shop.output().split('PostgreSQL runs again').length > count);
      assert.match(shop.output(), new RegExp(`starting it again \\(${count} of 5 times`));
      await until(async () => (await fetch(`${shop.url}/readyz`)).ok);
    }
    assert.deepEqual(remembered(), ['first', 'second']);
    assert.equal((await fetch(`${shop.url}/api/products`)).status, 200);

    await killPostmaster();
    assert.equal(await shop.ended, 1);
    assert.match(shop.output(), /PostgreSQL ended 6 times within 10 minutes/);
  },
);

/** The identity of the server, as the lock file of the start has it. */
async function runningServer() {
  const { server } = JSON.parse(await readFile(join(dataDir, 'start.lock'), 'utf8'));
  return server;
}

async function killPostmaster() {
  const postmaster = await findPostmaster(join(dataDir, 'postgres'));
  process.kill(postmaster.pid, 'SIGKILL');
  await until(() => !isRunning(postmaster));
}
