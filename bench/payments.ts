import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { checkBook, type Checked } from './payments/book.js';
import { type Buyer, FAULTS, letBuyersPay, placeOrders } from './payments/buyers.js';
import { Killer } from './payments/killer.js';
import { MERCHANT_ENV, startStandIn } from './payments/stand-in.js';
import { ROOT, buildShop, onDatabase } from './shop.js';
import { createSecret } from './visitors.js';

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
  const wanted = buyers.reduce((sum, { fault }) => sum + FAULTS[fault].booked, 0);
  return Array.from({ length: KILLS }, (_, index) => Math.round((wanted * (index + 0.5)) / KILLS));
}

/** A free port that is chosen once, because the provider sends notifications to it also after the shop is restarted. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('no port');
  return address.port;
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
