import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { origin } from '../origin.js';
import { type SentPage, readSent, sitemapPaths } from './sent-page.js';

test.describe.configure({ mode: 'parallel' });

/** The properties that structured data of each type must have in this shop. */
const REQUIRED: Record<string, readonly string[]> = {
  BlogPosting: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  HomeAndConstructionBusiness: [
    'name',
    'url',
    'telephone',
    'email',
    'address',
    'geo',
    'openingHoursSpecification',
    'image',
  ],
  Product: ['name', 'description', 'image', 'sku', 'brand', 'offers'],
  WebSite: ['name', 'url', 'potentialAction'],
};

/** The types of the structured data on each kind of page, besides the breadcrumbs. */
const TYPES: readonly [path: RegExp, types: readonly string[]][] = [
  [/^\/$/, ['HomeAndConstructionBusiness', 'WebSite']],
  [/^\/kontakt$/, ['FAQPage', 'HomeAndConstructionBusiness']],
  [/^\/(?:doradztwo|montaz|serwis|wycena)$/, ['FAQPage']],
  [/^\/produkty(?:\/|$)/, ['FAQPage']],
  [/^\/gwarancja$/, ['FAQPage']],
  [/^\/produkt\//, ['Product']],
  [/^\/blog\//, ['BlogPosting']],
];

test('every indexable page has a title, a description and structured data', async ({ page }) => {
  const pages = await readSent(page, await sitemapPaths(page.request));

  expect(pages.length).toBeGreaterThan(60);
  for (const sent of pages) {
    await test.step(sent.path, () => {
      expect.soft(sent.status).toBe(200);
      expect.soft(sent.headings, sent.path).toHaveLength(1);
      expect.soft(sent.canonical).toBe(`${origin}${sent.path}`);
      expect.soft(sent.meta['robots']).toBeUndefined();
      expect.soft(sent.languages).toEqual({ pl: sent.canonical, 'x-default': sent.canonical });
      expectWords(sent);
      expectPreview(sent);
      expectData(sent);
    });
  }
  expect(repeated(pages.map(({ title }) => title))).toEqual([]);
  const brands = pages.filter(
    ({ title }) => (title.match(/cieniomat|cieniomaci/gi) ?? []).length > 1,
  );
  expect(brands.map(({ title }) => title)).toEqual([]);
  expect(repeated(pages.map(({ meta }) => meta['description'] ?? ''))).toEqual([]);

  const previews = new Map(pages.map(({ meta }) => [meta['og:image'] ?? '', meta]));
  for (const [picture, meta] of previews) {
    const response = await page.request.get(picture);
    const { width, height } = await sharp(await response.body()).metadata();
    expect.soft(meta, picture).toMatchObject({
      'og:image:type': response.headers()['content-type'],
      'og:image:width': String(width),
      'og:image:height': String(height),
    });
    expect.soft(meta['og:image:type'], picture).toMatch(/^image\/(jpeg|png|webp)$/);
  }
});

function expectWords({ path, title, meta }: SentPage): void {
  const { description = '' } = meta;
  expect.soft(title.length, `title of ${path}: ${title}`).toBeGreaterThanOrEqual(15);
  expect.soft(title.length, `title of ${path}: ${title}`).toBeLessThanOrEqual(70);
  expect.soft(description.length, `description of ${path}`).toBeGreaterThanOrEqual(50);
  expect.soft(description.length, `description of ${path}`).toBeLessThanOrEqual(160);
}

function expectPreview({ path, title, meta, canonical }: SentPage): void {
  expect.soft(meta, `preview of ${path}`).toMatchObject({
    'og:type': path.startsWith('/blog/')
      ? 'article'
      : path.startsWith('/produkt/')
        ? 'product'
        : 'website',
    'og:site_name': 'Cieniomat',
    'og:locale': 'pl_PL',
    'og:title': title,
    'og:description': meta['description'],
    'og:url': canonical,
    'og:image': expect.stringContaining(origin),
    'og:image:alt': expect.stringMatching(/\S{3}/),
    'twitter:card': 'summary_large_image',
  });
}

function expectData({ path, jsonLd, hasBreadcrumbs }: SentPage): void {
  const expected = TYPES.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  const types = jsonLd.map((data) => String(data['@type']));
  expect
    .soft(types.sort(), `data of ${path}`)
    .toEqual([...expected, ...(hasBreadcrumbs ? ['BreadcrumbList'] : [])].sort());
  for (const data of jsonLd) {
    expect.soft(data['@context']).toBe('https://schema.org');
    for (const field of REQUIRED[String(data['@type'])] ?? [])
      expect.soft(data[field], `${String(data['@type'])}.${field} of ${path}`).toBeTruthy();
    expect.soft(JSON.stringify(data), `empty texts on ${path}`).not.toContain('"text":""');
  }
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

test('private pages are not indexed', async ({ page }) => {
  const canonicals = {
    '/produkty?q=markiza': '/produkty',
    '/szukaj?q=markiza': '/szukaj',
    '/szukaj': '/szukaj',
    '/produkty/markizy?features=led&sort=price_asc': '/produkty/markizy',
    '/koszyk': null,
    '/logowanie': null,
    '/admin': null,
    '/zamowienie/nic': null,
    '/wizyta/nic': null,
    '/serwis/nic': null,
    '/nie-ma': null,
  };
  const pages = await readSent(page, Object.keys(canonicals));

  for (const { path, meta } of pages) expect.soft(meta['robots'], path).toBe('noindex');
  expect(pages.map(({ path, canonical }) => [path, canonical])).toEqual(
    Object.entries(canonicals).map(([path, plain]) => [path, plain && origin + plain]),
  );
});

test('a sorted list has the canonical URL of the unsorted one, its second page a URL of its own', async ({
  page,
}) => {
  const [first, sorted, second] = await readSent(page, [
    '/konfigurator',
    '/produkty?sort=price_desc',
    '/produkty?page=2&sort=name_asc',
  ]);
  expect(first?.canonical).toBe(`${origin}/konfigurator/markizy`);
  expect(sorted?.canonical).toBe(`${origin}/produkty`);
  expect(second?.canonical).toBe(`${origin}/produkty?page=2`);
  expect(second?.title).toBe('Wszystkie produkty – strona 2 – Cieniomat');
});

test('the structured data of a product hold its price and rating', async ({ page }) => {
  const [sent] = await readSent(page, ['/produkt/1']);
  const find = (type: string) => sent?.jsonLd.find((data) => data['@type'] === type);

  expect(find('Product')).toMatchObject({
    name: 'Markiza tarasowa Aurora 350',
    offers: {
      '@type': 'Offer',
      url: `${origin}/produkt/1`,
      name: expect.stringMatching(/^Markiza tarasowa Aurora 350, 200\s×\s150\scm$/),
      price: '3090.00',
      priceCurrency: 'PLN',
    },
    aggregateRating: { ratingValue: 5, reviewCount: 124 },
  });
  expect(find('BreadcrumbList')?.['itemListElement']).toEqual(
    [
      ['Strona główna', '/'],
      ['Produkty', '/produkty'],
      ['Markizy', '/produkty/markizy'],
      ['Markiza tarasowa Aurora 350', '/produkt/1'],
    ].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  );
});

test('a named configuration costs the same in the feed, in its data and on its page', async ({
  page,
}) => {
  const feed = await (await page.request.get('/feed/google.xml')).text();
  const items = feed.split('<item>').slice(1);
  expect(items.length).toBeGreaterThan(30);
  const [item = ''] = items.filter((each) => each.includes('start=taras-na-poludnie'));
  const [, link = ''] = /<g:link>([^<]*)/.exec(item) ?? [];
  const [, price = ''] = /<g:price>([\d.]+) PLN/.exec(item) ?? [];
  const [sent] = await readSent(page, [link.replace(origin, '')]);
  const data = sent?.jsonLd.find((each) => each['@type'] === 'Product');
  expect(data?.['offers']).toMatchObject({ url: link, price, priceCurrency: 'PLN' });
  expect(sent?.meta['og:image']).toBe(`${origin}/rysunki/start/markizy/taras-na-poludnie.png`);

  await page.goto(link);
  const shown = formatPrice(price);
  const amount = page.getByText(shown, { exact: true }).filter({ visible: true });
  await expect(amount.first()).toBeVisible();
});

/** "4 890 zł" for "4890.00": Playwright treats a space like the non-breaking one that the shop writes. */
function formatPrice(amount: string): string {
  const [zloty = '', grosze = '00'] = amount.split('.');
  const grouped = zloty.replace(/(\d)(?=(\d{3})+$)/g, '$1 ');
  return `${grouped}${grosze === '00' ? '' : `,${grosze}`} zł`;
}

test('the structured data of every question hold its answer', async ({ page }) => {
  for (const { path, jsonLd } of await readSent(page, ['/kontakt', '/montaz', '/wycena'])) {
    const faq = jsonLd.find((data) => data['@type'] === 'FAQPage');
    const questions = faq?.['mainEntity'] as { acceptedAnswer: { text: string } }[];
    expect(questions.length).toBeGreaterThan(2);
    for (const { acceptedAnswer } of questions)
      expect.soft(acceptedAnswer.text, path).toMatch(/^[^<>]{30,}$/);
  }
});

test('the structured data of the business hold its opening hours', async ({ page }) => {
  const [home] = await readSent(page, ['/']);
  const business = home?.jsonLd.find((data) => data['@type'] === 'HomeAndConstructionBusiness');

  expect(business?.['openingHoursSpecification']).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '18:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday'],
      opens: '09:00',
      closes: '14:00',
    },
  ]);
});

