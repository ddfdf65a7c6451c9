// Playwright's server: the built shop on a new database, which the server fills with the demo catalogue.
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from './build.mjs';
import { startTemporaryPostgres } from './postgres/temporary-postgres.mjs';
import { identify } from './process-lock.mjs';
import { endServer, startServer } from './start/server-process.mjs';
import { startStandIns } from './start/stand-ins.mjs';
import { explanation } from './steps.mjs';

const stopped = new Promise((done) => {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => done(0));
});
let postgres;
let standIns;
let server;
try {
  await build();
  postgres = process.env.TEST_DATABASE_URL ? undefined : await startTemporaryPostgres();
  const databaseUrl = await emptyDatabase(process.env.TEST_DATABASE_URL ?? postgres.url);
  await tellTests(databaseUrl);
  standIns = await startStandIns(process.env.DATA_DIR);
  server = startServer({
    ...standIns.env,
    DATABASE_URL: databaseUrl,
    DEMO: '1',
    SESSION_SECRET: randomBytes(32).toString('hex'),
    SECRETS_KEY: randomBytes(32).toString('hex'),
  });
  process.exitCode = await Promise.race([stopped, server.ended.then(() => 1)]);
} catch (error) {
  console.error(explanation(error));
  process.exitCode = 1;
}
if (server) await endServer(identify(server.pid));
standIns?.stop();
await postgres?.stop();
process.exit();

async function emptyDatabase(url) {
  const { default: pg } = await import('pg');
  const name = `e2e_${randomBytes(4).toString('hex')}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** Writes the address of the database to a file, because some tests run SQL in it. */
async function tellTests(databaseUrl) {
  await mkdir(process.env.DATA_DIR, { recursive: true });
  await writeFile(join(process.env.DATA_DIR, 'database-url'), databaseUrl, { mode: 0o600 });
}
