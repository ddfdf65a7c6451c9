import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startStandIns } from './start/stand-ins.mjs';

/**
 * Makes what the shop of the end-to-end tests needs: an empty database, whose address the tests find in a file of the
 * data directory, because some run SQL in it, and stand-ins. Returns `{ env, stop }`: the server's variables, and an end.
 */
export async function prepareShop(postgresUrl, dataDir) {
  const databaseUrl = await emptyDatabase(postgresUrl);
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, 'database-url'), databaseUrl, { mode: 0o600 });
  const standIns = await startStandIns(dataDir);
  const env = {
    ...standIns.env,
    DATABASE_URL: databaseUrl,
    DEMO: '1',
    SESSION_SECRET: randomBytes(32).toString('hex'),
    SECRETS_KEY: randomBytes(32).toString('hex'),
  };
  return { env, stop: () => standIns.stop() };
}

async function emptyDatabase(url) {
  const { default: pg } = await import('pg');
  const name = `e2e_${randomBytes(4).toString('hex')}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
