import { setTimeout as delay } from 'node:timers/promises';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/chromium.mjs';
import { ROOT, buildShop, onDatabase, startShop } from './shop.js';
import { createSecret } from './visitors.js';

// Measures how long scripts run in the configurator when the width changes: until picture and drawing show it, and
// until its price has arrived, too: npm run bench:studio
const CHANGES = 60;
/** The number of changes before the measurement, during which the browser compiles the code. */
const WARM_UP = 20;
/**
 * The time in ms after a change, at which picture, drawing and notes show the change and its price has not been
 * requested yet.
 */
const SHOWN_MS = 130;
/** The time in ms after a change, at which its price has arrived and the URL is updated, too. */
const SETTLED_MS = 400;
/**
 * The limit in ms for the 95th percentile of the time that scripts run until a change is shown: one frame of the
 * screen.
 */
const LIMIT_MS = 16;
const CONFIGURATIONS = [
  'markizy?width=500&control=electric&options=windSensor,ledLighting',
  'pergole?variant=wolnostojace&control=electric&options=zipGuides.4,sideScreens.4,ledLighting',
  'zaluzje',
  'zadaszenia?options=gutters,sideWalls,ledLighting',
  'refleksole?control=electric&options=zipGuides.4',
  'rolety',
];

process.chdir(ROOT);
if (!process.env['BENCH_BUILT']) buildShop();
const met = await onDatabase(measure);
process.exitCode = met ? 0 : 1;

async function measure(databaseUrl: string): Promise<boolean> {
  const env = { DEMO: '1', WRITES_PER_MINUTE: '0' };
  const shop = await startShop({ databaseUrl, secret: createSecret(), env });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  console.log('| configurator | until shown: p50 ms | p95 ms | with its price: p50 ms | p95 ms |');
  console.log('| --- | --: | --: | --: | --: |');
  let worst = 0;
  try {
    for (const address of CONFIGURATIONS) {
      // A small picture, because drawing it in software is not scripting but uses the same processor.
      const page = await browser.newPage({ viewport: { width: 500, height: 720 } });
      await page.goto(`${shop.url}/konfigurator/${address}`);
      const times = (await changes(page)).slice(WARM_UP);
      await page.close();
      const shown = spreadOf(times.map((time) => time.shown));
      const whole = spreadOf(times.map((time) => time.settled));
      const cells = [shown.p50, shown.p95, whole.p50, whole.p95].map((time) => time.toFixed(1));
      console.log(`| ${[address, ...cells].join(' | ')} |`);
      worst = Math.max(worst, shown.p95);
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
  return worst <= LIMIT_MS;
}

function spreadOf(times: readonly number[]): { p50: number; p95: number } {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!;
  return { p50: at(0.5), p95: at(0.95) };
}

interface ChangeTime {
  shown: number;
  settled: number;
}

/**
 * For each change of the width by the keyboard: how long scripts run until it is shown, and until all has settled, in
 * ms of the main thread's own time. Elapsed time would include drawing the picture in software.
 */
async function changes(page: Page): Promise<ChangeTime[]> {
  await page.locator('canvas[data-frames]').waitFor({ timeout: 60_000 });
  const width = page.getByRole('slider', { name: 'Szerokość, suwak' });
  await width.focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await delay(SETTLED_MS * 5);
  const times: ChangeTime[] = [];
  for (let change = 0; change < WARM_UP + CHANGES; change += 1) {
    const before = await scriptTime(session);
    await page.keyboard.press(change % 20 < 10 ? 'ArrowLeft' : 'ArrowRight');
    await delay(SHOWN_MS);
    const shown = (await scriptTime(session)) - before;
    await delay(SETTLED_MS - SHOWN_MS);
    const settled = (await scriptTime(session)) - before;
    times.push({ shown: shown * 1000, settled: settled * 1000 });
  }
  return times;
}

/** How long scripts have run since the page was opened, in seconds. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')!.value;
}
