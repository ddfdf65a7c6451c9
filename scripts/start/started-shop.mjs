// For tests of `npm start`: starts a shop with its own folder and port, and removes it when the test file ends.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../postgres/postgres-process.mjs';
import { root } from '../project.mjs';

export const limit = { timeout: 180_000 };
export const dataDir = await mkdtemp(join(tmpdir(), 'cieniomat-start-'));
await chmod(dataDir, 0o755);
export const port = await freePort();
const running = new Set();

after(async () => {
  for (const shop of running) await interrupt(shop);
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts scripts/start.mjs, or the given command: `{ pid, ended, output() }`. */
export function spawnStart(
  command = process.execPath,
  commandArguments = ['scripts/start.mjs'],
  extraEnv = {},
) {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' };
  for (const name of ['DATABASE_URL', 'NODE_TEST_CONTEXT', 'npm_lifecycle_event']) delete env[name];
  Object.assign(env, extraEnv);
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

/** Starts a shop and waits until it is ready: `{ pid, url, ended, output() }`. */
export async function launch(...command) {
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

export async function interrupt(shop) {
  process.kill(shop.pid, 'SIGINT');
  return shop.ended;
}

export async function until(condition) {
  while (!(await condition())) await delay(25);
}

export function remember(word) {
  sql(
    `create table if not exists start_test (word text)`,
    `insert into start_test values ('${word}')`,
  );
}

export function remembered() {
  return sql('select word from start_test order by word').map(({ word }) => word);
}

/** Runs statements on the shop's database through with-database.mjs; returns the rows of the last one. */
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
