import './require-node.mjs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { relative } from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { supervisePostgres } from './postgres/supervise-postgres.mjs';
import { dataDirectory, loadEnvironment, root } from './project.mjs';
import { keptSecrets } from './start/kept-secrets.mjs';
import { startStandIns, wantsStandIns } from './start/stand-ins.mjs';
import { onOrphaned, takeStartLock } from './start/start-lock.mjs';
import { superviseServer } from './start/supervise-server.mjs';
import { explanation, step } from './steps.mjs';

const interruption = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => interruption.abort());
onOrphaned(() => interruption.abort());
// A closed terminal must not end this process before the database is stopped.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

try {
  loadEnvironment();
  process.exitCode = await start(dataDirectory(), interruption.signal);
} catch (error) {
  if (!interruption.signal.aborted) console.error(explanation(error));
  process.exitCode = interruption.signal.aborted ? 130 : 1;
}
// Ends the process although signal handlers and the watch on the database may still be active.
process.exit();

async function start(dataDir, signal) {
  const started = Date.now();
  await mkdir(dataDir, { recursive: true });
  const lock = await takeStartLock(dataDir);
  if (lock.holder) {
    const { pid, url } = lock.holder;
    console.error(
      `Cieniomat is running already${url ? ` on ${url}` : ''} (process ${pid}, data in ${shown(dataDir)}).`,
    );
    return 1;
  }
  try {
    await requireFreePort();
    await step('packages', () => install({ signal }));
    await step('build', () => build({ signal }));
    return await runShop({ dataDir, signal, lock, started });
  } finally {
    await lock.release();
  }
}

async function runShop({ dataDir, signal, lock, started }) {
  const database = process.env.DATABASE_URL ? undefined : await startDatabase(dataDir);
  let standIns;
  try {
    signal.throwIfAborted();
    const defaults = await embeddedDefaults(database, dataDir);
    standIns = await openStandIns(dataDir, defaults);
    const server = superviseServer({
      env: { ...defaults, ...standIns?.env, DATA_DIR: dataDir },
      update: lock.update,
      log: (line) => console.error(line),
    });
    try {
      const url = await untilReady(server, signal);
      console.log(`Ready in ${seconds(started)} s: ${url} (Ctrl-C stops)`);
      return await untilStopped({ server, database, signal });
    } finally {
      await server.stop((ending) => step('server stopped', ending));
    }
  } finally {
    standIns?.stop();
    if (database) await step('database stopped', database.stop);
  }
}

async function embeddedDefaults(database, dataDir) {
  if (!database) return {};
  return {
    DATABASE_URL: database.url,
    DEMO: process.env.DEMO || '1',
    GRAPHQL_INTROSPECTION: process.env.GRAPHQL_INTROSPECTION || '1',
    GRAPHQL_SANDBOX: process.env.GRAPHQL_SANDBOX || '1',
    ...(await keptSecrets(dataDir)),
  };
}

async function untilReady(server, signal) {
  let url;
  await step('server', async () => {
    url = await Promise.race([server.ready, whenAborted(signal)]);
    signal.throwIfAborted();
  });
  return url;
}

async function startDatabase(dataDir) {
  let database;
  await step('database', async () => {
    database = await supervisePostgres({ dataDir, log: (line) => console.error(line) });
  });
  return database;
}

/** Starts stand-ins for online payments and for KSeF, for a demo shop in which the real ones are not configured. */
async function openStandIns(dataDir, { DEMO = process.env.DEMO }) {
  if (!wantsStandIns({ isDemo: DEMO === '1' || DEMO === 'true' })) return undefined;
  let standIns;
  await step('stand-ins', async () => {
    standIns = await startStandIns(dataDir);
  });
  return standIns;
}

/**
 * The exit code: 0 after a stop signal, 1 when the server or the database cannot be kept running.
 */
async function untilStopped({ server, database, signal }) {
  const cause = await Promise.race(
    [whenAborted(signal), server.givenUp, database?.givenUp].filter(Boolean),
  );
  if (cause) console.error(cause);
  return cause ? 1 : 0;
}

function whenAborted(signal) {
  return new Promise((done) => {
    if (signal.aborted) done();
    else signal.addEventListener('abort', () => done());
  });
}

/** Checked before the long steps, so that a failure is reported without waiting for an install. */
async function requireFreePort() {
  const port = Number(process.env.PORT || 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is a number from 0 to 65535, not "${process.env.PORT}".`);
  }
  const hint = process.env.PORT ? 'set PORT to a free one' : 'choose another: PORT=4001 npm start';
  await new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const taken = error.code === 'EADDRINUSE';
      const reason = taken ? 'is in use by another program' : `cannot be used (${error.code})`;
      fail(new Error(`Port ${port} ${reason}; ${hint}.`));
    });
    probe.listen(port, () => probe.close(done));
  });
}

function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(1);
}

function shown(folder) {
  return relative(root, folder) || '.';
}
