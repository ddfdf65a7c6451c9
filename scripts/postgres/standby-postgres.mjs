import { randomBytes } from 'node:crypto';
import {
  appendFile,
  chmod,
  chown,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  realpath,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.mjs';
import { preparePostgresHome } from './postgres-home.mjs';
import { freePort } from './postgres-process.mjs';
import { startGuard } from './temporary-postgres.mjs';

/** Folders of which a copy has only the names: PostgreSQL makes their files when it starts, or fetches them. */
const emptied = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_subtrans)$/;
const left = /^(postmaster\.(pid|opts)|pgsql_tmp.*)$/;

/**
 * Starts a streaming standby of a running embedded PostgreSQL, of which `primaryUrl` names any database; it ends with
 * this process. `url` is the same database on it. `pause()` stops the replay of what arrives, `resume()` continues it;
 * `kill()` ends it as a crash does, `start()` starts it again on the same port; `promote()` makes it a primary of a
 * timeline of its own; `stop()` ends it and deletes its files.
 */
export async function startStandbyPostgres(primaryUrl) {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'cieniomat-standby-')));
  await chmod(root, 0o755);
  const slot = `standby_${randomBytes(4).toString('hex')}`;
  const { dataDir, ids } = await preparePostgresHome(root);
  await copyCluster(primaryUrl, { dataDir, ids, slot });
  const { password } = new URL(primaryUrl);
  await writeFile(join(root, 'postgres-password'), password, { mode: 0o600 });
  const port = await freePort();
  const url = Object.assign(new URL(primaryUrl), { port: String(port) }).href;
  const start = async () => {
    const database = await startEmbeddedPostgres({ dataDir: root, port, durable: false });
    return { ...database, guard: startGuard(database.pid, [root, dataDir]) };
  };
  let server = await start();
  const end = async () => {
    server.guard.kill();
    await server.stop();
  };
  const run = (sql) => withClient(url, (client) => client.query(sql));
  return {
    url,
    pause: () => run('select pg_wal_replay_pause()'),
    resume: () => run('select pg_wal_replay_resume()'),
    promote: () => run('select pg_promote()'),
    async kill() {
      process.kill(server.pid, 'SIGKILL');
      await end();
    },
    async start() {
      server = await start();
    },
    async stop() {
      await end();
      await dropSlot(primaryUrl, slot).catch(() => undefined);
      for (const path of [root, dataDir]) await rm(path, { recursive: true, force: true });
    },
  };
}

/** A copy of the running primary that follows it by streaming: PostgreSQL's "low level" base backup. */
async function copyCluster(primaryUrl, { dataDir, ids, slot }) {
  await withClient(primaryUrl, async (primary) => {
    await primary.query('select pg_create_physical_replication_slot($1, true)', [slot]);
    await primary.query(`select pg_backup_start('standby', true)`);
    const { rows } = await primary.query('show data_directory');
    await copyFolder(rows[0].data_directory, dataDir, ids);
    const stopped = await primary.query('select labelfile from pg_backup_stop(false)');
    await writeOwned(join(dataDir, 'backup_label'), stopped.rows[0].labelfile, ids);
  });
  await writeOwned(join(dataDir, 'standby.signal'), '', ids);
  const { hostname, port, username, password } = new URL(primaryUrl);
  const connection = `host=${hostname} port=${port} user=${username} password=${password}`;
  await appendFile(
    join(dataDir, 'postgresql.auto.conf'),
    `primary_conninfo = '${connection}'\nprimary_slot_name = '${slot}'\nwal_retrieve_retry_interval = '200ms'\n`,
  );
}

async function copyFolder(from, to, ids) {
  await makeFolder(to, ids);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (left.test(entry.name)) continue;
    if (emptied.test(entry.name)) await makeFolder(target, ids);
    else if (entry.isDirectory()) await copyFolder(source, target, ids);
    else await copyFile(source, target).then(() => own(target, ids), ignoreMissing);
  }
}

/** A file may be deleted while the folder is copied; the log says so, and replay does it again. */
function ignoreMissing(error) {
  if (error.code !== 'ENOENT') throw error;
}

async function makeFolder(path, ids) {
  await mkdir(path, { mode: 0o700 });
  await own(path, ids);
}

async function writeOwned(file, text, ids) {
  await writeFile(file, text, { mode: 0o600 });
  await own(file, ids);
}

async function own(path, { uid, gid }) {
  if (uid !== undefined) await chown(path, uid, gid);
}

/** The primary ends its sender some moments after the standby has gone. */
async function dropSlot(primaryUrl, slot) {
  await withClient(primaryUrl, async (primary) => {
    await primary.query(
      'select pg_terminate_backend(active_pid, 5000) from pg_replication_slots where slot_name = $1 and active',
      [slot],
    );
    await primary.query('select pg_drop_replication_slot($1)', [slot]);
  });
}

async function withClient(connectionString, action) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await action(client);
  } finally {
    await client.end();
  }
}
