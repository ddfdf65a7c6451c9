import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/postgres/postgres-process.mjs';
import { identify } from '../scripts/process-lock.mjs';
import { endServer, startServer } from '../scripts/start/server-process.mjs';
import { emptyDatabase, runSql } from './database.js';
import { staffAccount } from './staff-account.js';

export interface Shop {
  /** Scheme, host and port. */
  origin: string;
  sql(text: string, values?: readonly unknown[]): Promise<void>;
  /** Kills the server as a power cut does, and starts it again at the same address. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the built shop on a database of its own, which tests may change without disturbing others. `DEMO: '1'` fills
 * it with the demo catalogue; other settings are variables of the environment, too.
 */
export async function startShop(
  settings: { DEMO: '0' | '1' } & Record<string, string>,
): Promise<Shop> {
  const databaseUrl = await emptyDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'cieniomat-shop-'));
  const environment = {
    ...settings,
    PORT: String(await freePort()),
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    SESSION_SECRET: 'a secret of the end-to-end tests',
    ADMIN_EMAIL: staffAccount.email,
    ADMIN_PASSWORD: staffAccount.password,
    LOG_LEVEL: 'warn',
    WRITES_PER_MINUTE: '0',
  };
  let server = startServer(environment);
  return {
    origin: await server.ready,
    sql: (text, values = []) => runSql(text, values, databaseUrl),
    async restart() {
      process.kill(server.pid, 'SIGKILL');
      await server.ended;
      server = startServer(environment);
      await server.ready;
    },
    async close() {
      await endServer(identify(server.pid));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
