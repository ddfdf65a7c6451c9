import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { startStandbyPostgres } from '../scripts/postgres/standby-postgres.mjs';
import { hasVarnish, startVarnish } from '../scripts/varnish.mjs';
import { LoadProcess } from './load.js';
import type { Running } from './processes.js';
import { postmasterOf } from './scale/cpu-time.js';
import {
  type Measurement,
  type Row,
  type Setup,
  measureCalls,
  measureIdle,
  measureRow,
} from './scale/measure.js';
import { report } from './scale/report.js';
import type { Kind, Overheads } from './scale/simulation.js';
import { ROOT, buildShop, loadTrade, onDatabase, startShop, untilMailsAreSent } from './shop.js';
import { type TrustedRead, createSecret, prepareVisitors } from './visitors.js';

// Compares one node, two nodes, and two nodes with a replica and a caching proxy: npm run bench:scale
const POOL = '8';
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const CONNECTIONS = 16;
/** Of what takes long, and is measured for twice as long: more would only wait. */
const FEW = 4;
const TRADE = { orders: 10_000, inquiries: 2000, products: 0 };
/** Changes that follow sooner would be loaded together. */
const CHANGES = { count: 20, pauseMs: 300 };
const COUNTS = { count: 3000, pauseMs: 0 };
const IDLE_SECONDS = 10;
const CACHING = 2;

/** The same scenario with all three setups. */
const same = (label: string, scenario: string): Row => ({
  label,
  scenarios: [scenario, scenario, scenario],
  connections: CONNECTIONS,
});
const slow = (label: string, scenario: string): Row => ({
  ...same(label, scenario),
  connections: FEW,
  times: 2,
});
const ROWS: Record<Kind, Row> = {
  read: {
    label: 'list of products, as browsers ask for it',
    scenarios: ['trusted-posted', 'trusted-posted', 'trusted-kept'],
    throughProxy: true,
    connections: CONNECTIONS,
  },
  version: {
    label: 'version of the catalogue, beside it',
    scenarios: [null, null, 'trusted-version'],
    throughProxy: true,
    connections: CONNECTIONS,
  },
  page: same('product page, kept in memory', 'product-page-cached'),
  rendered: slow('product page, rendered anew', 'page-anew'),
  quote: same('price quote, never the same twice', 'price-quote'),
  staffList: slow('staff list of 50 orders', 'staff-orders'),
  order: slow('piece into a new cart and its order, both', 'cart-and-order'),
};

process.chdir(ROOT);
if (!hasVarnish()) throw new Error('varnishd is needed: apt-get install varnish');
if (!process.env['BENCH_BUILT']) buildShop();
const { measured, overheads } = await onDatabase(measure);
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const text = report({ measured, overheads, rows: ROWS, commit });
console.log(text);
await writeFile('bench/scale.md', text);
const all = Object.values(measured).flat();
process.exitCode = all.every((it) => it === null || it.failures === 0) ? 0 : 1;

type Measured = Record<Kind, (Measurement | null)[]>;

async function measure(
  databaseUrl: string,
  primary: number,
): Promise<{ measured: Measured; overheads: Overheads }> {
  loadTrade(databaseUrl, TRADE);
  const running: { stop(): Promise<void> }[] = [];
  const started = async <T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> => {
    const it = await starting;
    running.unshift(it);
    return it;
  };
  try {
    const secret = createSecret();
    const standby = await started(startStandbyPostgres(databaseUrl));
    const node = (env: Record<string, string> = {}) =>
      started(
        startShop({
          databaseUrl,
          secret,
          env: { DATABASE_POOL: POOL, DEMO: '1', WRITES_PER_MINUTE: '0', ...env },
        }),
      );
    const plain = [await node(), await node()] as const;
    const replicated = { DATABASE_READ_URL: standby.url, TRUSTED_DOCUMENTS: '1' };
    const scaled = [await node(replicated), await node(replicated)] as const;
    const proxy = await started(startVarnish([scaled[0].url, scaled[1].url]));
    const setups: Setup[] = [
      setupOf('one node', plain.slice(0, 1), primary),
      setupOf('two nodes', plain, primary),
      {
        ...setupOf('two nodes, replica, proxy', scaled, primary),
        proxyUrl: proxy.url,
      },
    ];
    Object.assign(setups[CACHING]!.processes, {
      standby: [await postmasterOf(standby.url)],
      proxy: [proxy.pid],
    });
    const loads = [
      await started(Promise.resolve(new LoadProcess())),
      await started(Promise.resolve(new LoadProcess())),
    ];
    const overheads = await measureOverheads(databaseUrl, {
      ...setups[0]!,
      processes: { ...setups[0]!.processes, nodes: [...plain, ...scaled].map(({ pid }) => pid) },
    });
    // After the changes of prices: what is ordered must cost what was saved.
    const prepared = await prepareVisitors(plain[0].url, databaseUrl, secret, CONNECTIONS);
    const visitors = { ...prepared, trusted: await trustedRead(scaled[0].url) };
    const options = { loads, visitors, seconds: SECONDS, rounds: ROUNDS };
    const measured: Partial<Measured> = {};
    for (const [kind, row] of Object.entries(ROWS) as [Kind, Row][]) {
      measured[kind] = await measureRow(row, setups, options);
      console.log(`${row.label}: ${measured[kind].map((it) => it?.ratio.toFixed(2)).join(' ')}`);
      await untilMailsAreSent(databaseUrl);
    }
    return { measured: measured as Measured, overheads };
  } finally {
    for (const it of running) await it.stop();
  }
}

function setupOf(name: string, nodes: readonly Running[], primary: number): Setup {
  return {
    name,
    urls: nodes.map(({ url }) => url),
    processes: { nodes: nodes.map(({ pid }) => pid), primary: [primary], standby: [], proxy: [] },
  };
}

/** What each of all nodes costs when idle, and at a change of the catalogue; what one count of a limit costs. */
async function measureOverheads(databaseUrl: string, all: Setup): Promise<Overheads> {
  const nodes = all.processes.nodes.length;
  const idle = await measureIdle(all, IDLE_SECONDS);
  const database = new pg.Client(databaseUrl);
  await database.connect();
  const change = await measureCalls(
    all,
    idle,
    () => database.query('update product set base_price = base_price + 1 where id = 1'),
    CHANGES,
  );
  const limiter = new RateLimiterPostgres({
    storeClient: database,
    storeType: 'client',
    tableName: 'request_count',
    tableCreated: true,
    keyPrefix: 'bench',
    points: 1_000_000,
    duration: 60,
  });
  let counted = 0;
  const count = await measureCalls(
    all,
    idle,
    () => limiter.consume(`192.0.2.${(counted += 1) % 256}`),
    COUNTS,
  );
  await database.end();
  const ofNode = (costs: Overheads['idle']) => ({
    ...costs,
    nodes: costs.nodes / nodes,
    primary: costs.primary / nodes,
  });
  return { idle: ofNode(idle), change: ofNode(change), count };
}

/** The list of products as the shop's pages ask for it. */
async function trustedRead(shopUrl: string): Promise<TrustedRead> {
  const documents: Record<string, string> = JSON.parse(
    readFileSync('dist/web/trusted-documents.json', 'utf8'),
  );
  const found = Object.entries(documents).find(([, text]) =>
    text.startsWith('query ProductListPage'),
  );
  const answer = await fetch(`${shopUrl}/g/version?v=0`);
  const version = answer.headers.get('Catalogue-Version');
  if (!found || version === null) throw new Error('no trusted document of the product list');
  const [id, query] = found;
  return { id, query, version, variables: { sort: 'featured', page: { limit: 10 } } };
}
