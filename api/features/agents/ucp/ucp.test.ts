import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import formats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { rowCounts } from '../../../testing/database/row-counts.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import { DEFINITIONS } from '../../../testing/ucp-schemas.js';

let app: TestApp;
let client: Client;
beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: 'https://shop.test' } });
  client = new Client(
    { name: 'test', version: '1.0.0' },
    { versionNegotiation: { mode: { pin: '2026-07-28' } } },
  );
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', app.url)));
});
afterAll(async () => {
  await client.close();
  await app.close();
});

const ajv = new Ajv2020({ allErrors: true });
formats.default(ajv);

/** Fails unless the value has the shape of a definition of the protocol. */
function expectShape(name: keyof typeof DEFINITIONS, value: unknown): void {
  const accepts = ajv.compile({ $ref: `#/$defs/${name}`, $defs: DEFINITIONS });
  accepts(value);
  expect(accepts.errors).toBeNull();
}

const AGENT = { 'ucp-agent': { profile: 'https://agent.example/profile.json' } };

async function call<Answer>(name: string, catalog: object, meta: object = AGENT): Promise<Answer> {
  const result = await client.callTool({ name, arguments: { meta, catalog } });
  if (result.isError) throw new Error(JSON.stringify(result.content));
  return result.structuredContent as Answer;
}

interface Variant {
  id: string;
  title: string;
  url: string;
  price: { amount: number };
  inputs?: { id: string; match: string }[];
}

interface CatalogProduct {
  id: string;
  categories: { value: string }[];
  variants: Variant[];
  options?: { values: { label: string }[] }[];
  selected?: { label: string }[];
}

interface Found {
  products: CatalogProduct[];
  pagination: { has_next_page: boolean; cursor?: string; total_count: number };
}

const search = (catalog: object) => call<Found>('search_catalog', catalog);

describe('the profile', () => {
  it('names the endpoint and the capabilities, and neither checkout nor payment', async () => {
    const { body, headers } = await app.visitor().json<{
      ucp: { capabilities: object; services: Record<string, { endpoint: string }[]> };
    }>('GET', '/.well-known/ucp');
    expect(headers.get('content-type')).toContain('application/json');
    expectShape('profile', body);
    expect(Object.keys(body.ucp.capabilities)).toEqual([
      'dev.ucp.shopping.catalog.search',
      'dev.ucp.shopping.catalog.lookup',
      'dev.ucp.shopping.permalink',
    ]);
    expect(body).toMatchObject({
      ucp: {
        version: '2026-08-25',
        services: { 'dev.ucp.shopping': [{ transport: 'mcp', endpoint: 'https://shop.test/mcp' }] },
        payment_handlers: {},
      },
    });
  });
});

describe('search_catalog', () => {
  it('finds products by words, and by family and price of an example', async () => {
    const found = await search({ query: 'markiza tarasowa' });
    expectShape('searchResponse', found);
    expect(found.products[0]!.id).toMatch(/^MAR-/);
    const categories = [found.products[0]!.categories[0]!.value];
    const price = { min: 300_000, max: 800_000 };
    const narrowed = await search({ filters: { categories, price } });
    expect(narrowed.products.length).toBeGreaterThan(0);
    for (const { categories: own, variants } of narrowed.products) {
      expect(own[0]!.value).toBe(categories[0]);
      for (const {
        price: { amount },
      } of variants)
        expect(amount >= price.min && amount <= price.max).toBe(true);
    }
  });

  it('lists all products page by page, each with an exact price', async () => {
    const ids: string[] = [];
    let cursor: string | undefined;
    let total = 0;
    do {
      const page = await search({ pagination: { limit: 17, ...(cursor && { cursor }) } });
      expectShape('searchResponse', page);
      ids.push(...page.products.map(({ id }) => id));
      ({ cursor, total_count: total } = page.pagination);
    } while (cursor !== undefined);
    const [{ count }] = (await app.sql<{ count: number }>(
      'select count(*)::int from product where archived_at is null',
    )) as [{ count: number }];
    expect(new Set(ids).size).toBe(count);
    expect([ids.length, total]).toEqual([count, count]);
  });
});

