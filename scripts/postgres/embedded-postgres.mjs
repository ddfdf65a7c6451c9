import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { identify, isRunning, takeLock } from '../process-lock.mjs';
import { preparePostgresHome } from './postgres-home.mjs';
import {
  findPostmaster,
  freePort,
  initialise,
  launch,
  removeStalePidFile,
  resetPassword,
  role,
  stopPostmaster,
} from './postgres-process.mjs';

const startTimeout = 60_000;

/**
 * Starts the embedded PostgreSQL of a data directory. A running one (used by another command, or left behind by a
 * killed one) is shared, and the last user to stop shuts it down. Returns `{ url, pid, folder, stop(), lost }`:
 * `folder` holds its files, and `lost` resolves when the server has ended, also after `stop()`. `durable: false` (for
 * tests) is faster, but data may be lost in a power cut. `log` gets progress lines.
 */
export async function startEmbeddedPostgres({ dataDir, port, durable = true, log = () => {} }) {
  await mkdir(resolve(dataDir), { recursive: true });
  const root = await realpath(dataDir);
  return exclusively(root, async () => {
    const cluster = { ...(await preparePostgresHome(root)), root, durable, log };
    const postmaster = (await adopt(cluster)) ?? (await start(cluster, port));
    await createDatabase(cluster, postmaster);
    const registration = await register(root);
    return {
      url: urlOf(cluster, postmaster, role),
      pid: postmaster.pid,
      folder: cluster.dataDir,
      stop: () => exclusively(root, () => leave(root, registration, postmaster)),
      lost: untilGone(postmaster),
    };
  });
}

async function exclusively(root, action) {
  const lock = await takeLock(join(root, 'postgres.lock'), { waitMs: startTimeout * 2 });
  if (lock.holder)
    throw new Error(`Process ${lock.holder.pid} keeps the database of ${root} locked`);
  try {
    return await action();
  } finally {
    await lock.release();
  }
}

async function adopt(cluster) {
  const postmaster = await findPostmaster(cluster.dataDir);
  if (!postmaster) return undefined;
  cluster.password = await readPassword(cluster.root);
  if (cluster.password && (await answers(cluster, postmaster))) return postmaster;
  cluster.log('a database server that does not answer is stopped');
  await stopPostmaster(postmaster);
  return undefined;
}

async function start(cluster, port) {
  await preparePassword(cluster);
  await removeStalePidFile(cluster.dataDir);
  const logFile = join(cluster.root, 'postgres.log');
  // Keeps the output of the previous server, which may show why that server crashed.
  await rename(logFile, `${logFile}.previous`).catch(() => undefined);
  const deadline = Date.now() + startTimeout;
  for (;;) {
    const child = launch({ ...cluster, port: port ?? (await freePort()), logFile });
    const postmaster = await untilUp(cluster, child);
    if (postmaster) return postmaster;
    const output = await readFile(logFile, 'utf8');
    if (!isTransient(output) || Date.now() > deadline)
      throw new Error(`PostgreSQL does not start:\n${output}`);
    await delay(200);
  }
}

/** Whether the failure may pass: another program took the port, or processes of a killed server still run. */
function isTransient(output) {
  return /Address already in use|pre-existing shared memory block/.test(output);
}

async function preparePassword(cluster) {
  const initialised = existsSync(join(cluster.dataDir, 'PG_VERSION'));
  cluster.password = await readPassword(cluster.root);
  if (initialised && cluster.password) return;
  cluster.password ??= randomBytes(24).toString('hex');
  if (initialised) {
    await removeStalePidFile(cluster.dataDir);
    resetPassword(cluster);
  } else {
    cluster.log('creating the database');
    await initialise(cluster);
  }
  await writeFile(passwordFile(cluster.root), cluster.password, { mode: 0o600 });
}

async function untilUp(cluster, child) {
  const ended = new Promise((done) => child.once('error', done).once('exit', done));
  let running = true;
  void ended.then(() => (running = false));
  while (running) {
    const postmaster = await findPostmaster(cluster.dataDir);
    if (postmaster?.pid === child.pid) {
      if (await answers(cluster, postmaster)) return postmaster;
      if (isRunning(postmaster)) await giveUp(cluster, postmaster);
    }
    await Promise.race([ended, delay(30)]);
  }
  return undefined;
}

async function giveUp(cluster, postmaster) {
  await stopPostmaster(postmaster);
  throw new Error(
    `PostgreSQL does not take the password in ${passwordFile(cluster.root)}: delete that file, and the next start sets a new one`,
  );
}

/** Whether the server accepts queries; waits while it starts up or recovers. */
async function answers(cluster, postmaster) {
  const deadline = Date.now() + startTimeout;
  while (isRunning(postmaster) && Date.now() < deadline) {
    try {
      await query(cluster, postmaster, 'select 1');
      return true;
    } catch (error) {
      if (error.code === '28P01' || error.code === '28000') return false;
      await delay(30);
    }
  }
  return false;
}

async function createDatabase(cluster, postmaster) {
  const found = await query(
    cluster,
    postmaster,
    `select 1 from pg_database where datname = '${role}'`,
  );
  if (found.rowCount === 0) await query(cluster, postmaster, `create database ${role}`);
}

async function query(cluster, postmaster, sql) {
  const { default: pg } = await import('pg');
  const connectionString = urlOf(cluster, postmaster, 'postgres');
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await client.query(sql);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function urlOf(cluster, postmaster, database) {
  return `postgresql://${role}:${cluster.password}@127.0.0.1:${postmaster.port}/${database}`;
}

function passwordFile(root) {
  return join(root, 'postgres-password');
}

async function readPassword(root) {
  return (await readFile(passwordFile(root), 'utf8').catch(() => '')).trim() || undefined;
}

async function register(root) {
  const users = join(root, 'postgres-users');
  await mkdir(users, { recursive: true });
  const file = join(users, `${process.pid}-${randomBytes(4).toString('hex')}.json`);
  await writeFile(file, JSON.stringify(identify()));
  return file;
}

async function leave(root, registration, postmaster) {
  await rm(registration, { force: true });
  const users = join(root, 'postgres-users');
  for (const name of await readdir(users)) {
    const file = join(users, name);
    const user = JSON.parse((await readFile(file, 'utf8').catch(() => '{}')) || '{}');
    if (isRunning(user)) return;
    await rm(file, { force: true });
  }
  await stopPostmaster(postmaster);
}

async function untilGone(postmaster) {
  while (isRunning(postmaster)) await delay(1000, undefined, { ref: false });
}
