import { type CDPSession, chromium, type Page } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import { findChromium } from '../scripts/chromium.mjs';
import { ROOT, buildShop, onDatabase, startShop } from './shop.js';
import { createSecret } from './visitors.js';

// Measures the scripting of a change in the studio, with its picture, drawing and price: npm run bench:studio
const CHANGES = 60;
/** Of the first changes code is compiled. */
const WARM_UP = 20;
/** After this the price has come, too. */
const SETTLED_MS = 400;
/** Scripting of a change at the 95th percentile, in ms. */
const LIMIT_MS = 16;
const SHOWN = [
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
  console.log('| configurator | p50 ms | p95 ms |\n| --- | --: | --: |');
  let worst = 0;
  try {
    for (const address of SHOWN) {
      // A small picture: its drawing in software is no scripting, but takes the same processor.
      const page = await browser.newPage({ viewport: { width: 500, height: 720 } });
      await page.goto(`${shop.url}/konfigurator/${address}`);
      const times = (await changes(page)).slice(WARM_UP).toSorted((one, other) => one - other);
      await page.close();
      const at = (share: number) => times[Math.floor(times.length * share)]!;
      console.log(`| ${address} | ${at(0.5).toFixed(1)} | ${at(0.95).toFixed(1)} |`);
      worst = Math.max(worst, at(0.95));
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
  return worst <= LIMIT_MS;
}

/** Scripting of each change of the width by the keyboard, in ms. */
async function changes(page: Page): Promise<number[]> {
  await page.locator('canvas[data-frames]').waitFor({ timeout: 60_000 });
  const width = page.getByRole('slider', { name: 'Szerokość, suwak' });
  await width.focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await delay(SETTLED_MS * 5);
  const times: number[] = [];
  for (let change = 0; change < WARM_UP + CHANGES; change += 1) {
    const before = await scriptTime(session);
    await page.keyboard.press(change % 20 < 10 ? 'ArrowLeft' : 'ArrowRight');
    await delay(SETTLED_MS);
    times.push(((await scriptTime(session)) - before) * 1000);
  }
  return times;
}

/** Seconds of scripting since the page was opened. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')!.value;
}