test('the sitemap lists existing pages and when they changed', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = await sitemapPaths(request);
  const products: { id: number }[] = await (await request.get('/api/products')).json();

  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining([
      ...products.map(({ id }) => `/produkt/${id}`),
      ...Array.from({ length: 9 }, (_, index) => `/blog/${index + 1}`),
    ]),
  );
  const entries = xml.split('<url>').slice(1);
  const undated = entries.filter((entry) => !/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z</.test(entry));
  const undatedPaths = undated.map((entry) => /<loc>[^<]*?(\/[^/<]*)<\/loc>/.exec(entry)?.[1]);
  expect(undatedPaths).toEqual([
    // The measuring guide of each family, then single pages.
    '/markizy',
    '/pergole',
    '/zaluzje',
    '/zadaszenia',
    '/refleksole',
    '/rolety',
    // The accessories and their categories.
    '/akcesoria',
    '/sterowanie',
    '/czesci-zamienne',
    '/pielegnacja',
    '/dobierz',
    '/tkaniny',
    '/wycena',
    '/o-nas',
    '/kontakt',
  ]);
  expect(xml).toMatch(/<image:loc>http[^<]+<\/image:loc>/);
});

test('llms.txt links to existing pages', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(30);
  for (const link of links.filter((each) => !/\/(graphql|mcp)$/.test(each)))
    expect.soft((await request.get(link)).status(), link).toBe(200);
});

test('robots.txt names the sitemap, and excludes what is no page', async ({ request }) => {
  const lines = (await (await request.get('/robots.txt')).text()).split('\n');

  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
  for (const path of ['/api/', '/graphql', '/modele/', '/k/']) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
});

test('every item of the product feeds has its price on the page that it leads to', async ({
  request,
}) => {
  const feed = await (await request.get('/feed/openai.jsonl')).text();
  const items = feed
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { item_id: string; url: string; price: string });
  expect(items.length).toBeGreaterThan(20);
  for (const { item_id: id, url, price } of items) {
    const html = await (await request.get(url.replace(origin, ''))).text();
    const amounts = [...html.matchAll(/(\d[\d\u00a0\u202f]*(?:,\d\d)?)[\u00a0\s]zł/g)].map(
      ([, amount = '']) => Number(amount.replaceAll(/[^\d,]/g, '').replace(',', '.')),
    );
    expect([id, amounts.includes(Number.parseFloat(price))]).toEqual([id, true]);
  }
});
