import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { findPostmaster, freePort } from './postgres-process.mjs';
import { identify, lives } from './process-lock.mjs';
import { root } from './project.mjs';

const limit = { timeout: 180_000 };
const running = new Set();
let dataDir;
let port;

before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cieniomat-start-'));
  await chmod(dataDir, 0o755);
  port = await freePort();
});

after(async () => {
  for (const shop of running) await interrupt(shop);
  await rm(dataDir, { recursive: true, force: true });
});

void test('the first start makes a database and answers', limit, async () => {
  const shop = await launch();
  assert.match(shop.output(), /✓ database.*\n✓ server/s);
  assert.equal((await fetch(`${shop.url}/readyz`)).status, 200);
  for (const secret of ['postgres-password', 'session-secret']) {
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

void test('the start recovers after everything was killed', limit, async () => {
  const shop = await launch();
  remember('second');
  const { server } = JSON.parse(await readFile(join(dataDir, 'start.lock'), 'utf8'));
  const postmaster = await findPostmaster(join(dataDir, 'postgres'));
  const killed = [identify(shop.pid), server, postmaster];
  for (const { pid } of killed) process.kill(pid, 'SIGKILL');
  await until(() => !killed.some(lives));

  const next = await launch();
  assert.deepEqual(remembered(), ['first', 'second']);
  assert.equal(await interrupt(next), 0);
});

void test('the start recovers after only the parent was killed', limit, async () => {
  const shop = await launch();
  remember('third');
  const parent = identify(shop.pid);
  process.kill(shop.pid, 'SIGKILL');
  await until(() => !lives(parent));

  const next = await launch();
  assert.deepEqual(remembered(), ['first', 'second', 'third']);
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

void test('a port in use is named before anything is started', limit, async () => {
  const squatter = createServer();
  await new Promise((done) => squatter.listen(port, done));
  const shop = spawnStart();
  assert.equal(await shop.ended, 1);
  assert.match(shop.output(), new RegExp(`^Port ${port} is in use`));
  await new Promise((done) => squatter.close(done));
});

function spawnStart(command = process.execPath, commandArguments = ['scripts/start.mjs']) {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' };
  for (const name of ['DATABASE_URL', 'NODE_TEST_CONTEXT', 'npm_lifecycle_event']) delete env[name];
  const child = spawn(command, commandArguments, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise((done) => child.once('exit', (code, signal) => done(code ?? signal)));
  return { pid: child.pid, ended, output: () => output };
}

/** A shop that is ready: `{ pid, url, ended, output() }`. */
async function launch(...command) {
  const shop = spawnStart(...command);
  running.add(shop);
  let over = false;
  void shop.ended.then(() => {
    over = true;
    running.delete(shop);
  });
  const ready = /^Ready in .*?(http:\S+)/m;
  await until(() => over || ready.test(shop.output()));
  assert.ok(!over, shop.output());
  return { ...shop, url: ready.exec(shop.output())[1] };
}

async function interrupt(shop) {
  process.kill(shop.pid, 'SIGINT');
  return shop.ended;
}

async function until(condition) {
  while (!condition()) await delay(25);
}

function remember(word) {
  sql(
    `create table if not exists start_test (word text)`,
    `insert into start_test values ('${word}')`,
  );
}

function remembered() {
  return sql('select word from start_test order by word').map(({ word }) => word);
}

/** Runs statements on the shop's database, as any command of ours would reach it; the last one's rows. */
function sql(...statements) {
  const program = `
    import pg from 'pg';
    const client = new pg.Client(process.env.DATABASE_URL);
    await client.connect();
    let rows;
    for (const statement of ${JSON.stringify(statements)}) ({ rows } = await client.query(statement));
    await client.end();
    console.log(JSON.stringify(rows));`;
  const command = ['scripts/with-database.mjs', 'node', '--input-type=module', '-e', program];
  const env = { ...process.env, DATA_DIR: dataDir };
  delete env.DATABASE_URL;
  return JSON.parse(execFileSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' }));
}
