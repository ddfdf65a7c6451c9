import { expect, type Page, type Request, test } from '@playwright/test';
import { publicPages } from '../public-pages.js';
import { openStep } from '../steps.js';
import { answersToClicks, visit } from '../visit.js';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the page of a focused link is prefetched', async ({ page }) => {
  await visit(page, '/');
  const sentRequests = watch(page);
  await page.getByRole('link', { name: 'Kontakt' }).first().focus();
  await expect.poll(() => sentRequests.filter(isOfPage)).toHaveLength(2);

  await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Porozmawiajmy o cieniu');
});

test('nothing is prefetched for visitors who save data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await visit(page, '/');
  const sentRequests = watch(page);
  const link = page.getByRole('link', { name: 'Kontakt' }).first();
  await link.focus();
  await link.hover();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Porozmawiajmy o cieniu');
  expect(sentRequests.filter(isOfPage)).toHaveLength(2);
});

test('a new page starts at its top and announces its name; Back restores the scroll position', async ({
  page,
}) => {
  await visit(page, '/produkty');
  const link = page.getByRole('main').getByRole('article').nth(8).getByRole('link').first();
  const name = await link.textContent();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await link.click();

  await expect(heading(page)).toHaveText(name ?? '');
  await expect(page).toHaveTitle(new RegExp(name ?? ''));
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(heading(page)).toHaveText('Wszystkie produkty');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('settings that are changed while another configuration loads do not get into its URL', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/konfigurator/markizy?product=7');
  await openStep(page, 'Podsumowanie');
  await page.getByRole('button', { name: 'Dodaj do porównania' }).click();
  await visit(page, '/konfigurator/markizy?product=1');
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('ConfiguratorPage')) await answered;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Otwórz konfigurację 1' }).click();
  await expect(page).toHaveURL(/\?product=7$/);
  await page.getByRole('button', { name: 'Szerokość: więcej o 5 cm' }).click();
  await expect(page.getByLabel('Szerokość', { exact: true })).toHaveValue('405');
  // The configurator writes its URL after a pause, which is over now.
  await page.clock.runFor(500);
  answer();
  await expect(page.getByLabel('Szerokość', { exact: true })).toHaveValue('400');
  await expect(page).toHaveURL(/\?product=7$/);
});

test('a reloaded page keeps its scroll position', async ({ page }) => {
  await visit(page, '/');
  const last = page.getByRole('contentinfo');
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(2000);

  await page.reload();
  await answersToClicks(page);
  await expect(page.getByRole('button', { name: 'Przewiń do góry' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('browsers may keep every public page in the back/forward cache', async ({ request }) => {
  // What is the visitor's own, and an accessory, whose stock is counted anew.
  const own = new Set(['/koszyk', '/odstapienie', '/haslo/nieznany', '/produkt/33']);
  for (const { path } of publicPages.filter((page) => !own.has(page.path))) {
    const headers = (await request.get(path)).headers();
    expect.soft(headers['cache-control'], path).not.toContain('no-store');
  }
  expect((await request.get('/koszyk')).headers()['cache-control']).toContain('no-store');
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the shop’s offline page is shown, and the shop returns with the connection', async ({
    page,
    context,
  }) => {
    await visit(page, '/blog');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.goto('/kontakt');
    await expect(heading(page)).toHaveText('Brak połączenia z internetem');

    await context.setOffline(false);
    await page.getByRole('link', { name: 'Spróbuj ponownie' }).click();
    await expect(heading(page)).toHaveText('Porozmawiajmy o cieniu');
    expect(await cachedAddresses(page)).toEqual(['/offline.html']);
  });
});

/** Records the requests of a page from now on; the returned list grows. */
function watch(page: Page): Request[] {
  const sentRequests: Request[] = [];
  page.on('request', (request) => sentRequests.push(request));
  return sentRequests;
}

/** Whether a request is for the script of the contact page, or for data. */
function isOfPage(request: Request): boolean {
  return /\/contact-page-[^/]+\.js$/.test(request.url()) || request.url().endsWith('/graphql');
}

function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map((name) => window.caches.open(name)),
    );
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}
