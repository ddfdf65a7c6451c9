import { type APIRequestContext, expect, request as requests, test } from '@playwright/test';
import { CATEGORIES } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { crawl, linksIn } from './pages/crawl.js';
import { sitemapPaths } from './pages/sent-page.js';
import { publicPages } from './public-pages.js';
import { type Shop, startShop } from './second-shop.js';
import { signIn } from './staff.js';

const MOST_ADDRESSES = 1500;
const FAMILY_PATHS = CATEGORIES.flatMap((category) => [
  `/produkty/${category}`,
  `/konfigurator/${category}`,
]);

/** Pages and files that do not depend on products: they are crawled once, in the shop without products. */
const UNCONCERNED = /^\/(assets|zdjecia|blog|api\/docs|karta-pomiaru|rysunki\/tkanina)\b/;

/** Public addresses that the sitemap does not list. */
const OTHERS = ['/robots.txt', '/sitemap.xml', '/api/openapi.json', '/api/docs/', '/offline.html'];

let shop: Shop;
let request: APIRequestContext;

async function open(settings: Parameters<typeof startShop>[0]): Promise<void> {
  shop = await startShop(settings);
  request = await requests.newContext({ baseURL: shop.origin });
}

async function close(): Promise<void> {
  await request.dispose();
  await shop.close();
}

/** Public paths of this shop: the pages that need no product, those of the sitemap, and the lists of the API. */
async function publicPaths(): Promise<string[]> {
  const pages = publicPages.map(({ path }) => path).filter((path) => !path.startsWith('/produkt/'));
  const sitemap = await sitemapPaths(request, shop.origin);
  return [...new Set([...pages, ...sitemap, ...OTHERS, ...(await publicLists())])];
}

/** The paths of the API's public GET operations that need no id, once for each category where they need one. */
async function publicLists(): Promise<string[]> {
  const { paths } = await (await request.get('/api/openapi.json')).json();
  // Where a token is optional, one of the alternatives requires no credentials.
  const open = Object.entries<Record<string, { security?: object[] }>>(paths).filter(
    ([, { get }]) => get && (get.security ?? [{}]).some((way) => Object.keys(way).length === 0),
  );
  const addresses = open.flatMap(([path]) =>
    path.includes('{category}')
      ? CATEGORIES.map((category) => path.replace('{category}', category))
      : [path],
  );
  // A request of this path would end the session.
  return addresses.filter((path) => !path.includes('{') && path !== '/api/logout');
}

/**
 * Crawls all links from these paths of the shop, except paths that match `without`; expects every address to exist, and
 * returns the paths found.
 */
async function expectWhole(paths: readonly string[], without?: RegExp): Promise<Set<string>> {
  const limits = { most: MOST_ADDRESSES, without };
  const starts = paths.filter((path) => !without?.test(path));
  const { pages, problems } = await crawl(request, shop.origin, starts, limits);
  expect(problems).toEqual([]);
  expect(pages.size).toBeLessThan(MOST_ADDRESSES);
  return new Set([...pages.keys()].map((address) => address.replace(shop.origin, '')));
}

async function read(path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  return html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+|&nbsp;/g, ' ');
}

const OWN_COMPANY = {
  COMPANY_NAME: 'Osłony Toruń',
  COMPANY_PHONE: '+48 56 611 22 33',
  COMPANY_EMERGENCY_PHONE: '+48 56 611 22 44',
  COMPANY_EMAIL: 'biuro@oslony.example',
  COMPANY_STREET: 'ul. Mostowa 3',
  COMPANY_POSTAL_CODE: '87-100',
  COMPANY_CITY: 'Toruń',
  COMPANY_NIP: '9562017341',
  COMPANY_ACCOUNT: 'PL11102050110000970201234567',
  COMPANY_LATITUDE: '53.0138',
  COMPANY_LONGITUDE: '18.5984',
  FREE_TRANSPORT_KM: '60',
  DELIVERY_WEEKS: '5-7',
};
/** What the demo promises and whom it has invented, squeezed. */
const DEMO_PROMISES = [
  'do100km',
  '2–4tygodni',
  'dlaczegocieniomat',
  'martasobczak',
  'adamrybicki',
  'tomaszwilk',
  'krystynamaj',
  'pawełgórny',
  'hannalis',
];
/** The names of cookies and of a header, which are the same in every shop. */
const TECHNICAL_NAMES = /cieniomat_\w+|Cieniomat-Signature/g;
/** Texts that name the demo company's city as a place on the map, of the sun's height or a snow load for example. */
const ABOUT_PLACES = /^\/(blog|doradztwo|konfigurator)\b.*: łódź$/;