describe('lookup_catalog and get_product', () => {
  let product: CatalogProduct;
  beforeAll(async () => {
    const { products } = await search({ query: 'markiza' });
    product = products.find(({ options }) => options !== undefined)!;
  });

  it('resolve ids of products and variants, and name those that are unknown', async () => {
    const [first, second] = product.variants;
    const ids = [product.id, second!.id, second!.id, 'nie-ma'];
    const found = await call<Found & { messages: object[] }>('lookup_catalog', { ids });
    expectShape('lookupResponse', found);
    expect(found.products).toHaveLength(1);
    expect(found.products[0]!.variants.map(({ id, inputs }) => [id, inputs])).toEqual([
      [first!.id, [{ id: product.id, match: 'featured' }]],
      [second!.id, [{ id: second!.id, match: 'exact' }]],
    ]);
    expect(found.messages).toEqual([{ type: 'info', code: 'not_found', content: 'nie-ma' }]);
  });

  it('give the selected variant, and what else can be selected', async () => {
    const [first, second] = product.variants;
    type Detail = { product: CatalogProduct };
    const usual = await call<Detail>('get_product', { id: product.id });
    expectShape('productResponse', usual);
    expect(usual.product.variants.map(({ id }) => id)).toEqual([first!.id]);
    expect(usual.product.options![0]!.values).toHaveLength(product.variants.length);
    const selected = [{ name: 'Przykład', label: second!.title }];
    const chosen = await call<Detail>('get_product', { id: product.id, selected });
    expect(chosen.product).toMatchObject({ selected, variants: [{ id: second!.id }] });
    const byVariant = await call<Detail>('get_product', {
      id: first!.id,
      selected,
    });
    expect(byVariant.product.variants.map(({ id }) => id)).toEqual([first!.id]);
    const missing = await call('get_product', { id: 'nie-ma' });
    expectShape('errorResponse', missing);
  });

  it.each([
    ['ucp-agent', 'search_catalog', { query: 'x' }, {}],
    ['profile', 'search_catalog', { query: 'x' }, { 'ucp-agent': { profile: 'x' } }],
    ['query', 'search_catalog', { query: 5 }, AGENT],
    ['cursor', 'search_catalog', { pagination: { cursor: '-1' } }, AGENT],
    ['limit', 'search_catalog', { pagination: { limit: 101 } }, AGENT],
    ['min', 'search_catalog', { filters: { price: { min: '1' } } }, AGENT],
    ['ids', 'lookup_catalog', { ids: [] }, AGENT],
    ['ids', 'lookup_catalog', { ids: Array(101).fill('x') }, AGENT],
    ['id', 'get_product', { id: null }, AGENT],
  ])('refuse a wrong %s', async (field, name, catalog, meta) => {
    await expect(call(name, catalog, meta)).rejects.toThrow(field);
  });
});

describe('a permalink', () => {
  const opened = async (path: string) => {
    const { status, headers } = await app.visitor().fetch(path);
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    return [status, headers.get('location')];
  };

  it('leads to the item, as its variant does, and stores nothing', async () => {
    const before = await rowCounts(app);
    const { products } = await search({ query: 'markiza' });
    for (const { id, url } of products.flatMap(({ variants }) => variants)) {
      const { pathname, search: own } = new URL(url);
      expect(await opened(`/kup/${id}:1`)).toEqual([303, pathname + own]);
      const coded = `~${Buffer.from(id).toString('base64url')}`;
      expect(await opened(`/kup/${coded}:2`)).toEqual([303, pathname + own]);
    }
    expect(await rowCounts(app)).toEqual(before);
  });

  it.each([
    ['/kup', '/produkty'],
    ['/kup/nie-ma:1', '/produkty'],
    ['/kup/MAR-0001:0', '/produkty'],
    ['/kup/MAR-0001:1,POJ-0002:1', '/produkty'],
    ['/kup/%E0%A4%A', null],
    ['/kup/MAR-0001:1?buyer/email=a%40b.pl&utm_source=x', '/produkt/1?utm_source=x'],
    ['/kup/nie-ma:1?continue_to=/kontakt', '/kontakt'],
    ['/kup?continue_to=//evil.example', '/produkty'],
    ['/kup?continue_to=/%5Cevil.example', '/produkty'],
    ['/kup?continue_to=https://evil.example', '/produkty'],
    ['/kup?continue_to=/a%0D%0Ax:y', '/produkty'],
    ['/kup?continue_to=/kontakt&continue_to=/blog', '/produkty'],
  ])('%s leads to %s', async (path, to) => {
    if (to === null) expect((await app.visitor().fetch(path)).status).toBe(400);
    else expect(await opened(path)).toEqual([303, to]);
  });
});
