import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from '../scripts/postgres/embedded-postgres.mjs';
import { serverArguments, serverEnvironment } from '../scripts/start/server-process.mjs';
import { type Running, startServer } from './processes.js';
import { ADMIN } from './visitors.js';

/** The root folder of the checkout, which is the working directory of the benchmarks. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const PATIENCE_MS = 500;

interface Shop {
  databaseUrl: string;
  secret: string;
  nodeArguments?: string[];
  env: Record<string, string>;
  /** The file descriptor to which it writes its log; left out: that of this process. */
  log?: number;
}

export function buildShop(): void {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
}

/** Runs `work` on an empty database, whose server has the process id `pid` and which is deleted afterwards. */
export async function onDatabase<T>(
  work: (databaseUrl: string, pid: number) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cieniomat-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    return await work(postgres.url, postgres.pid);
  } finally {
    await postgres.stop();
    for (const folder of [postgres.folder, dataDir])
      await rm(folder, { recursive: true, force: true });
  }
}

/** Fills the demo shop with this many orders, inquiries and products, spread over two years. */
export function loadTrade(
  databaseUrl: string,
  sizes: { orders: number; inquiries: number; products: number },
): void {
  const words = Object.entries(sizes).flatMap(([name, count]) => [`--${name}`, String(count)]);
  execFileSync(
    process.execPath,
    ['--import', '@oxc-node/core/register', 'api/setup/cli.ts', 'seed-load', ...words],
    { stdio: 'inherit', env: { ...process.env, DATABASE_URL: databaseUrl } },
  );
}

/** Starts the built shop; the files in its DATA_DIR are deleted when it stops. */
export async function startShop({
  databaseUrl,
  secret,
  nodeArguments = [],
  env,
  log,
}: Shop): Promise<Running> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cieniomat-bench-shop-'));
  const shop = await startServer({
    file: serverArguments.at(-1)!,
    nodeArguments: [...serverArguments.slice(0, -1), ...nodeArguments],
    ...(log !== undefined && { log }),
    env: {
      ...serverEnvironment,
      ...ADMIN,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SESSION_SECRET: secret,
      LOG_LEVEL: 'warn',
      PORT: '0',
      ...env,
    },
  });
  return {
    ...shop,
    async stop() {
      await shop.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Waits until the job queue holds at most failed jobs, so that sending the mails of orders does not disturb the
 * measurements.
 */
export async function untilMailsAreSent(databaseUrl: string): Promise<void> {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  // A failed job is retried much later, so it is not waited for.
  const waiting = 'select id from graphile_worker.jobs where last_error is null limit 1';
  while ((await database.query(waiting)).rows.length > 0) await delay(PATIENCE_MS);
  await database.end();
}

const parts = process.argv.slice(2);

/** Whether all scenarios are selected; only then is the report written. */
export const isWholeRun = parts.length === 0;

/** Whether a scenario is selected: the command line names a part of its name, or nothing. */
export const isSelected = (name: string): boolean =>
  isWholeRun || parts.some((part) => name.includes(part));
