import { closeSync, openSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { polishClock } from '#engine/locale/polish-time';
import { startSmtpSink } from '../api/testing/smtp-sink.js';
import { checkBook } from './payments/book.js';
import { MERCHANT_ENV, startStandIn } from './payments/stand-in.js';
import { freePort } from './processes.js';
import { ROOT, buildShop, loadTrade, onDatabase } from './shop.js';
import { Balancer } from './soak/balancer.js';
import { Customers } from './soak/customers.js';
import { Trouble } from './soak/faults.js';
import { checkAlways, checkJobs, checkKept, checkMails } from './soak/invariants.js';
import { Journal } from './soak/journal.js';
import { readLogs } from './soak/log.js';
import { Random } from './soak/random.js';
import { MEMORY_GROWTH, MOST_CONNECTIONS, type Result, figuresOf, report } from './soak/report.js';
import { ShopNode } from './soak/shop-node.js';
import { Staff } from './soak/staff.js';
import { type Sample, mean, watch } from './soak/watch.js';
import { staffScenarios } from './staff-scenarios.js';
import { createSecret, signInAdmin } from './visitors.js';

// Lets a shop of two nodes work under mixed load while one thing after the other fails, and checks that nothing is lost:
// npm run bench:soak -- --minutes 60 [--seed 46] [--report folder]
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    report: { type: 'string', default: 'bench' },
  },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed);
/** From so many minutes on the growth of memory is judged: before, the shop still warms up. */
const MEMORY_MINUTES = 30;
const TRADE = { orders: 1000, inquiries: 200, products: 0 };
const CHECK_EVERY_MS = 2 * 60_000;
/** How long mails and payments may take after the end: payments that are not notified are asked for after two minutes. */
const PATIENCE_MS = 8 * 60_000;

process.chdir(ROOT);
if (!process.env['BENCH_BUILT']) buildShop();
console.log(`${minutes} minutes with seed ${seed}`);
const result = await onDatabase(soak);
const text = report(result);
console.log(text);
await mkdir(values.report, { recursive: true });
await writeFile(join(values.report, 'soak.md'), text);
await writeFile(
  join(values.report, 'soak.json'),
  `${JSON.stringify(figuresOf(result), null, 1)}\n`,
);
process.exitCode = result.problems.length > 0 ? 1 : 0;

