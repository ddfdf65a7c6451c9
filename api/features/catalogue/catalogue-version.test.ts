import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LISTENER_NAME } from '../../database/database-listener.js';
import { awning, createProduct } from '../../testing/factories.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { testPages } from '../../testing/test-pages.js';
import { waitFor } from '../../testing/wait-for.js';

let first: TestApp;
let second: TestApp;
beforeEach(async () => {
  first = await createTestApp({ pageSource: testPages });
  second = await createTestApp({ pageSource: testPages, databaseUrl: first.databaseUrl });
});
afterEach(async () => {
  await second.close();
  await first.close();
});

/** The base price of a product in GraphQL, in its quote (the line "base"), over REST and on its page. */
async function pricesShown(app: TestApp, id: number): Promise<string[]> {
  const visitor = app.visitor();
  const detail = await visitor.graphql<{ product: { basePrice: string } }>(
    `{ product(id: ${id}) { basePrice } }`,
  );
  const quote = await visitor.graphql<{
    priceQuote: { lines: { code: string; amount: string }[] };
  }>(
    'query ($input: ConfigurationInput!) { priceQuote(input: $input) { lines { code amount } } }',
    { input: awning({ productId: id }) },
  );
  const rest = await visitor.json<{ basePrice: string }>('GET', `/api/products/${id}`);
  const page = await (await visitor.fetch(`/produkt/${id}`)).text();
  return [
    detail.data.product.basePrice,
    quote.data.priceQuote.lines.find(({ code }) => code === 'base')!.amount,
    rest.body.basePrice,
    /: ([\d.]+)</.exec(page)![1]!,
  ];
}

const apps = () => [first, second];
const shownEverywhere = async (id: number) =>
  (await Promise.all(apps().map((app) => pricesShown(app, id)))).flat();

async function changeAndWait(id: number, price: string): Promise<void> {
  await first.sql('update product set base_price = $1 where id = $2', [price, id]);
  await waitFor(async () => (await shownEverywhere(id)).every((shown) => shown === price));
}

describe('a change of the catalogue', () => {
  it('shows in every API of every node', async () => {
    const id = await createProduct(first, { basePrice: '1000.00' });
    await waitFor(async () => (await shownEverywhere(id)).every((price) => price === '1000.00'));
    await changeAndWait(id, '1100.00');
    await changeAndWait(id, '1200.00');
  });

  it('also happens when a day ends, because a reduction is shown for a number of days', async () => {
    const version = () => first.services.readCache.version;
    await waitFor(async () => version() !== null);
    const today = version();
    await first.sql(`create or replace function warsaw_day(timestamptz) returns date language sql immutable strict parallel safe
      return ($1 at time zone 'Europe/Warsaw')::date + 1`);
    await waitFor(async () => ![null, today].includes(version()));
  });

  it('shows soon when the listeners have been cut off', async () => {
    const id = await createProduct(first, { basePrice: '1000.00' });
    await shownEverywhere(id);
    const cut = await first.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = $1`,
      [LISTENER_NAME],
    );
    expect(cut).toHaveLength(2);
    await changeAndWait(id, '1300.00');
    await waitFor(() => apps().every(({ services }) => services.catalogue.fresh !== null));
    await changeAndWait(id, '1400.00');
  });

  it('shows soon when its announcement is lost', async () => {
    const id = await createProduct(first, { basePrice: '1000.00' });
    await shownEverywhere(id);
    await first.sql(`begin; set local session_replication_role = replica;
      update product set base_price = 1500 where id = ${id};
      update catalogue_version set version = version + 1; commit`);
    await waitFor(async () => (await shownEverywhere(id)).every((price) => price === '1500.00'));
  });

  it('of the price list counts at once', async () => {
    await first.sql(
      `insert into price_list (version, data, published_at)
       select 2, jsonb_set(data, '{electric}', '100000'), now() from price_list where version = 1`,
    );
    const electric = async (app: TestApp) => {
      const { data } = await app.visitor().graphql<{
        productTypes: { electricControlPrice: string }[];
      }>('{ productTypes { electricControlPrice } }');
      return data.productTypes[0]!.electricControlPrice;
    };
    await waitFor(async () =>
      (await Promise.all(apps().map(electric))).every((price) => price === '1000.00'),
    );
  });

  it('by a scheduled price list counts from its publication time on', async () => {
    await first.sql(
      `insert into price_list (version, data, published_at)
       select 2, jsonb_set(data, '{electric}', '100000'), now() + interval '3 seconds' from price_list where version = 1`,
    );
    const quote = async (app: TestApp) => {
      const { data } = await app
        .visitor()
        .graphql<{ priceQuote: { priceListVersion: number } }>(
          'query ($input: ConfigurationInput!) { priceQuote(input: $input) { priceListVersion } }',
          { input: awning() },
        );
      return data.priceQuote.priceListVersion;
    };
    expect(await Promise.all(apps().map(quote))).toEqual([1, 1]);
    await waitFor(async () =>
      (await Promise.all(apps().map(quote))).every((version) => version === 2),
    );
  });
});

describe('cached answers', () => {
  it('need no SQL statement, and differ by query and variables', async () => {
    const read = (id: number) =>
      first.visitor().graphql<{ product: { id: number } }>(`{ product(id: ${id}) { id } }`);
    await read(1);
    await read(2);
    const statements = await first.countStatements(async () => {
      expect((await read(1)).data.product.id).toBe(1);
      expect((await read(2)).data.product.id).toBe(2);
    });
    expect(statements).toBe(0);
  });

  it('are revalidated by their ETag', async () => {
    const visitor = first.visitor();
    await visitor.fetch('/produkt/1');
    const productPage = await visitor.fetch('/produkt/1');
    const etag = productPage.headers.get('etag')!;
    const strong = etag.replace('W/', '');
    for (const tags of [etag, strong, `"other", ${etag}`, `"other",${strong}`, '*']) {
      const again = await visitor.fetch('/produkt/1', { headers: { 'if-none-match': tags } });
      expect([tags, productPage.status, again.status]).toEqual([tags, 200, 304]);
    }
  });
});
