// Takes pictures of a running shop, at the sizes of a phone and of a desktop: npm run screenshots -- --help
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { introduce, newCustomer, orderButton } from '../e2e/customer.js';
import { putIntoCart } from '../e2e/goods.js';
import { publicPages } from '../e2e/public-pages.js';
import { visit } from '../e2e/visit.js';

const HELP = `npm run screenshots -- [address] [--out folder] [--all]

address  of a running shop with the demo catalogue (http://localhost:4000)
--out    folder for the pictures (docs/screenshots)
--all    every screen from top to bottom instead of the first view of those that the README shows

ADMIN_EMAIL and ADMIN_PASSWORD sign in for the staff's screens, which are left out without them.
An order is placed for its picture.`;

/** Arguments of Chromium that draw WebGL without a graphics card. */
const ARGS = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const WEBP_QUALITY = 82;
/** The maximum height of a WebP picture, in px. */
const MAX_HEIGHT = 16_383;

interface Screen {
  name: string;
  /** Brings the page to the state that is captured. */
  open: (page: Page) => Promise<unknown>;
}

const shownPages = new Map([
  ['/', 'home'],
  ['/produkty', 'products'],
  ['/produkt/1', 'product'],
]);
const shown: readonly Screen[] = [
  ...Array.from(shownPages, ([path, name]) => pageScreen(path, name)),
  { name: 'configurator', open: openStudio },
  { name: 'cart', open: openCart },
];
const ordered: Screen = { name: 'order', open: openOrder };
const others: readonly Screen[] = [
  ...publicPages
    .filter(({ path }) => !shownPages.has(path))
    .map(({ path }) => pageScreen(path, `page${path.replaceAll('/', '-')}`)),
  pageScreen('/nie-ma', 'missing'),
  pageScreen('/produkty?q=trampolina', 'nothing-found'),
  { name: 'cart-mistakes', open: (page) => openCart(page).then(() => orderButton(page).click()) },
];
const forStaff: readonly Screen[] = [
  { name: 'admin', open: (page) => openStaffPage(page, '/admin?period=12m', 'Pulpit') },
  { name: 'admin-orders', open: (page) => openStaffPage(page, '/admin/orders', 'Zamówienia') },
];
const othersForStaff: readonly Screen[] = [{ name: 'admin-order', open: openStaffOrder }];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'docs/screenshots' },
    all: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, CHROMIUM: executablePath } = process.env;

if (values.help) console.log(HELP);
else await takeAll(positionals[0] ?? 'http://localhost:4000');

async function takeAll(baseURL: string): Promise<void> {
  await mkdir(values.out, { recursive: true });
  const staffScreens = values.all ? [...forStaff, ...othersForStaff] : forStaff;
  const screens = [
    ...shown,
    ...(values.all ? others : []),
    ...(email && password ? staffScreens : []),
    ordered,
  ];
  const browser = await chromium.launch({ executablePath, args: ARGS });
  try {
    for (const screen of screens) {
      for (const viewport of WIDTHS) await take(browser, baseURL, screen, viewport);
    }
  } finally {
    await browser.close();
  }
}

async function take(
  browser: Browser,
  baseURL: string,
  { name, open }: Screen,
  viewport: { width: number; height: number },
): Promise<void> {
  const page = await browser.newPage({
    baseURL,
    viewport,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
  });
  await open(page);
  await settle(page);
  const file = join(values.out, `${name}-${viewport.width}.webp`);
  await writeFile(file, await capture(page));
  console.log(file);
  await page.close();
}

/** Waits until fonts and pictures are loaded, also those below the window. */
async function settle(page: Page): Promise<void> {
  // Pages of the staff area keep a stream to the server open, so their network never becomes idle.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}

async function capture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize, cssLayoutViewport } = await session.send('Page.getLayoutMetrics');
  const width = cssLayoutViewport.clientWidth;
  const height = values.all ? cssContentSize.height : cssLayoutViewport.clientHeight;
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: WEBP_QUALITY,
    captureBeyondViewport: values.all,
    clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT), scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

function pageScreen(path: string, name: string): Screen {
  return { name, open: (page) => page.goto(path) };
}

/** Opens the 3D picture in the quality for machines with a graphics card. */
async function openStudio(page: Page): Promise<void> {
  await page.goto('/konfigurator/pergole?lamella=45&jakosc=pelna');
  await page.locator('canvas[data-frames]').waitFor();
}

async function openCart(page: Page): Promise<void> {
  await putIntoCart(page);
  await visit(page, '/koszyk');
}

async function openOrder(page: Page): Promise<void> {
  await openCart(page);
  await introduce(page, newCustomer());
  await orderButton(page).click();
  await page.getByRole('heading', { name: 'Mamy Twoje zamówienie', level: 1 }).waitFor();
  await page.reload();
}

async function openStaffPage(page: Page, path: string, heading: string): Promise<void> {
  await page.request.post('/api/login', { data: { email, password } });
  await page.goto(path);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
}

async function openStaffOrder(page: Page): Promise<void> {
  await openStaffPage(page, '/admin/orders', 'Zamówienia');
  await page
    .getByRole('button', { name: /^Pokaż zamówienie/ })
    .first()
    .click();
  await page.getByRole('dialog').getByText('Historia').waitFor();
}
