import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { MixedLoad } from './mixed-load.js';
import { residentMegabytes } from './processes.js';
import { sendTo } from './send.js';
import { ROOT, buildShop, onDatabase, startShop } from './shop.js';
import { createSecret } from './visitors.js';

// Measures the memory of the shop as `npm start` runs it: npm run bench:memory [-- minutes of mixed load]
const minutes = Number(process.argv[2] ?? 60);
const IDLE_SECONDS = 20;
/** The limits in MB: idle after the start, and toured after all pages, brochures and pictures were fetched. */
const LIMITS = { idle: 260, toured: 450 };
/** How many MB the mean of the last quarter of the mixed load may be above the mean of its second quarter. */
const DRIFT = 30;

interface Reading {
  label: string;
  megabytes: number;
}

process.chdir(ROOT);
if (!process.env['BENCH_BUILT']) buildShop();
const readings = await onDatabase(measure);
const text = report(readings);
console.log(text);
if (minutes >= 60) await writeFile('bench/memory.md', text);
process.exitCode = failures(readings).length > 0 ? 1 : 0;

async function measure(databaseUrl: string): Promise<Reading[]> {
  const shop = await startShop({
    databaseUrl,
    secret: createSecret(),
    env: { DEMO: '1', WRITES_PER_MINUTE: '0' },
  });
  const readings: Reading[] = [];
  const read = (label: string) => {
    const megabytes = residentMegabytes(shop.pid);
    readings.push({ label, megabytes });
    console.log(`${label}: ${megabytes} MB`);
  };
  try {
    await delay(IDLE_SECONDS * 1000);
    read('idle');
    for await (const kind of tour(shop.url)) read(kind);
    const load = new MixedLoad(sendTo(shop.url));
    for (let minute = 1; minute <= minutes; minute++) {
      await load.runFor(60_000);
      read(`mixed load, minute ${minute}`);
    }
    console.log(
      `${load.requests} requests of mixed load; visits that failed: ${load.problems.length}`,
    );
    for (const problem of load.problems.slice(0, 5)) console.log(problem);
    return readings;
  } finally {
    await shop.stop();
  }
}

/** The mean memory in MB during a part of the mixed load; `from` and `to` are shares of its duration. */
function mean(readings: readonly Reading[], from: number, to: number): number {
  const load = readings.filter(({ label }) => label.startsWith('mixed'));
  const part = load.slice(Math.floor(load.length * from), Math.ceil(load.length * to));
  return part.reduce((sum, { megabytes }) => sum + megabytes, 0) / part.length;
}

/** Describes the limits that the figures exceed. */
function failures(readings: readonly Reading[]): string[] {
  const [idle, ...rest] = readings;
  const toured = rest.filter(({ label }) => label.startsWith('all'));
  const growth = mean(readings, 0.75, 1) - mean(readings, 0.25, 0.5);
  return [
    idle!.megabytes > LIMITS.idle && `idle above ${LIMITS.idle} MB`,
    toured.some(({ megabytes }) => megabytes > LIMITS.toured) && `toured above ${LIMITS.toured} MB`,
    minutes > 1 && growth > DRIFT && `grows by ${Math.round(growth)} MB in half the time`,
  ].filter((failure) => failure !== false);
}

function report(readings: readonly Reading[]): string {
  const step = Math.max(1, Math.round(minutes / 6));
  const missed = failures(readings);
  const shown = readings.filter(({ label }) => {
    const minute = /minute (\d+)/.exec(label)?.[1];
    return minute === undefined || Number(minute) % step === 0;
  });
  const rows = shown.map(({ label, megabytes }) => `| ${label} | ${megabytes} MB |`);
  return `# Memory

Resident memory of the server as \`npm start\` runs it with the demo shop, measured by \`npm run bench:memory\`. Targets: at most ${LIMITS.idle} MB idle and ${LIMITS.toured} MB after all pages, brochures and pictures; no growth under mixed load.

| | |
| --- | --: |
${rows.join('\n')}

${missed.length > 0 ? `Not met: ${missed.join('; ')}.` : 'All targets are met.'}
`;
}

const CONNECTIONS = 4;

/**
 * Fetches all pages of the sitemap, then all brochures, then all pictures and drawings on the pages. After each of
 * these three steps it yields what was fetched. Throws for an answer that is not a success.
 */
async function* tour(shopUrl: string): AsyncGenerator<string> {
  const sitemap = await (await get(`${shopUrl}/sitemap.xml`)).text();
  const paths = allOf(sitemap, /<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g);
  const html: string[] = [];
  await inParallel(paths, async (path) => {
    html.push(await (await get(shopUrl + path)).text());
  });
  yield `all ${paths.length} pages`;

  const categories = paths.flatMap((path) => /^\/produkty\/(\w+)$/.exec(path)?.[1] ?? []);
  const products = paths.flatMap((path) => /^\/produkt\/(\d+)$/.exec(path)?.[1] ?? []);
  const brochures = [...categories, ...products.map((id) => `produkt-${id}`)];
  await inParallel(brochures, (name) => discard(`${shopUrl}/katalog/${name}.pdf`));
  yield `all ${brochures.length} brochures`;

  const addresses = html.flatMap((page) =>
    allOf(page, /(\/zdjecia\/[^"\s,)]+|\/rysunki\/[^"\s,)]+)/g),
  );
  const pictures = [...new Set(addresses)];
  await inParallel(pictures, (path) => discard(shopUrl + path));
  yield `all ${pictures.length} pictures and drawings`;
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const one = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
}

async function discard(url: string): Promise<void> {
  await (await get(url)).arrayBuffer();
}

async function get(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response;
}

function allOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found!.replaceAll('&amp;', '&'));
}
