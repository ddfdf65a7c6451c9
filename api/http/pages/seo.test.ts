import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toEdgeRequest } from '#engine/goods/configuration/edge';
import { CATEGORIES } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { saveAwning } from '../../testing/factories.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const valueOf = (item: string, name: string): string =>
  new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(item)?.[1]?.replaceAll('&amp;', '&') ?? '';

describe('the product feed', () => {
  let items: string[];
  beforeAll(async () => {
    const response = await app.visitor().fetch('/feed/google.xml');
    expect(response.headers.get('content-type')).toContain('application/xml');
    items = (await response.text()).split('<item>').slice(1);
  });

  /** The items of goods made to measure, without accessories. */
  const configurations = () =>
    items.filter((item) => valueOf(item, 'link').includes('/konfigurator/'));

  it('has every named configuration once', () => {
    const points = CATEGORIES.flatMap((category) => familyOf(category).startingPoints);
    expect(configurations()).toHaveLength(points.length);
    expect(new Set(items.map((item) => valueOf(item, 'id'))).size).toBe(items.length);
  });

  it('has the price that the configurator quotes for each, to the grosz', async () => {
    for (const item of configurations()) {
      const link = new URL(valueOf(item, 'link'));
      const category = CATEGORIES.find((each) => link.pathname === `/konfigurator/${each}`)!;
      const code = link.searchParams.get('start');
      const point = familyOf(category).startingPoints.find((each) => each.code === code)!;
      const { data } = await app.visitor().graphql<{
        defaultProduct: { id: number };
        startingPoints: { code: string; calculatedPrice: string }[];
      }>('query ($category: Category!) { defaultProduct(category: $category) { id } startingPoints(category: $category) { code calculatedPrice } }', { category });
      const input = {
        productId: data.defaultProduct.id,
        ...toEdgeRequest(category, point.request),
      };
      const answer = await app
        .visitor()
        .graphql<{ priceQuote: { calculatedPrice: string } }>(
          'query ($input: ConfigurationInput!) { priceQuote(input: $input) { calculatedPrice } }',
          { input },
        );
      const { calculatedPrice } = answer.data.priceQuote;
      expect(valueOf(item, 'price')).toBe(`${calculatedPrice} PLN`);
      expect(data.startingPoints).toContainEqual({ code, calculatedPrice });
    }
  });

  it('has all fields that the Merchant Center requires', () => {
    for (const item of items) {
      for (const name of ['title', 'description', 'image_link', 'availability', 'brand', 'mpn'])
        expect(valueOf(item, name)).not.toBe('');
      expect(valueOf(item, 'title').length).toBeLessThanOrEqual(150);
      expect(valueOf(item, 'id').length).toBeLessThanOrEqual(50);
      expect(valueOf(item, 'description').length).toBeLessThanOrEqual(5000);
    }
  });
});

it('the product feed for OpenAI has the items of the other feed, to be found and not to be bought there', async () => {
  const fetched = async (path: string) => (await app.visitor().fetch(path)).text();
  const items = (await fetched('/feed/openai.jsonl'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const google = (await fetched('/feed/google.xml')).split('<item>').slice(1);
  expect(items.map(({ item_id }) => item_id)).toEqual(google.map((item) => valueOf(item, 'id')));
  const required =
    'item_id title description url brand seller_name image_url availability price store_country';
  for (const item of items) {
    for (const name of required.split(' ')) expect([name, item[name]]).not.toEqual([name, '']);
    expect(item).toMatchObject({
      is_eligible_search: true,
      is_eligible_checkout: false,
      price: expect.stringMatching(/^\d+\.\d{2} PLN$/),
      url: expect.stringMatching(/^http:\/\/shop\.test\/(konfigurator\/\w+\?start=|produkt\/\d)/),
      image_url: expect.not.stringMatching(/\.svg$/),
      target_countries: ['PL'],
    });
  }
  const drawn = items.find(({ image_url: url }) => String(url).includes('/rysunki/produkt/'));
  const picture = await app.visitor().fetch(new URL(String(drawn!['image_url'])).pathname);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
});

describe('pictures of shared links', () => {
  it('show a named configuration', async () => {
    const response = await app.visitor().fetch('/rysunki/start/markizy/balkon.png');
    expect(response.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await response.arrayBuffer());
    // PNG stores the width at byte 16 and the height at byte 20.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 900]);
    expect(bytes.length).toBeLessThan(300_000);
  });

  it('show a saved configuration, cached without expiry', async () => {
    const { id } = await saveAwning(app.visitor());
    const response = await app.visitor().fetch(`/rysunki/konfiguracja/${id}.png`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it.each([
    '/rysunki/start/markizy/nie-ma.png',
    '/rysunki/start/parasole/balkon.png',
    '/rysunki/produkt/999999.png',
    '/rysunki/produkt/x.png',
    '/rysunki/konfiguracja/nie-ma.png',
    '/rysunki/konfiguracja/.png',
  ])('are not found at %s', async (path) => {
    expect((await app.visitor().fetch(path)).status).toBe(404);
  });
});

it('robots.txt lets crawlers read that a page is not to be indexed', async () => {
  const response = await app.visitor().fetch('/robots.txt');
  const closed = [...(await response.text()).matchAll(/^Disallow: (.+)$/gm)].map(
    ([, path]) => path!,
  );
  expect(closed).toContain('/api/');
  for (const page of [
    '/admin',
    '/koszyk',
    '/zamowienie/abc',
    '/oferta/abc',
    '/wizyta/abc',
    '/logowanie',
    '/haslo/abc',
    '/newsletter/wypisz/abc',
    '/projekt/abc',
  ])
    expect([page, closed.filter((path) => page.startsWith(path))]).toEqual([page, []]);
});

it('llms.txt names families, guides and texts by absolute URLs', async () => {
  const response = await app.visitor().fetch('/llms.txt');
  const text = await response.text();
  expect(text).toMatch(/^# Cieniomat\n\n> Słońce pod kontrolą\. /);
  const { PUBLIC_URL } = app.services.env;
  for (const path of [
    '/produkty/markizy',
    '/konfigurator/rolety',
    '/montaz',
    '/blog/1',
    '/tkaniny',
  ])
    expect(text).toContain(`](${PUBLIC_URL}${path}): `);
  expect(text).not.toMatch(/undefined|\]\(\/|\n\n\n/);
});

it('security.txt says whom to tell of a weakness, for at least 100 days from now and at most a year', async () => {
  const response = await app.visitor().fetch('/.well-known/security.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  const fields = Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  const { PUBLIC_URL } = app.services.env;
  expect(fields).toEqual({
    Contact: `mailto:${app.services.content.company.email}`,
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    'Preferred-Languages': 'pl, en',
    Canonical: `${PUBLIC_URL}/.well-known/security.txt`,
  });
  const days = (Date.parse(fields['Expires']!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(100);
  expect(days).toBeLessThan(365);
});
