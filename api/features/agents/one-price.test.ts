import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { parse } from 'graphql';
import { toEdgeRequest } from '#engine/goods/configuration/edge';
import { type Category, isCategory } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { formatAmount } from '#engine/goods/price/money';
import { change } from '../../testing/staff.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { testPages } from '../../testing/test-pages.js';
import { waitFor } from '../../testing/wait-for.js';

/** The price of each item of the feeds, by its id. */
type Prices = Record<string, string>;

interface FeedItem {
  item_id: string;
  url: string;
  price: string;
}

const CONFIGURATOR = parse(`query ($category: Category!, $input: ConfigurationInput!) {
  startingPoints(category: $category) { code calculatedPrice } priceQuote(input: $input) { calculatedPrice }
}`);

/** What the configurator of a starting point asks for, and the pages of products. */
const pageSource: typeof testPages = {
  ...testPages,
  async render(request) {
    const start = startOf(new URL(request.url, 'http://shop.test'));
    if (!start) return testPages.render(request);
    const { category, code, input } = start;
    const { data } = await request.execute(CONFIGURATOR, { category, input });
    const { startingPoints, priceQuote } = data as {
      startingPoints: { code: string; calculatedPrice: string }[];
      priceQuote: { calculatedPrice: string };
    };
    const shown = startingPoints.find((point) => point.code === code)!.calculatedPrice;
    const html = shown === priceQuote.calculatedPrice ? `: ${shown}` : 'two prices';
    return { status: 200, head: '', html, state: '' };
  },
};

let app: TestApp;
let client: Client;
let defaults: Map<Category, number>;
beforeAll(async () => {
  app = await createTestApp({ pageSource });
  client = new Client(
    { name: 'test', version: '1.0.0' },
    { versionNegotiation: { mode: { pin: '2026-07-28' } } },
  );
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', app.url)));
  const { data } = await app.visitor().graphql<{
    productTypes: { category: Category; defaultProductId: number }[];
  }>('{ productTypes { category defaultProductId } }');
  defaults = new Map(
    data.productTypes.map(({ category, defaultProductId }) => [category, defaultProductId]),
  );
});
afterAll(async () => {
  await client.close();
  await app.close();
});

/** The starting point that an address of the configurator names; null for other addresses. */
function startOf({ pathname, searchParams }: URL) {
  const category = pathname.split('/')[2];
  const code = searchParams.get('start');
  if (!isCategory(category) || code === null) return null;
  const { request } = familyOf(category).startingPoints.find((point) => point.code === code)!;
  const input = { productId: defaults.get(category), ...toEdgeRequest(category, request) };
  return { category, code, input };
}

async function feed(): Promise<FeedItem[]> {
  const text = await (await app.visitor().fetch('/feed/openai.jsonl')).text();
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as FeedItem);
}

async function call<Answer>(name: string, input: Record<string, unknown>): Promise<Answer> {
  const { structuredContent } = await client.callTool({ name, arguments: input });
  return structuredContent as Answer;
}

/** Where an item has a price, each door with one answer for all items. */
const DOORS = {
  openAi: async () =>
    Object.fromEntries((await feed()).map(({ item_id, price }) => [item_id, price.split(' ')[0]!])),

  async google() {
    const text = await (await app.visitor().fetch('/feed/google.xml')).text();
    const items = text.matchAll(/<g:id>([^<]*)<.*?<g:price>([\d.]+) PLN</gs);
    return Object.fromEntries([...items].map(([, id, price]) => [id!, price!]));
  },

  async catalog() {
    const ids = (await feed()).map(({ item_id }) => item_id);
    const meta = { 'ucp-agent': { profile: 'https://agent.example/profile.json' } };
    const { products } = await call<{
      products: { variants: { id: string; price: { amount: number } }[] }[];
    }>('lookup_catalog', { meta, catalog: { ids } });
    const variants = products.flatMap((product) => product.variants);
    return Object.fromEntries(variants.map(({ id, price }) => [id, formatAmount(price.amount)]));
  },
} satisfies Record<string, () => Promise<Prices>>;

/** The price of one item on its page and in the tool `quote`; accessories are not configured. */
async function shownFor({ url }: FeedItem): Promise<string[]> {
  const { pathname, search } = new URL(url);
  const page = await (await app.visitor().fetch(pathname + search)).text();
  const onPage = /: ([\d.]+)</.exec(page)?.[1] ?? page;
  const start = startOf(new URL(url));
  if (!start) return [onPage];
  const { calculatedPrice } = await call<{ calculatedPrice: string }>('quote', start.input);
  return [onPage, calculatedPrice];
}

/** Raises the prices of all goods in the feeds by one mutation of staff. */
async function raise(percent: number): Promise<void> {
  const admin = await app.signIn('admin');
  const accessories = await app.sql<{ id: number }>(
    `select id from product where category = 'akcesoria' and archived_at is null`,
  );
  const ids = [...defaults.values(), ...accessories.map(({ id }) => id)];
  const products = await app.sql<{ id: number; version: number }>(
    'select id, version from product where id = any($1)',
    [ids],
  );
  const { userErrors } = await change(admin, 'changePrices', { products, percent });
  expect(userErrors).toEqual([]);
}

describe('the price of every item of the feeds', () => {
  it('is the same in both feeds, in the catalogue tools, in a quote and on its page', async () => {
    const items = await feed();
    const prices = await DOORS.openAi();
    expect(items.length).toBeGreaterThan(20);
    expect(await DOORS.google()).toEqual(prices);
    expect(await DOORS.catalog()).toEqual(prices);
    for (const item of items)
      for (const price of await shownFor(item))
        expect([item.item_id, price]).toEqual([item.item_id, prices[item.item_id]]);
  });

  it('changes at once: no answer mixes prices, and none is old after a new one', async () => {
    const [first] = await feed();
    const seen: Prices[] = [await DOORS.openAi()];
    await raise(10);
    await waitFor(async () => {
      for (const door of Object.values(DOORS)) seen.push(await door());
      const [page, quoted] = await shownFor(first!);
      const isNew = !isDeepStrictEqual(seen.at(-1), seen[0]);
      if (isNew) expect(seen.at(-1)![first!.item_id]).toBe(page);
      return isNew && page === quoted;
    });
    const [old, changed] = [seen[0]!, seen.at(-1)!];
    for (const [id, price] of Object.entries(changed))
      expect(Number(price)).toBeGreaterThan(Number(old[id]));
    const turn = seen.findIndex((prices) => isDeepStrictEqual(prices, changed));
    expect(seen.slice(0, turn)).toEqual(Array(turn).fill(old));
    expect(seen.slice(turn)).toEqual(Array(seen.length - turn).fill(changed));
  });
});
