import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { polishClock } from '#engine/locale/polish-time';
import { checkBook } from './payments/book.js';
import { ROOT, buildShop, loadTrade, onDatabase } from './shop.js';
import { Balancer } from './soak/balancer.js';
import { Customers } from './soak/customers.js';
import { Trouble } from './soak/faults.js';
import { checkAlways, checkJobs, checkKept, checkMails } from './soak/invariants.js';
import { Journal } from './soak/journal.js';
import { readLogs } from './soak/log.js';
import { type OpenShop, openShop } from './soak/open-shop.js';
import { Random } from './soak/random.js';
import { type Result, figuresOf, report } from './soak/report.js';
import { Staff } from './soak/staff.js';
import { type Sample, tooMuch, watch } from './soak/watch.js';
import { staffScenarios } from './staff-scenarios.js';

// Lets a shop of two nodes and a replica work under mixed load while one thing after the other fails, and checks that
// nothing is lost: npm run bench:soak -- --minutes 60 [--seed 46] [--report folder]. Ctrl-C ends it without a report.
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    report: { type: 'string' },
  },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed);
/** A run of at least 55 minutes replaces the report in `bench`; a shorter one is for trying. */
const folder = values.report ?? (minutes >= 55 ? 'bench' : join(tmpdir(), 'cieniomat-soak-report'));
const TRADE = { orders: 1000, inquiries: 200, products: 0 };
const CHECK_EVERY_MS = 2 * 60_000;
/** How long mails and payments may take after the end: payments that are not notified are asked for after two minutes. */
const PATIENCE_MS = 8 * 60_000;

process.chdir(ROOT);
if (!process.env['BENCH_BUILT']) buildShop();
console.log(`${minutes} minutes with seed ${seed}`);
const interrupted = new Promise<never>((_, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => reject(new Error(signal)));
});
const result = await onDatabase(async (databaseUrl, postmaster) => {
  loadTrade(databaseUrl, TRADE);
  const shop = await openShop(databaseUrl, postmaster);
  try {
    return await Promise.race([soak(shop, databaseUrl), interrupted]);
  } finally {
    await shop.close();
  }
});
const text = report(result);
console.log(text);
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'soak.md'), text);
await writeFile(join(folder, 'soak.json'), JSON.stringify(figuresOf(result)));
console.log(`written to ${folder}/soak.md and soak.json`);
// Open connections of the load do not keep it.
process.exit(result.problems.length > 0 ? 1 : 0);

/** Lets customers and staff work and things fail for so long, then checks everything. */
async function soak(shop: OpenShop, databaseUrl: string): Promise<Result> {
  const { lasting, mortal, database, mail, provider, staffCookie, logs } = shop;
  const nodes = [lasting, mortal];
  const journal = new Journal();
  const trouble = new Trouble(shop, new Random(seed));
  const balancer = new Balancer(nodes, trouble.phase);
  const customers = new Customers(balancer.send, staffCookie, journal);
  const scenarios = staffScenarios(polishClock(new Date()).day);
  const staff = new Staff(balancer.send, staffCookie, scenarios, journal, new Random(seed + 1));
  const itemId = await staff.prepare();
  const watching = new AbortController();
  const watched = watch(lasting, database, watching.signal);

  const milliseconds = minutes * 60_000;
  const end = performance.now() + milliseconds;
  const wrong = () => [...balancer.wrong, ...journal.givenUp, ...trouble.problems];
  const [found] = await Promise.all([
    checkUntil(end, async () => [...(await always(database, journal)), ...wrong()]),
    customers.comeFor(milliseconds),
    staff.workFor(milliseconds),
    trouble.makeUntil(end),
  ]);
  console.log('the load has ended');

  const { buyers } = journal;
  const book = { databaseUrl, buyers, standIn: provider, patienceMs: PATIENCE_MS };
  const payments = await checkBook(book);
  await untilMailsAreSent(database);
  const mails = await checkMails(database, mail);
  const urls = nodes.map(({ url }) => url);
  const kept = await checkKept({ database, journal, itemId, urls, staffCookie });
  const last = [...(await checkAlways(database, journal)), ...(await checkJobs(database))];
  watching.abort();
  const samples: Sample[] = await watched;
  const log = await readLogs(logs);
  const problems = [
    ...new Set([...found, ...last, ...wrong()]),
    ...payments.problems,
    ...mails.problems,
    ...kept,
    ...tooMuch(samples, minutes),
    ...log.problems,
  ];
  const { happened } = trouble;
  return { minutes, seed, balancer, journal, happened, samples, mails, payments, log, problems };
}

/** What is not as it must always be; nothing while the database is away. */
function always(database: pg.Pool, journal: Journal): Promise<string[]> {
  return checkAlways(database, journal).catch(() => []);
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
