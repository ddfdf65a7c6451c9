import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { checkBook, type Checked } from './payments/book.js';
import { type Buyer, FAULTS, letBuyersPay, placeOrders } from './payments/buyers.js';
import { MERCHANT_ENV, startStandIn } from './payments/stand-in.js';
import { type Running, freePort } from './processes.js';
import { ROOT, buildShop, onDatabase, startShop } from './shop.js';
import { createSecret } from './visitors.js';

const POLL_MS = 50;
/** How long the shop stays down, in ms. */
const AWAY_MS = 1500;

/** The shop, which can be killed as by a power cut and is then started again. */
class Killer {
  private constructor(
    private readonly options: Parameters<typeof startShop>[0],
    private running: Running,
  ) {}

  static async start(options: Parameters<typeof startShop>[0]): Promise<Killer> {
    return new Killer(options, await startShop(options));
  }

  /** Kills the shop and starts it again each time the number of booked payments reaches the next of `steps`. */
  async killAsBooked(databaseUrl: string, steps: readonly number[]): Promise<void> {
    const database = new pg.Client(databaseUrl);
    await database.connect();
    const booked = async () => {
      const { rows } = await database.query<{ count: number }>(
        `select count(*)::int as count from ledger_entry where kind = 'paid' and method = 'online'`,
      );
      return rows[0]?.count ?? 0;
    };
    for (const step of steps) {
      while ((await booked()) < step) await delay(POLL_MS);
      process.kill(this.running.pid, 'SIGKILL');
      await this.running.stop();
      console.log(`killed after ${await booked()} bookings`);
      await delay(AWAY_MS);
      this.running = await startShop(this.options);
    }
    await database.end();
  }

  stop(): Promise<void> {
    return this.running.stop();
  }
}

// 200 buyers pay at once at the stand-in of the payment provider, with the faults of `FAULTS`, while the server is
// killed three times. Then the ledger is compared with the provider's payments: npm run bench:payments
const BUYERS = 200;
const KILLS = 3;
/**
 * The maximum time in ms until all payments are booked. The shop finds payments without a notification by asking the
 * provider, which begins after two minutes.
 */
const PATIENCE_MS = 8 * 60_000;

process.chdir(ROOT);
buildShop();
const begun = performance.now();
const checked = await onDatabase(run);
const text = report(checked, Math.round((performance.now() - begun) / 1000));
console.log(text);
if (checked.problems.length === 0) await writeFile('bench/payments.md', text);
process.exitCode = checked.problems.length > 0 ? 1 : 0;

async function run(databaseUrl: string): Promise<Checked> {
  const standIn = await startStandIn();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const secret = createSecret();
  const shop = await Killer.start({
    databaseUrl,
    secret,
    env: {
      ...MERCHANT_ENV,
      DEMO: '1',
      LOG_LEVEL: 'fatal',
      P24_URL: standIn.url,
      PORT: String(port),
      PUBLIC_URL: url,
      WRITES_PER_MINUTE: '0',
    },
  });
  try {
    const buyers = await placeOrders({ url, databaseUrl, secret, count: BUYERS });
    console.log(`${buyers.length} orders are confirmed`);
    const killing = shop.killAsBooked(databaseUrl, steps(buyers));
    await letBuyersPay(url, buyers);
    await killing;
    return await checkBook({ databaseUrl, buyers, standIn, patienceMs: PATIENCE_MS });
  } finally {
    await shop.stop();
    await standIn.stop();
  }
}

/** At which numbers of booked payments the server is killed; they are evenly spread. */
function steps(buyers: readonly Buyer[]): number[] {
  const bookings = buyers.reduce((sum, { fault }) => sum + FAULTS[fault].booked, 0);
  return Array.from({ length: KILLS }, (_, index) =>
    Math.round((bookings * (index + 0.5)) / KILLS),
  );
}

function report({ rows, booked, amount, mails, problems }: Checked, seconds: number): string {
  const [processor] = cpus();
  const lines = rows.map(
    (row) => `| ${[row.what, row.buyers, row.verified, row.booked].join(' | ')} |`,
  );
  return `# Payments under fire

Written by \`npm run bench:payments\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.version}, ${cpus().length} cores (${processor?.model.trim()}), shop, database, provider and buyers on one machine, ${seconds} s. ${BUYERS} buyers pay the deposits of their orders at once at the stand-in of the provider, each with something that goes wrong; the server is killed ${KILLS} times (SIGKILL) meanwhile and started again.

| what goes wrong | buyers | verified by the provider | booked |
| --- | --: | --: | --: |
${lines.join('\n')}

${problems.length === 0 ? `Every payment that the provider has verified is booked once, and nothing else: ${booked} entries, ${amount} zł. Each account holds the sum of its entries, and each entry has its mail (${mails}).` : `Not met: ${problems.join('; ')}.`}
`;
}
