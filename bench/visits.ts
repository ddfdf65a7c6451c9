import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import pg from 'pg';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { findChromium } from '../scripts/chromium.mjs';
import {
  MoveChoicesDocument,
  VisitsPageDocument,
} from '../web/admin/visits/visits-page.generated.js';
import { sendTo } from './send.js';
import { ROOT, buildShop, loadTrade, onDatabase, startShop } from './shop.js';
import { type StaffFigure, StaffSession, quantile } from './staff-measure.js';
import { createSecret, signInAdmin } from './visitors.js';

// Measures free times and the calendar of visits with 60 visits a day of 6 crews over 8 weeks: npm run bench:visits
const CREWS = 6;
const WEEKS = 8;
const SLOTS_BELOW_MS = 80;
const RENDERED_BELOW_MS = 200;
const WORK = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
const TABLE = 'table[aria-label="Tydzień ekip"]';

process.chdir(ROOT);
if (!process.env['BENCH_BUILT']) buildShop();
const { answers, rendered } = await onDatabase(measure);
const report = reportOf(answers, rendered);
console.log(report);
await writeFile('bench/visits.md', report);

interface Measured {
  answers: StaffFigure[];
  /** How long the browser works for a week, ms. */
  rendered: number[];
}

async function measure(databaseUrl: string): Promise<Measured> {
  loadTrade(databaseUrl, { orders: 1, inquiries: 2400, products: 0 });
  const visitId = await fillCalendar(databaseUrl);
  const shop = await startShop({ databaseUrl, secret: createSecret(), env: { DEMO: '1' } });
  try {
    const cookie = await signInAdmin(shop.url);
    const today = polishClock(new Date()).day;
    const slots = (days: number) => ({ slots: { visitId, from: addDays(today, days) } });
    const days = { from: addDays(today, 7), until: addDays(today, 13) };
    const scenarios = [
      { label: 'free times of four weeks', document: MoveChoicesDocument, variables: slots(1) },
      {
        label: 'free times of the next four',
        document: MoveChoicesDocument,
        variables: slots(29),
      },
      { label: 'a week of all crews', document: VisitsPageDocument, variables: { days } },
    ];
    const answers = await new StaffSession(sendTo(shop.url), cookie).measure(
      scenarios,
      () => undefined,
    );
    return { answers, rendered: await renderWeeks(shop.url, cookie) };
  } finally {
    await shop.stop();
  }
}

/** Fills the days of six crews with ten visits each; returns the id of a visit that waits for its time. */
async function fillCalendar(databaseUrl: string): Promise<string> {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  try {
    await database.query('update crew set archived_at = now()');
    await database.query(
      `insert into crew (name, people, skills, postcode, hours, colour, feed_secret)
        select 'Ekipa ' || number, 2, '{measuring}', '90-001',
          (select jsonb_agg(jsonb_build_object('weekday', weekday, 'from', 360, 'until', 1230))
            from generate_series(1, 5) weekday), '#1b5e8c', md5('a' || number) || substr(md5('b' || number), 1, 11)
          from generate_series(1, $1) number`,
      [CREWS],
    );
    // Every 75 minutes from 6:30, but for one gap a day, in which another visit has its place.
    await database.query(
      `with time as (
         select crew.id as crew_id, day, place, (day + time '06:30' + place * interval '75 minutes') at time zone 'Europe/Warsaw' as start,
             row_number() over (order by day, crew.id, place) as number
           from crew, generate_series(current_date + 1, current_date + 7 * $1::int, '1 day') day, generate_series(0, 10) place
          where archived_at is null and extract(isodow from day) < 6
            and place <> (crew.id + extract(doy from day)::int) % 11)
       insert into visit (id, token, kind, inquiry_id, minutes, skills, people, postcode, address, state, crew_id,
           starts_at, ends_at, arrival_from, arrival_until)
         select gen_random_uuid(), 'bench' || number, 'measuring', inquiry.id, 40, '{measuring}', 1,
             (array['90-001', '91-300', '92-200', '93-005', '94-050'])[1 + number % 5], 'ul. Piotrkowska 1, 90-001 Łódź', 'confirmed',
             crew_id, start, start + interval '40 minutes', date_trunc('hour', start), date_trunc('hour', start) + interval '2 hours'
           from time join (select id, row_number() over (order by id) as number from inquiry) inquiry using (number)`,
      [WEEKS],
    );
    const { rows } = await database.query<{ id: string }>(
      `insert into visit (id, token, kind, inquiry_id, minutes, skills, people, postcode, address)
         select gen_random_uuid(), 'bench', 'measuring', min(id), 30, '{measuring}', 1, '93-005', 'ul. Rzgowska 1, 93-005 Łódź'
           from inquiry returning id`,
    );
    await database.query('vacuum analyze');
    return rows[0]!.id;
  } finally {
    await database.end();
  }
}

/**
 * Opens week after week in a browser; returns how long it runs scripts and computes styles and layout from the click until the
 * week is painted, in ms of the main thread's own time.
 */
async function renderWeeks(url: string, cookies: string): Promise<number[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium({ shell: true }),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.context().addCookies(
      cookies.split('; ').map((cookie) => {
        const [name = '', ...value] = cookie.split('=');
        return { name, value: value.join('='), url };
      }),
    );
    await page.goto(`${url}/admin/visits`);
    await page.locator(TABLE).waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busy = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      const work = metrics.filter(({ name }) => WORK.includes(name));
      return work.reduce((sum, { value }) => sum + value * 1000, 0);
    };
    const times: number[] = [];
    for (let week = 1; week < WEEKS; week += 1) {
      const before = await busy();
      const painted = page.evaluate(paintedWeek, TABLE);
      await page.getByRole('button', { name: 'Następny tydzień' }).click();
      await painted;
      times.push((await busy()) - before);
    }
    return times;
  } finally {
    await browser.close();
  }
}

/** Runs in the page: resolves when another week is painted. */
function paintedWeek(selector: string): Promise<void> {
  const shown = () => document.querySelector(`${selector} th:nth-child(2)`)?.textContent;
  const before = shown();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const now = shown();
      if (!now || now === before || !document.querySelector(`${selector} td a`)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(resolve));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

function reportOf(figures: readonly StaffFigure[], times: readonly number[]): string {
  const [processor] = cpus();
  const rows = figures.map(
    ({ label, p50, p95, ratio }) =>
      `| ${label} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${ratio.toFixed(1)} |`,
  );
  const week = [0.5, 0.95].map((share) => quantile(times, share).toFixed(0));
  return `# Speed of the calendar of visits

Written by \`npm run bench:visits\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.version}, ${cpus().length} cores (${processor?.model.trim()}), shop, database, browser and requests on one machine. 6 crews, 60 visits a day, 8 weeks. Targets: free times within ${SLOTS_BELOW_MS} ms in 95 of 100 cases, a week rendered within ${RENDERED_BELOW_MS} ms. "× nothing" is as in [the staff area](staff.md).

| | p50 ms | p95 ms | × nothing |
| --- | --: | --: | --: |
${rows.join('\n')}
| a week in Chromium: scripts, styles and layout, of the thread's own time | ${week.join(' | ')} | |
`;
}
