import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { getOperationAST, parse } from 'graphql';
import { hasVarnish, startVarnish } from '../../scripts/varnish.mjs';
import { startCachingProxy } from '../testing/caching-proxy.js';
import { awning, createProduct, fillCart, projectRow } from '../testing/factories.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import type { TestVisitor } from '../testing/test-visitor.js';
import { waitFor } from '../testing/wait-for.js';
import { createSchema } from './schema.js';
import { readTrustedDocuments } from './trusted-documents.js';

/** Variables of the documents that need some, by the names of their operations. */
const VARIABLES: Record<string, object> = {
  ArticlePage: { id: 'jak-zmierzyc-okno' },
  ComparisonPage: { ids: [1, 2] },
  FinderPage: { need: { place: 'okno' } },
  HomeNeed: { need: { place: 'taras' } },
  MovedTo: { path: '/stary-adres' },
  PriceQuote: { input: awning() },
  ProductListPage: { sort: 'price_asc' },
  ProductPage: { id: 1 },
  ProductPicker: { category: 'markizy', offset: 0 },
  ProjectQuote: { input: { rows: [projectRow()] } },
  SearchPage: { input: { text: 'markiza' } },
  ShortcutPicture: { name: 'produkt-1' },
  Suggestions: { input: { text: 'mark' } },
  TextPage: { slug: 'regulamin' },
};
const KEPT = 'public, max-age=0, s-maxage=31536000';

const documents = [...readTrustedDocuments(createSchema(), { NODE_ENV: 'test' })].map(
  ([id, text]) => ({ id, name: getOperationAST(parse(text))!.name!.value }),
);
const productPage = documents.find(({ name }) => name === 'ProductPage')!.id;

const env = { TRUSTED_DOCUMENTS: '1' };
let first: TestApp;
let second: TestApp;
let staff: TestVisitor;
let customer: TestVisitor;
beforeAll(async () => {
  first = await createTestApp({ env });
  second = await createTestApp({ env, databaseUrl: first.databaseUrl });
  staff = await first.signIn('admin');
  customer = first.visitor();
  await fillCart(customer);
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const versionOf = ({ headers }: Response): string => headers.get('catalogue-version')!;
const currentVersion = async (url: string, known = '0') =>
  versionOf(await fetch(`${url}/g/version?v=${known}`));
const address = (id: string, v: string, variables: object = {}) =>
  `/g/${id}?v=${v}&variables=${encodeURIComponent(JSON.stringify(variables))}`;

/** The price on a product's page, and how long proxies keep the answer. */
async function readPrice(url: string, id: number, v: string) {
  const answer = await fetch(url + address(productPage, v, { id }));
  const { data } = (await answer.json()) as { data: { product: { basePrice: string } } };
  return {
    price: data.product.basePrice,
    version: versionOf(answer),
    kept: answer.headers.get('cache-control'),
  };
}

/** Raises the base price by a złoty, on a server; returns the new price and the version that the server told. */
async function raisePrice(url: string, product: { id: number; version: number }) {
  const query = `mutation ($input: ChangePricesInput!) { changePrices(input: $input) {
    products { id version basePrice } userErrors { code } } }`;
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: staff.cookieHeader },
    body: JSON.stringify({ query, variables: { input: { products: [product], amount: 1 } } }),
  });
  const { data } = (await answer.json()) as {
    data: { changePrices: { products: { id: number; version: number; basePrice: string }[] } };
  };
  const [{ basePrice: price, ...changed }] = data.changePrices.products as [
    { id: number; version: number; basePrice: string },
  ];
  return { price, product: changed, version: versionOf(answer) };
}

