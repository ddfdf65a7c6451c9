import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { polishClock } from '#engine/locale/polish-time';
import { sendTo } from './send.js';
import {
  ROOT,
  buildShop,
  loadTrade,
  onDatabase,
  startShop,
  isSelected,
  isWholeRun,
} from './shop.js';
import { type StaffFigure, StaffSession } from './staff-measure.js';
import { staffScenarios } from './staff-scenarios.js';
import { createSecret, signInAdmin } from './visitors.js';

// Measures the staff area on a tenth of two years of trade, then on all of it. All scenarios: npm run bench:staff; only
// some: npm run bench:staff -- part-of-a-label
const TENTH = { orders: 10_000, inquiries: 2_000, products: 500 };
const REST = { orders: 90_000, inquiries: 18_000, products: 4_500 };
const P95_BELOW_MS = 50;
/**
 * The URL of an empty database to use instead of the embedded one. With BENCH_LOADED set, that database has its content
 * already and is measured as it is.
 */
const given = process.env['BENCH_DATABASE_URL'];

process.chdir(ROOT);
if (!process.env['BENCH_LOADED']) buildShop();
const [few, all] = given ? await measureGiven(given) : await onDatabase(measureBoth);
if (isWholeRun && few) await writeFile('bench/staff.md', report(few, all));
process.exitCode = all.every(({ p95 }) => p95 <= P95_BELOW_MS) ? 0 : 1;

type Measured = [few: StaffFigure[] | null, all: StaffFigure[]];

async function measureBoth(databaseUrl: string): Promise<Measured> {
  loadTrade(databaseUrl, TENTH);
  const few = await measure(databaseUrl);
  loadTrade(databaseUrl, REST);
  return [few, await measure(databaseUrl)];
}

async function measureGiven(databaseUrl: string): Promise<Measured> {
  if (process.env['BENCH_LOADED']) return [null, await measure(databaseUrl)];
  return measureBoth(databaseUrl);
}

async function measure(databaseUrl: string): Promise<StaffFigure[]> {
  const shop = await startShop({ databaseUrl, secret: createSecret(), env: {} });
  try {
    const session = new StaffSession(sendTo(shop.url), await signInAdmin(shop.url));
    const scenarios = staffScenarios(polishClock(new Date()).day).filter(({ label }) =>
      isSelected(label),
    );
    return await session.measure(scenarios, (figure) => console.log(line(figure)));
  } finally {
    await shop.stop();
  }
}

function line({ label, p50, p95, ratio }: StaffFigure): string {
  return `${p50.toFixed(1).padStart(7)} ${p95.toFixed(1).padStart(7)} ${ratio.toFixed(1).padStart(6)}  ${label}`;
}

function report(few: readonly StaffFigure[], all: readonly StaffFigure[]): string {
  const processors = cpus();
  const missed = all.filter(({ p95 }) => p95 > P95_BELOW_MS).length;
  const rows = all.map(({ label, p50, p95, ratio }, index) => {
    const tenth = few[index]!;
    return [
      label,
      tenth.p50.toFixed(1),
      p50.toFixed(1),
      p95.toFixed(1),
      tenth.ratio.toFixed(1),
      ratio.toFixed(1),
    ];
  });
  const head = ['', 'p50 ms of a tenth', 'p50 ms', 'p95 ms', '× nothing, of a tenth', '× nothing'];
  const table = [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows];
  return `# Speed of the staff area

Written by \`npm run bench:staff\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.version}, ${processors.length} cores (${processors[0]?.model.trim()}), shop, database and requests on one machine, one request after the other. 100,000 orders over 24 months, one in seven of a company with its invoices, 20,000 inquiries, 5,000 products, 10,000 rows of stock; "a tenth" is the same with a tenth of each. Target: p95 of at most ${P95_BELOW_MS} ms; ${missed === 0 ? 'every row meets it' : `missed by ${missed} of ${all.length}`}.

"× nothing" is the median as a multiple of that of \`{ __typename }\`, which is asked after each request: it tells what the row costs whatever else the machine does meanwhile.

${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;
}
