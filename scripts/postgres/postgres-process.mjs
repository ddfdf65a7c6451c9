import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { identify, isRunning, processStart } from '../process-lock.mjs';

export const role = 'cieniomat';

const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
  // The server must not log failed statements, because they contain personal data; the shop logs them without values.
  'log_min_messages=log',
];

/** Creates a cluster with UTF-8 and Polish collation (ICU), in a draft folder that is renamed once it is complete. */
export async function initialise({ native, dataDir, ids, password, durable }) {
  const draft = `${dataDir}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  const passwordFile = join(tmpdir(), `cieniomat-${process.pid}-${Date.now()}`);
  await writeFile(passwordFile, password, { mode: 0o600, flag: 'wx' });
  if (ids.uid !== undefined) {
    await chown(draft, ids.uid, ids.gid);
    await chown(passwordFile, ids.uid, ids.gid);
  }
  try {
    initdb({
      native,
      ids,
      arguments: ['-D', draft, `--pwfile=${passwordFile}`, ...(durable ? [] : ['--no-sync'])],
    });
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(draft, dataDir);
}

function initdb({ native, ids, arguments: extra }) {
  const common = [
    `--username=${role}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-instructions',
  ];
  const icu = ['--locale-provider=icu', '--icu-locale=pl-PL'];
  let result;
  for (const locale of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    result = spawnSync(
      join(native, 'bin', 'initdb'),
      [...common, ...icu, `--locale=${locale}`, ...extra],
      child(ids, { encoding: 'utf8' }),
    );
    if (result.status === 0) return;
    if (!result.stderr?.includes('invalid locale name')) break;
  }
  throw new Error(`initdb failed: ${result.error?.message ?? result.stderr}`);
}

/** Sets the role's password while the cluster is down. */
export function resetPassword({ native, dataDir, ids, password }) {
  const input = `ALTER ROLE ${role} PASSWORD '${password}';\n`;
  const options = child(ids, { input, encoding: 'utf8' });
  const result = spawnSync(
    join(native, 'bin', 'postgres'),
    ['--single', '-D', dataDir, 'postgres'],
    options,
  );
  if (result.status !== 0) throw new Error(`The database password cannot be set: ${result.stderr}`);
}

/**
 * Starts the postmaster in a session of its own, so that Ctrl-C does not end it before the programs that use it. It
 * writes to `logFile` directly, so it does not depend on a pipe to this process.
 */
export function launch({ native, dataDir, ids, port, durable, logFile }) {
  const options = [...settings, ...(durable ? [] : quick)].flatMap((setting) => ['-c', setting]);
  const log = openSync(logFile, 'w', 0o600);
  const postmaster = spawn(
    join(native, 'bin', 'postgres'),
    ['-D', dataDir, '-p', String(port), ...options],
    child(ids, { detached: true, stdio: ['ignore', log, log] }),
  );
  closeSync(log);
  postmaster.unref();
  return postmaster;
}

/** The running postmaster of this data directory: `{ pid, started, port }`, or undefined. */
export async function findPostmaster(dataDir) {
  const lines = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port] = lines.split('\n').map(Number);
  if (!pid || processStart(pid) === undefined || !commandLine(pid).includes(dataDir))
    return undefined;
  return { ...identify(pid), port };
}

/** Removes a stale pid file, which PostgreSQL would trust if another process had the same pid now. */
export function removeStalePidFile(dataDir) {
  return rm(join(dataDir, 'postmaster.pid'), { force: true });
}

/**
 * Stops the server by PostgreSQL's fast shutdown; if that takes too long, by an immediate one, and in the end by
 * SIGKILL. After an immediate shutdown or SIGKILL the next start recovers the data.
 */
export async function stopPostmaster(postmaster) {
  for (const [signal, seconds] of [
    ['SIGINT', 30],
    ['SIGQUIT', 10],
    ['SIGKILL', 10],
  ]) {
    if (!isRunning(postmaster)) return;
    process.kill(postmaster.pid, signal);
    const deadline = Date.now() + seconds * 1000;
    while (isRunning(postmaster) && Date.now() < deadline) await delay(25);
  }
}

/**
 * A free port below the range from which systems choose ports of outgoing connections, so that it stays free from one
 * start to the next.
 */
export async function freePort() {
  let port;
  do port = randomInt(20_000, 32_000);
  while (!(await isFree(port)));
  return port;
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Options of child processes. Their environment has only PATH: PGDATA, LC_ALL and the like must not affect them. */
function child(ids, options) {
  return { ...ids, cwd: '/', env: { PATH: process.env.PATH }, ...options };
}

function commandLine(pid) {
  try {
    if (existsSync('/proc/self/cmdline'))
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