describe('a trusted document', () => {
  it.each(documents)('$name is answered alike to everybody, and kept', async ({ id, name }) => {
    const path = address(id, await currentVersion(first.url), VARIABLES[name]);
    const answers = await Promise.all(
      [staff, customer, first.visitor()].map(async (visitor) => {
        const answer = await visitor.fetch(path);
        return { answer, body: await answer.text() };
      }),
    );
    for (const { answer, body } of answers) {
      expect([answer.status, JSON.parse(body).errors]).toEqual([200, undefined]);
      expect(body).toBe(answers[0]!.body);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(answer.headers.get('cache-control')).toBe(KEPT);
    }
  });

  it('is kept only under the version that is in force', async () => {
    const id = await createProduct(first, { basePrice: '1000.00' });
    const before = await currentVersion(first.url);
    expect(await readPrice(first.url, id, before)).toEqual({
      price: '1000.00',
      version: before,
      kept: KEPT,
    });
    const changed = await raisePrice(first.url, { id, version: 1 });
    expect(changed.version).not.toBe(before);
    const now = { price: '1001.00', version: changed.version };
    // The announcement of the change may not have reached the other server yet.
    expect(await readPrice(second.url, id, changed.version)).toEqual({ ...now, kept: KEPT });
    expect(await readPrice(second.url, id, before)).toEqual({ ...now, kept: 'no-store' });
    expect(await currentVersion(second.url, before)).toBe(changed.version);
  });

  it('shows a change whose announcement was lost to whoever knows its version', async () => {
    const id = await createProduct(first, { basePrice: '1000.00' });
    await first.sql(`begin; set local session_replication_role = replica;
      update product set base_price = 1500 where id = ${id};
      update catalogue_version set version = version + 1; commit`);
    const version = await currentVersion(first.url);
    const read = await readPrice(second.url, id, version);
    expect(read).toEqual({ price: '1500.00', version, kept: KEPT });
  });

  it('costs no SQL statement and no bytes where the caller has the answer', async () => {
    const path = address(productPage, await currentVersion(first.url), { id: 1 });
    const etag = (await first.visitor().fetch(path)).headers.get('etag')!;
    const statements = await first.countStatements(async () => {
      const again = await first.visitor().fetch(path, { headers: { 'if-none-match': etag } });
      expect([again.status, again.headers.get('cache-control')]).toEqual([304, KEPT]);
    });
    expect(statements).toBe(0);
  });

  it.each<[string, string, number, string]>([
    ['no document', `/g/${'0'.repeat(64)}?v=1`, 404, 'NOT_FOUND'],
    ['a name of the prototype', '/g/constructor?v=1', 404, 'NOT_FOUND'],
    ['no version', `/g/${productPage}`, 422, 'v'],
    ['a version that is none', `/g/${productPage}?v=${'1'.repeat(61)}`, 422, 'v'],
    ['two versions', `/g/${productPage}?v=1&v=2`, 422, 'v'],
    ['no known version', '/g/version', 422, 'v'],
    ['an unknown parameter', `/g/${productPage}?v=1&x=1`, 422, 'x'],
    ['broken variables', `/g/${productPage}?v=1&variables={`, 422, 'variables'],
    ['a list of variables', `/g/${productPage}?v=1&variables=[]`, 422, 'variables'],
    ['a missing variable', `/g/${productPage}?v=1`, 400, 'id'],
    ['a wrong variable', address(productPage, '1', { id: 'x' }), 400, 'id'],
    [
      'long variables',
      address(productPage, '1', { x: 'x'.repeat(4096) }),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ])('is refused with %s', async (_, path, status, named) => {
    const answer = await first.visitor().fetch(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(await answer.text()).toContain(`"${named}"`);
  });

  it('takes no other method', async () => {
    const answer = await first.visitor().fetch(`/g/${productPage}?v=1`, { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

const CHANGES = 12;
const READERS = 2;

const proxies = [
  { name: 'a cache by the rules of HTTP', start: startCachingProxy },
  ...(hasVarnish() ? [{ name: 'Varnish', start: startVarnish }] : []),
];

describe.each(proxies)('two servers behind $name', ({ start }) => {
  it('answer nothing that is a second older than a change, and one\u2019s own change at once', async () => {
    const proxy = await start([first.url, second.url]);
    try {
      let product = { id: await createProduct(first, { basePrice: '1000.00' }), version: 1 };
      /** All prices in the order of their changes, with the times at which the changes were acknowledged. */
      const acknowledged = [{ price: '1000.00', at: performance.now() }];
      let reads = 0;
      let isOver = false;

      const keepReading = async () => {
        let known = '0';
        while (!isOver) {
          const started = performance.now();
          // As the shop does: an answer counts where the version that is asked for meanwhile has not changed.
          const [answer, version] = await Promise.all([
            readPrice(proxy.url, product.id, known),
            currentVersion(proxy.url, known),
          ]);
          known = version;
          const { price } =
            answer.version === version ? answer : await readPrice(proxy.url, product.id, version);
          const due = acknowledged.findLast(({ at }) => at < started - 1000);
          expect(Number(price)).toBeGreaterThanOrEqual(Number(due?.price ?? 1000));
          reads += 1;
        }
      };
      const keepChanging = async () => {
        for (let i = 0; i < CHANGES; i++) {
          const server = fc.sample(fc.constantFrom(first, second), 1)[0]!;
          const changed = await raisePrice(server.url, product);
          acknowledged.push({ price: changed.price, at: performance.now() });
          product = changed.product;
          const own = await readPrice(proxy.url, product.id, changed.version);
          expect(own).toMatchObject({ price: changed.price });
        }
        isOver = true;
      };
      const readers = Array.from({ length: READERS }, keepReading);
      await Promise.all([keepChanging(), ...readers]).finally(() => (isOver = true));
      expect(reads).toBeGreaterThan(CHANGES);
    } finally {
      await proxy.stop();
    }
  });

  it('are asked only once for what is kept', async () => {
    const proxy = await start([first.url, second.url]);
    try {
      await waitFor(
        async () => (await currentVersion(proxy.url)) === (await currentVersion(first.url)),
      );
      const version = await currentVersion(proxy.url);
      await readPrice(proxy.url, 2, version);
      const asked = () =>
        [first, second].reduce((sum, { services }) => sum + services.readCache.hits, 0);
      const before = asked();
      for (let i = 0; i < 5; i++)
        expect((await readPrice(proxy.url, 2, version)).version).toBe(version);
      expect(asked()).toBe(before);
    } finally {
      await proxy.stop();
    }
  });
});
