import { expect, type Page, test } from '@playwright/test';
import { PHONE } from './pages/barriers.js';
import { answersToClicks, visit } from './visit.js';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The times at which the size of the page is measured, in ms after its load event. */
const MOMENTS = [0, 100, 500, 1000];

for (const path of [
  '/',
  '/produkty',
  '/produkty/markizy',
  '/produkt/1',
  '/konfigurator/markizy',
  '/blog/1',
]) {
  test(`${path} has its final width and height from the load event on`, async ({ page }) => {
    await page.addInitScript(measureSize, MOMENTS);
    await page.goto(path);
    const sizes = () => page.evaluate(() => globalThis.measuredSizes);
    await expect.poll(sizes).toHaveLength(MOMENTS.length);
    const final = { ...(await sizes()).at(-1)!, width: PHONE.width };
    expect(await sizes()).toEqual(MOMENTS.map(() => final));
  });
}

test.describe('Back from a product returns to the same place in the list', () => {
  test('when the product was opened by a tap', async ({ page }) => {
    const place = await openProduct(page);
    await page.goBack();
    await expectPlaceInList(page, place);
  });

  test('when the product page was reloaded meanwhile', async ({ page }) => {
    const place = await openProduct(page);
    await page.reload();
    await answersToClicks(page);
    await page.goBack();
    await expectPlaceInList(page, place);
  });

  test('when the browser loads the list again', async ({ page }) => {
    await visit(page, '/produkty');
    await page.getByRole('article').nth(12).scrollIntoViewIfNeeded();
    const place = await scrollPlace(page);
    await page.goto('/produkt/1');
    await page.goBack();
    await expectPlaceInList(page, place);
  });
});

/** Taps on a product far down in the list; returns the scroll position of the list. */
async function openProduct(page: Page): Promise<number> {
  await visit(page, '/produkty');
  const link = page.getByRole('article').nth(12).getByRole('link').first();
  const name = (await link.textContent())!;
  await link.scrollIntoViewIfNeeded();
  const place = await scrollPlace(page);
  await link.tap();
  await expect(heading(page)).toHaveText(name);
  return place;
}

async function expectPlaceInList(page: Page, place: number): Promise<void> {
  expect(place).toBeGreaterThan(1000);
  await expect(heading(page)).toHaveText('Wszystkie produkty');
  await answersToClicks(page);
  await expect.poll(() => scrollPlace(page)).toBe(place);
  await expect(page.getByRole('article').nth(12)).toBeInViewport();
}

function scrollPlace(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

declare global {
  var measuredSizes: { width: number; height: number }[];
}

/** Records the size of the page at these moments. Runs in the browser. */
function measureSize(moments: number[]): void {
  globalThis.measuredSizes = [];
  const measure = () =>
    globalThis.measuredSizes.push({
      width: window.innerWidth,
      height: document.documentElement.scrollHeight,
    });
  addEventListener('load', () => {
    for (const moment of moments) setTimeout(measure, moment);
  });
}

test('the button that scrolls to the top stands in the footer and covers nothing', async ({
  page,
}) => {
  await visit(page, '/produkty');
  await page.evaluate(() => window.scrollTo(0, 1500));
  const button = page.getByRole('button', { name: 'Przewiń do góry' });
  await expect(button).toBeVisible();
  await expect(button).not.toBeInViewport();
  await button.scrollIntoViewIfNeeded();
  const [disc, logo] = await Promise.all([
    button.boundingBox(),
    page.getByRole('contentinfo').getByText('Cieniomat').first().boundingBox(),
  ]);
  expect(disc!.x).toBeGreaterThan(logo!.x + logo!.width);
  await button.tap();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the configurator shows the tabs of all six families', async ({ page }) => {
  await visit(page, '/konfigurator/rolety');
  const tabs = page.getByRole('navigation', { name: 'Kategorie produktów' }).getByRole('link');
  await expect(tabs).toHaveCount(6);
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
});