const COMPANY_FACTS = `{ company {
  name phone emergencyPhone email street postalCode city nip iban latitude longitude
} }`;

/** What the demo shop tells of its company and its invented customers, squeezed. */
async function demoFacts(demo: APIRequestContext): Promise<string[]> {
  const answer = await demo.post('/graphql', { data: { query: COMPANY_FACTS } });
  const { data } = await answer.json();
  const home = await (await demo.get('/')).text();
  const words = [...home.matchAll(/<(?:blockquote|figcaption><strong)>([^<]+)/g)];
  expect(words.length).toBeGreaterThanOrEqual(6);
  return [...Object.values<string | number>(data.company), ...words.map(([, text = '']) => text)]
    .map(String)
    .map(squeeze);
}

/** The text without what may be written differently: case, spaces and hyphens. */
function squeeze(text: string): string {
  return text.toLowerCase().replaceAll(/[\s\u00a0-]|&nbsp;/g, '');
}

test.describe('a shop without the demo catalogue', () => {
  test.beforeAll(() => open({ DEMO: '0', ...OWN_COMPANY }));
  test.afterAll(close);

  test('shows its own company on every page, and nothing of the demo company', async ({
    request: demo,
  }) => {
    const facts = [...(await demoFacts(demo)), ...DEMO_PROMISES];
    const findings: string[] = [];
    for (const path of (await publicPaths()).filter((each) => !each.startsWith('/api/'))) {
      const page = await (await request.get(path)).text();
      const text = squeeze(page.replaceAll(TECHNICAL_NAMES, ''));
      const mentioned = facts.filter((fact) => text.includes(fact));
      findings.push(...mentioned.map((fact) => `${path}: ${fact}`));
    }
    expect(findings.filter((finding) => !ABOUT_PLACES.test(finding))).toEqual([]);
    expect(await read('/kontakt')).toContain('ul. Mostowa 3');
  });

  test('works on every page without products, and says that there are none', async () => {
    const paths = await publicPaths();
    expect(paths).toEqual(
      expect.arrayContaining(['/api/products', '/api/products/category/rolety']),
    );
    const addresses = await expectWhole(paths);
    expect([...addresses].filter((path) => /^\/(produkt|rysunki\/produkt)\//.test(path))).toEqual(
      [],
    );
    expect(await read('/')).toContain('Katalog jest w przygotowaniu');
    for (const path of ['/produkty', ...FAMILY_PATHS]) {
      expect(await read(path)).toContain('Brak produktów');
      const links = linksIn(await (await request.get(path)).text());
      expect(links).toContain('/wycena');
    }
  });

  test('works on every page with one product, of each family in turn', async () => {
    await signIn(request);
    for (const category of CATEGORIES) {
      const { defaultColor, defaultFrameColor } = familyOf(category);
      const created = await request.post('/api/admin/products', {
        data: {
          name: `Jedyny produkt: ${category}`,
          description: 'Pierwszy i jedyny.',
          category,
          basePrice: '1234.50',
          minWidth: 60,
          maxWidth: 180,
          availableColors: [defaultColor],
          availableFrameColors: [defaultFrameColor],
          featured: true,
        },
      });
      expect(created.status()).toBe(201);
      const { id } = await created.json();
      const addresses = await expectWhole(await publicPaths(), UNCONCERNED);
      expect(addresses).toContain(`/produkt/${id}`);
      expect(addresses).toContain(`/konfigurator/${category}?product=${id}`);
      expect(addresses).toContain(`/katalog/${category}.pdf`);
      expect(await read(`/konfigurator/${category}`)).toContain(`Jedyny produkt: ${category}`);
      expect(await read('/')).toContain(`Jedyny produkt: ${category}`);
      expect((await request.delete(`/api/admin/products/${id}`)).ok()).toBe(true);
      // The notification that the catalogue has changed arrives a moment after the answer.
      await expect.poll(publicPaths).not.toContain(`/produkt/${id}`);
    }
    expect(await read('/')).toContain('Katalog jest w przygotowaniu');
  });
});

interface Product {
  id: number;
  category: string;
}

test.describe('the demo shop', () => {
  test.beforeAll(() => open({ DEMO: '1' }));
  test.afterAll(close);

  test('has no link to an archived product', async () => {
    const paths = [...(await publicPaths()), '/konfigurator', '/produkty?page=2'];
    const products: Product[] = await (await request.get('/api/products?limit=100')).json();
    expect(products.length).toBeGreaterThanOrEqual(24);
    const naming = await pathsNaming(paths, products);
    // Half of each category at a time, so that every category keeps products.
    for (const half of [0, 1]) {
      const archived = products.filter(
        ({ category }, index) =>
          products.slice(0, index).filter((other) => other.category === category).length % 2 ===
          half,
      );
      await archive(archived, true);
      const ways = archived.flatMap(({ id }) => waysTo(id));
      const linking = new Set(archived.flatMap(({ id }) => naming.get(id)!));
      for (const path of linking) {
        const response = await request.get(path);
        expect([path, response.status()]).toEqual([path, ways.includes(path) ? 404 : 200]);
        expect(namesOf(await response.text(), ways)).toEqual([]);
      }
      const configured = archived.map(
        ({ id, category }) => `/konfigurator/${category}?product=${id}&width=200`,
      );
      for (const path of [...ways, ...configured])
        expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
      await archive(archived, false);
    }
  });

  /** The paths that belong to a product alone. */
  function waysTo(id: number): string[] {
    return [`/produkt/${id}`, `/katalog/produkt-${id}.pdf`, `/api/products/${id}`];
  }

  function namesOf(text: string, ways: readonly string[]): string[] {
    return linksIn(text).filter((link) => {
      const id = /[?&]product=(\d+)/.exec(link)?.[1];
      return ways.includes(link) || (id !== undefined && ways.includes(`/produkt/${id}`));
    });
  }

  async function pathsNaming(
    paths: readonly string[],
    products: readonly Product[],
  ): Promise<Map<number, string[]>> {
    const texts = new Map<string, string>();
    for (const path of paths) texts.set(path, await (await request.get(path)).text());
    return new Map(
      products.map(({ id, category }) => {
        const ways = waysTo(id);
        const naming = paths.filter((path) => namesOf(texts.get(path)!, ways).length > 0);
        return [
          id,
          [...new Set(['/', `/produkty/${category}`, `/konfigurator/${category}`, ...naming])],
        ];
      }),
    );
  }

  /** Archives products or restores them, and waits until the shop has loaded the change. */
  async function archive(products: readonly Product[], isArchived: boolean): Promise<void> {
    const at = isArchived ? new Date() : null;
    const ids = products.map(({ id }) => id);
    await shop.sql('update product set archived_at = $1 where id = any($2)', [at, ids]);
    const listed = async () => {
      const sitemap = await sitemapPaths(request, shop.origin);
      return ids.filter((id) => sitemap.includes(`/produkt/${id}`));
    };
    await expect.poll(listed, { intervals: [10] }).toEqual(isArchived ? [] : ids);
  }
});
