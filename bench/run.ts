import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../scripts/embedded-postgres.mjs';
import { type Figure, measureAll } from './measure.js';
import { LoadProcess } from './load.js';
import { type Running, startServer } from './processes.js';
import { report, terminalTable } from './report.js';
import { CACHED, UNCACHED } from './scenarios.js';
import { createSecret, prepareVisitors } from './visitors.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const POOL = '12';
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const CONNECTIONS = 16;
/** Faster than any machine places orders. */
const ORDERS_PER_SECOND = 1500;
/** Part of the scenarios: npm run bench -- list quote */
const wanted = process.argv.slice(2);

process.chdir(ROOT);
execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
const figures = await onDatabase(measureBoth);
console.log(terminalTable(figures));
if (wanted.length === 0) await writeFile('bench/results.md', report(figures, commit()));
process.exitCode = figures.every(({ met }) => met) ? 0 : 1;

async function onDatabase(work: (databaseUrl: string) => Promise<Figure[]>): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cieniomat-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
    for (const folder of [postgres.folder, dataDir])
      await rm(folder, { recursive: true, force: true });
  }
}

/** The shop as it is, then the shop that keeps no answers; the limit beside both. */
async function measureBoth(databaseUrl: string): Promise<Figure[]> {
  const secret = createSecret();
  const running: { stop(): Promise<void> }[] = [];
  const started = async <T extends { stop(): Promise<void> }>(it: T): Promise<T> => {
    running.unshift(it);
    return it;
  };
  try {
    const load = await started(new LoadProcess());
    let shop = await started(await startShop(databaseUrl, secret, '1'));
    const visitors = await prepareVisitors(shop.url, databaseUrl, secret, {
      readers: CONNECTIONS,
      buyers: Math.ceil(ORDERS_PER_SECOND * (SECONDS * ROUNDS + 1)),
    });
    const limit = await started(await startLimit(databaseUrl));
    const common = {
      load,
      limit,
      visitors,
      seconds: SECONDS,
      rounds: ROUNDS,
      connections: CONNECTIONS,
    };
    const cached = await measureAll({ ...common, shop, scenarios: selected(CACHED) });
    await shop.stop();
    shop = await started(await startShop(databaseUrl, secret, '0'));
    return [...cached, ...(await measureAll({ ...common, shop, scenarios: selected(UNCACHED) }))];
  } finally {
    for (const it of running) await it.stop();
  }
}

function selected<T>(scenarios: Record<string, T>): Record<string, T> {
  if (wanted.length === 0) return scenarios;
  return Object.fromEntries(
    Object.entries(scenarios).filter(([name]) => wanted.some((part) => name.includes(part))),
  );
}

function startLimit(databaseUrl: string): Promise<Running> {
  return startServer({
    file: 'bench/limit-server.ts',
    env: { NODE_ENV: 'production', DATABASE_URL: databaseUrl, DATABASE_POOL: POOL, PORT: '0' },
  });
}

async function startShop(databaseUrl: string, secret: string, cache: '0' | '1'): Promise<Running> {
  return startServer({
    file: 'dist/api/server.js',
    nodeArguments: ['--conditions=production', ...profiling()],
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: POOL,
      DATA_DIR: await mkdtemp(join(tmpdir(), 'cieniomat-bench-shop-')),
      SESSION_SECRET: secret,
      DEMO: '1',
      LOG_LEVEL: 'warn',
      PORT: '0',
      WRITES_PER_MINUTE: '0',
      READ_CACHE: cache,
    },
  });
}

/** BENCH_PROFILE=folder: a CPU profile of each server. */
function profiling(): string[] {
  const folder = process.env['BENCH_PROFILE'];
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
}

function commit(): string {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  try {
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') ? ' with changes' : ''}`;
  } catch {
    return 'unknown';
  }
}
