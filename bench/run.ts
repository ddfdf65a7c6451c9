import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { LoadProcess } from './load.js';
import { type Figure, measureAll } from './measure.js';
import { type Running, startServer } from './processes.js';
import { CACHED, UNCACHED } from './scenarios.js';
import {
  ROOT,
  buildShop,
  loadTrade,
  onDatabase,
  startShop,
  untilMailsAreSent,
  isSelected,
  isWholeRun,
} from './shop.js';
import { createSecret, prepareVisitors } from './visitors.js';

const HEAD = [
  '',
  'req/s',
  'limit',
  'ratio',
  'target',
  'p99 ms',
  'kB',
  'CPU µs',
  'limit CPU µs',
  '',
];

/** The figures in columns, for the terminal. */
function terminalTable(figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(row)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  return rows
    .map((cells) =>
      cells
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
        )
        .join('  '),
    )
    .join('\n');
}

/** The figures as a page of Markdown, which also says how and on which machine they were measured. */
function report(figures: readonly Figure[], commit: string): string {
  const processors = cpus();
  const missed = figures.filter(({ met }) => !met).length;
  const table = [HEAD, HEAD.map((_, i) => (i === 0 ? '---' : '--:')), ...figures.map(row)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
  return `# Speed

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, commit ${commit}: Node ${process.version}, ${processors.length} cores (${processors[0]?.model.trim()}), shop, database and load on one machine, 16 connections. ${missed === 0 ? 'Every target is met.' : `Targets missed: ${missed}.`}

The limit is a bare \`node:http\` server that answers the first 10 products by a prepared statement of \`pg\`; it is measured right before each figure, and a ratio is the median of the rounds. Rows "without cache" keep no answers: GraphQL goes to the database, a page is rendered again. Every answer is checked. The shop has two years of trade behind it, 10,000 orders. A cart and its order are two requests that count as one.

${table}
`;
}

function row(figure: Figure): string[] {
  const { label, name, requestsPerSecond, limitPerSecond, ratio, target } = figure;
  const { p99, p99Below, bytes, failures, met } = figure;
  return [
    name.endsWith('-uncached') ? `${label}, without cache` : label,
    requestsPerSecond.toFixed(0),
    limitPerSecond.toFixed(0),
    ratio.toFixed(2),
    `≥ ${target.toFixed(2)}`,
    p99Below === undefined ? p99.toFixed(0) : `${p99.toFixed(0)} < ${p99Below}`,
    (bytes / 1000).toFixed(1),
    figure.cpu?.toFixed(0) ?? '–',
    figure.limitCpu?.toFixed(0) ?? '–',
    failures > 0 ? `${failures} wrong answers` : met ? 'met' : 'missed',
  ];
}

// Compares the shop with the limit, a bare server. All scenarios: npm run bench; only some: npm run bench -- list quote
const POOL = '8';
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const CONNECTIONS = 16;
/** The size of the database's content, because the database plans queries differently for nearly empty tables. */
const TRADE = { orders: 10_000, inquiries: 2_000, products: 0 };

process.chdir(ROOT);
buildShop();
const figures = await onDatabase(measureBoth);
console.log(terminalTable(figures));
if (isWholeRun) await writeFile('bench/results.md', report(figures, commit()));
process.exitCode = figures.every(({ met }) => met) ? 0 : 1;

/** Measures the shop as it is, and then without its cache of answers. Both are compared with the bare server. */
async function measureBoth(databaseUrl: string): Promise<Figure[]> {
  loadTrade(databaseUrl, TRADE);
  const secret = createSecret();
  const running: { stop(): Promise<void> }[] = [];
  const started = async <T extends { stop(): Promise<void> }>(it: T): Promise<T> => {
    running.unshift(it);
    return it;
  };
  try {
    const load = await started(new LoadProcess());
    let shop = await started(await startMeasuredShop(databaseUrl, secret, '1'));
    const visitors = await prepareVisitors(shop.url, databaseUrl, secret, CONNECTIONS);
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
    await untilMailsAreSent(databaseUrl);
    await shop.stop();
    shop = await started(await startMeasuredShop(databaseUrl, secret, '0'));
    return [...cached, ...(await measureAll({ ...common, shop, scenarios: selected(UNCACHED) }))];
  } finally {
    for (const it of running) await it.stop();
  }
}

function selected<T>(scenarios: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(scenarios).filter(([name]) => isSelected(name)));
}

function startLimit(databaseUrl: string): Promise<Running> {
  return startServer({
    file: 'bench/limit-server.ts',
    env: { NODE_ENV: 'production', DATABASE_URL: databaseUrl, DATABASE_POOL: POOL, PORT: '0' },
  });
}

function startMeasuredShop(
  databaseUrl: string,
  secret: string,
  cache: '0' | '1',
): Promise<Running> {
  return startShop({
    databaseUrl,
    secret,
    nodeArguments: profiling(),
    env: { DATABASE_POOL: POOL, DEMO: '1', WRITES_PER_MINUTE: '0', READ_CACHE: cache },
  });
}

/** Arguments that write a CPU profile of the shop to the folder BENCH_PROFILE, if that is set. */
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