async function soak(databaseUrl: string, postmaster: number): Promise<Result> {
  loadTrade(databaseUrl, TRADE);
  const folder = await mkdtemp(join(tmpdir(), 'cieniomat-soak-'));
  const provider = await startStandIn();
  const mail = await startSmtpSink();
  const database = new pg.Pool({ connectionString: databaseUrl, application_name: 'soak', max: 3 });
  // Idle connections are lost with the faults; the next query opens another.
  database.on('error', () => undefined);
  const secret = createSecret();
  const [lastingUrl, mortalUrl] = [await freeUrl(), await freeUrl()];
  const logs: string[] = [];
  const openLogs: number[] = [];
  const nodeAt = (name: string, url: string) => {
    const file = join(folder, `${name}.log`);
    const log = openSync(file, 'a');
    logs.push(file);
    openLogs.push(log);
    const env = {
      ...MERCHANT_ENV,
      ...mail.env,
      DATABASE_POOL: '8',
      DATA_DIR: join(folder, 'data'),
      DEMO: '1',
      P24_URL: provider.url,
      PORT: new URL(url).port,
      // Notifications of payments go to the node that is killed.
      PUBLIC_URL: mortalUrl,
      WRITES_PER_MINUTE: '0',
    };
    return new ShopNode(name, url, { databaseUrl, secret, env, log });
  };
  const nodes = [nodeAt('lasting', lastingUrl), nodeAt('mortal', mortalUrl)] as const;
  const [lasting, mortal] = nodes;
  const watching = new AbortController();
  try {
    for (const node of nodes) await node.start();
    const staffCookie = await signInAdmin(lasting.url);
    const journal = new Journal();
    const random = new Random(seed);
    const shop = { lasting, mortal, postmaster, database, mail, provider, staffCookie };
    const trouble = new Trouble(shop, random);
    const balancer = new Balancer(nodes, trouble.phase);
    const scenarios = staffScenarios(polishClock(new Date()).day);
    const customers = new Customers(balancer.send, staffCookie, journal);
    const staff = new Staff(balancer.send, staffCookie, scenarios, journal, new Random(seed + 1));
    const itemId = await staff.prepare();
    const samples = watch(lasting, database, watching.signal);

    const milliseconds = minutes * 60_000;
    const checking = checkUntil(performance.now() + milliseconds, async () => {
      // While the database is away there is nothing to check.
      const found = await checkAlways(database, journal).catch(() => []);
      return [...found, ...balancer.wrong, ...journal.givenUp];
    });
    await Promise.all([
      customers.comeFor(milliseconds),
      staff.workFor(milliseconds),
      trouble.makeUntil(performance.now() + milliseconds),
    ]);
    const found = await checking;
    console.log('the load has ended');

    const { buyers } = journal;
    const book = await checkBook({
      databaseUrl,
      buyers,
      standIn: provider,
      patienceMs: PATIENCE_MS,
    });
    await untilMailsAreSent(database);
    const mails = await checkMails(database, mail);
    const urls = nodes.map(({ url }) => url);
    const kept = await checkKept({ database, journal, itemId, urls, staffCookie });
    const always = await checkAlways(database, journal);
    watching.abort();
    const measured = await samples;
    const log = await readLogs(logs);
    return {
      minutes,
      seed,
      balancer,
      journal,
      happened: trouble.happened,
      samples: measured,
      mails,
      payments: book,
      log,
      problems: [
        ...new Set([
          ...found,
          ...always,
          ...journal.givenUp,
          ...balancer.wrong,
          ...trouble.problems,
        ]),
        ...book.problems,
        ...mails.problems,
        ...kept,
        ...(await checkJobs(database)),
        ...used(measured),
        ...log.messages.flatMap(({ text: what, count, isExpected }) =>
          isExpected ? [] : [`the log says ${count} times: ${what}`],
        ),
      ],
    };
  } finally {
    watching.abort();
    for (const node of nodes) {
      node.resume();
      await node.stop();
    }
    for (const log of openLogs) closeSync(log);
    await provider.stop();
    await mail.close();
    await database.end();
    await rm(folder, { recursive: true, force: true });
  }
}

async function freeUrl(): Promise<string> {
  return `http://127.0.0.1:${await freePort()}`;
}

/** Checks again and again while the load goes on; returns what was not as it must be. */
async function checkUntil(end: number, check: () => Promise<string[]>): Promise<Set<string>> {
  const problems = new Set<string>();
  while (performance.now() + CHECK_EVERY_MS < end) {
    await delay(CHECK_EVERY_MS);
    for (const problem of await check()) {
      if (!problems.has(problem)) console.log(`not as it must be: ${problem}`);
      problems.add(problem);
    }
  }
  return problems;
}

/** Waits until all mails have left; those that failed wait longer and longer, and are now due. */
async function untilMailsAreSent(database: pg.Pool): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  const waiting = `select 1 from outgoing_mail where sent_at is null and (send_after is null or send_after < now()) limit 1`;
  while (performance.now() < until) {
    await database.query(
      `update graphile_worker._private_jobs set run_at = now()
        where run_at > now() and attempts > 0 and locked_at is null`,
    );
    if ((await database.query(waiting)).rowCount === 0) return;
    await delay(1000);
  }
}

/** What is used more and more, or too much. */
function used(samples: readonly Sample[]): string[] {
  const growth = mean(samples, 'memory', 0.75, 1) - mean(samples, 'memory', 0.25, 0.5);
  const handles = mean(samples, 'handles', 0.75, 1) / mean(samples, 'handles', 0.25, 0.5);
  const connections = Math.max(...samples.map((sample) => sample.connections));
  return [
    ...(minutes >= MEMORY_MINUTES && growth > MEMORY_GROWTH
      ? [`memory grows by ${Math.round(growth)} MB in half the time`]
      : []),
    ...(minutes >= MEMORY_MINUTES && handles > 1.5 ? ['files and sockets stay open'] : []),
    ...(connections > MOST_CONNECTIONS ? [`${connections} connections to the database`] : []),
  ];
}
