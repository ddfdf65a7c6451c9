import { expect, test, type Page } from '@playwright/test';

import { publicPages } from './public-pages.js';
import { expectNoSidewaysScroll } from './visit.js';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 360, height: 780 } });

for (const { path, heading, canonical = path, hidden } of publicPages) {
  test(`${path} is whole before any script runs, and stays so`, async ({ page, baseURL }) => {
    const { problems, requests } = observe(page);
    const response = await page.goto(path, { waitUntil: 'networkidle' });

    expect(response?.status()).toBe(200);
    const sent = await readHtml(page, (await response?.text()) ?? '');
    expect(sent.headings).toEqual([heading]);
    expect(sent.title).toMatch(/Cieniomat/);
    if (hidden) {
      expect(sent.robots).toBe('noindex');
    } else {
      expect(sent.canonical).toBe(`${baseURL}${canonical}`);
      expect(sent.description?.length).toBeGreaterThan(50);
    }
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
  ['/nie-ma', '404 Page Not Found'],
] as const) {
  test(`${path} is missing, with a way on`, async ({ page }) => {
    const response = await page.goto(path);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

test('/produkty/{number} leads to the product for good', async ({ request }) => {
  const response = await request.get('/produkty/1', { maxRedirects: 0 });

  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/produkt/1');
});

test('a product tells search engines what it is and what it costs', async ({ page, baseURL }) => {
  await page.goto('/produkt/1');
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = texts.flatMap((text) => JSON.parse(text));
  const product = data.find((item) => item['@type'] === 'Product');
  const breadcrumbs = data.find((item) => item['@type'] === 'BreadcrumbList');

  expect(product).toMatchObject({
    name: 'Markiza tarasowa Aurora 350',
    offers: {
      '@type': 'Offer',
      url: `${baseURL}/produkt/1`,
      price: '2490.00',
      priceCurrency: 'PLN',
    },
    aggregateRating: { ratingValue: 5, reviewCount: 124 },
  });
  expect(breadcrumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Strona główna',
    'Produkty',
    'Markizy',
    'Markiza tarasowa Aurora 350',
  ]);
});

test('the sitemap lists what exists, and it is there', async ({ request, baseURL }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const products: { id: number }[] = await (await request.get('/api/products')).json();

  expect(new Set(addresses).size).toBe(addresses.length);
  const expected = [
    ...publicPages.filter(({ hidden, canonical }) => !hidden && !canonical).map(({ path }) => path),
    ...products.map(({ id }) => `/produkt/${id}`),
    ...Array.from({ length: 9 }, (_, index) => `/blog/${index + 1}`),
  ];
  expect(addresses).toEqual(expect.arrayContaining(expected.map((path) => `${baseURL}${path}`)));
  const statuses = await Promise.all(
    addresses.map(async (address) => [address, (await request.get(address)).status()]),
  );
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
});

test('robots.txt names the sitemap and keeps what is private out', async ({ request, baseURL }) => {
  const lines = (await (await request.get('/robots.txt')).text()).split('\n');

  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const path of ['/admin', '/api', '/koszyk', '/zamowienie', '/oferta', '/k/']) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
});

/** What goes wrong on a page from now on, and every address that it asks for. */
function observe(page: Page) {
  const problems: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  return { problems, requests };
}

/** The document as the server sent it. */
function readHtml(page: Page, html: string) {
  return page.evaluate((text) => {
    const sent = new DOMParser().parseFromString(text, 'text/html');
    const meta = (name: string) =>
      sent.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
    return {
      title: sent.title,
      headings: [...sent.querySelectorAll('h1')].map((heading) =>
        (heading.textContent ?? '').replaceAll(/\s+/g, ' '),
      ),
      canonical: sent.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
      description: meta('description'),
      robots: meta('robots'),
    };
  }, html);
}
