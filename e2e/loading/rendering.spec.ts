import { expect, test, type Page, type Request } from '@playwright/test';
import { publicPages } from '../public-pages.js';
import { answersToClicks, expectNoSidewaysScroll } from '../visit.js';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 360, height: 780 }, serviceWorkers: 'allow' });

for (const { path, heading } of publicPages) {
  test(`${path} is complete before any script runs, and does not change afterwards`, async ({
    page,
    baseURL,
  }) => {
    const { problems, requests, settle } = observe(page);
    await page.clock.install();
    const response = await page.goto(path);
    await answersToClicks(page);
    await settle();

    expect(response?.status()).toBe(200);
    expect(headingsOf((await response?.text()) ?? '')).toEqual([heading]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(problems).toEqual([]);
    expect(requests.filter((url) => url.includes('/graphql'))).toEqual([]);
    expect(requests.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
    await expectNoSidewaysScroll(page);
  });
}

for (const [path, text] of [
  ['/produkty/foo', '404 Page Not Found'],
  ['/produkt/99999', 'Produkt nie znaleziony'],
  ['/konfigurator/foo', '404 Page Not Found'],
  ['/blog/99999', 'Nie ma takiego artykułu'],
  ['/zamowienie/nic', 'Nie ma takiego zamówienia'],
  ['/wizyta/nic', 'Nie ma takiej wizyty'],
  ['/serwis/nic', 'Nie ma takiego produktu'],
  ['/nie-ma', '404 Page Not Found'],
] as const) {
  test(`${path} is a 404 with links to go on`, async ({ page }) => {
    const response = await page.goto(path);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

for (const path of ['/nie%0ama', '/%0dx']) {
  test(`${path}, which no route matches, is a 404 with links to go on`, async ({ page }) => {
    const response = await page.goto(path);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByRole('link', { name: 'Zobacz produkty' })).toBeVisible();
  });
}

test('/produkty/{number} redirects permanently to the product', async ({ request }) => {
  const response = await request.get('/produkty/1', { maxRedirects: 0 });

  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/produkt/1');
});

/**
 * Records the errors, warnings and failed responses of a page from now on, and the URLs that it requests. `settle` lets
 * seconds pass at once, by the page's clock, until one passes without a request.
 */
function observe(page: Page) {
  const problems: string[] = [];
  const requests: string[] = [];
  const open = new Set<Request>();
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith('http')) return;
    requests.push(request.url());
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  const settle = async () => {
    let before;
    do {
      before = requests.length;
      await page.clock.runFor(1000);
      await expect.poll(() => open.size).toBe(0);
    } while (requests.length > before);
  };
  return { problems, requests, settle };
}

/** The main headings of a document as the server sent it. */
function headingsOf(html: string): string[] {
  return Array.from(html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g), ([, text = '']) =>
    text.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+|&nbsp;/g, ' '),
  );
}
