import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import {
  awning,
  createProduct,
  fillCart,
  orderInput,
  saveAwning,
} from '../../../testing/factories.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';
import { waitFor } from '../../../testing/wait-for.js';
import { applyDueChanges } from './apply-change.js';

const DAY = 86_400_000;
const MONDAY = new Date(Date.now() + 7 * DAY);
const silent = pino({ level: 'silent' });

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

interface Preview {
  productCount: number;
  changedCount: number;
  scheduledCount: number;
  sums: { oldBasePrices: string; newBasePrices: string; newPricesPerSqm: string };
  examples: { productId: number; oldBasePrice: string; newBasePrice: string }[];
  seen: string;
}
interface UserError {
  code: string;
  path: string[] | null;
}
interface PriceChange {
  id: number;
  state: string;
  productCount: number;
  skippedCount: number;
  createdByName: string;
  cancelledByName: string | null;
  sums: { oldBasePrices: string; newBasePrices: string };
  prices: {
    items: { productId: number; newBasePrice: string; newPricePerSqm: string; skipped: boolean }[];
  };
}
interface Payload {
  priceChange: PriceChange | null;
  userErrors: UserError[];
}

const CHANGE = `id state productCount skippedCount createdByName cancelledByName
  sums { oldBasePrices newBasePrices }
  prices { totalCount items { productId newBasePrice newPricePerSqm skipped } }`;

async function ask<T>(document: string, variables: object): Promise<T> {
  const { data, errors } = await staff.graphql<T>(document, variables as Record<string, unknown>);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function preview(input: object): Promise<{ preview: Preview; userErrors: UserError[] }> {
  const document = `query ($input: PreviewPriceChangeInput!) { priceChangePreview(input: $input) {
    preview { productCount changedCount scheduledCount seen
      sums { oldBasePrices newBasePrices newPricesPerSqm } examples { productId oldBasePrice newBasePrice } }
    userErrors { code path } } }`;
  const { priceChangePreview } = await ask<{
    priceChangePreview: { preview: Preview; userErrors: UserError[] };
  }>(document, { input });
  return priceChangePreview;
}

async function schedule(input: object): Promise<Payload> {
  const document = `mutation ($input: SchedulePriceChangeInput!) {
    schedulePriceChange(input: $input) { priceChange { ${CHANGE} } userErrors { code path } } }`;
  return (await ask<{ schedulePriceChange: Payload }>(document, { input })).schedulePriceChange;
}

/** Schedules a change as it is previewed now and returns it. */
async function schedulePreviewed(input: object, at: Date | null = MONDAY): Promise<PriceChange> {
  const { preview: previewed } = await preview(input);
  const { priceChange, userErrors } = await schedule({ ...input, at, seen: previewed.seen });
  expect(userErrors).toEqual([]);
  return priceChange!;
}

async function cancel(id: number): Promise<Payload> {
  const document = `mutation ($input: CancelPriceChangeInput!) {
    cancelPriceChange(input: $input) { priceChange { ${CHANGE} } userErrors { code path } } }`;
  return (await ask<{ cancelPriceChange: Payload }>(document, { input: { id } })).cancelPriceChange;
}

const read = async (id: number): Promise<PriceChange> =>
  (
    await ask<{ scheduledPriceChange: PriceChange }>(
      `query ($id: Int!) { scheduledPriceChange(id: $id) { ${CHANGE} } }`,
      { id },
    )
  ).scheduledPriceChange;

const apply = (now: Date) => applyDueChanges(app.services.orm.em.fork(), silent, now);

const pricesOf = async (id: number) => {
  const [row] = await app.sql<{ base: string; sqm: string | null }>(
    'select base_price as base, price_per_sqm as sqm from product where id = $1',
    [id],
  );
  return [row!.base, row!.sqm];
};

interface Quote {
  calculatedPrice: string;
  reduction: { lowestPrice: string } | null;
}

async function quote(productId: number): Promise<Quote> {
  const { data } = await app.visitor().graphql<{ priceQuote: Quote }>(
    `query ($input: ConfigurationInput!) {
      priceQuote(input: $input) { calculatedPrice reduction { lowestPrice } } }`,
    { input: awning({ productId }) },
  );
  return data.priceQuote;
}

describe('the key of a change', () => {
  async function keyed(name: string, at: Date | null) {
    const product = await createProduct(app, { name, basePrice: '1000.00' });
    const input = { filter: { text: name }, percent: 10, at, idempotencyKey: randomUUID() };
    const { preview: previewed } = await preview({ filter: input.filter, percent: 10 });
    return { product, input: { ...input, seen: previewed.seen } };
  }

  it('schedules one change, however often the request is sent, also at the same time', async () => {
    const at = new Date(Date.now() + 3 * DAY);
    const { product, input } = await keyed('Kluczowa', at);
    const answers = await Promise.all([1, 2, 3].map(() => schedule(input)));
    expect(answers.map(({ userErrors }) => userErrors)).toEqual([[], [], []]);
    expect(new Set(answers.map(({ priceChange }) => priceChange!.id)).size).toBe(1);
    await apply(new Date(at.getTime() + 1000));
    expect(await pricesOf(product)).toEqual(['1100.00', expect.anything()]);
    expect((await schedule(input)).priceChange).toMatchObject({ state: 'applied' });
  });

  it('changes prices once where they change now', async () => {
    const { product, input } = await keyed('Natychmiastowa', null);
    const first = await schedule(input);
    expect(await schedule(input)).toMatchObject({
      priceChange: { id: first.priceChange!.id },
      userErrors: [],
    });
    expect((await pricesOf(product))[0]).toBe('1100.00');
  });

  it('belongs to one change', async () => {
    const { input } = await keyed('Jednorazowa', MONDAY);
    expect((await schedule(input)).userErrors).toEqual([]);
    for (const other of [{ note: 'Inaczej' }, { at: new Date(MONDAY.getTime() + DAY) }])
      expect((await schedule({ ...input, ...other })).userErrors).toEqual([
        { code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] },
      ]);
  });
});

describe('a preview', () => {
  it('counts, sums and shows every product that a filter finds, and writes nothing', async () => {
    const word = 'Przeglądowa';
    const dear = await createProduct(app, { name: `${word} A`, basePrice: '2000.00' });
    await createProduct(app, { name: `${word} B`, basePrice: '0.00', pricePerSqm: null });
    await createProduct(app, { name: `${word} C`, category: 'rolety' });
    const input = { filter: { category: 'markizy', text: 'przegladowa' }, percent: 7 };
    const { preview: previewed } = await preview(input);
    expect(previewed).toMatchObject({
      productCount: 2,
      changedCount: 1,
      scheduledCount: 0,
      sums: { oldBasePrices: '2000.00', newBasePrices: '2140.00', newPricesPerSqm: '107.00' },
      examples: [{ productId: dear, oldBasePrice: '2000.00', newBasePrice: '2140.00' }, {}],
    });
    expect(await pricesOf(dear)).toEqual(['2000.00', '100.00']);
  });

  it('says how many of the products are also in another scheduled change', async () => {
    const productIds = [await createProduct(app), await createProduct(app)];
    const waiting = await schedulePreviewed({ productIds: productIds.slice(1), percent: 7 });
    expect((await preview({ productIds, percent: 1 })).preview.scheduledCount).toBe(1);
    await cancel(waiting.id);
    expect((await preview({ productIds, percent: 1 })).preview.scheduledCount).toBe(0);
  });

  it.each<[string, object, string[]]>([
    ['a filter and numbers', { filter: {}, productIds: [1], percent: 5 }, ['filter']],
    ['neither filter nor numbers', { percent: 5 }, ['filter']],
    ['a filter that finds nothing', { filter: { text: 'xyzq' }, percent: 5 }, ['filter']],
    ['a percentage and an amount', { filter: {}, percent: 5, amount: 5 }, ['percent']],
    ['no price', { filter: {}, percent: 5, basePrice: false, pricePerSqm: false }, ['basePrice']],
    ['an amount that makes a price negative', { filter: {}, amount: -900_000 }, ['amount']],
    ['a product that there is not', { productIds: [999_999], percent: 5 }, ['productIds', '0']],
  ])('is refused for %s', async (_name, input, path) => {
    const { preview: previewed, userErrors } = await preview(input);
    expect(previewed).toBeNull();
    expect(userErrors).toMatchObject([{ path }]);
  });
});

describe('a scheduled change', () => {
  it('takes effect once at its time, however many nodes apply it', async () => {
    const id = await createProduct(app, { basePrice: '1000.00', pricePerSqm: '99.00' });
    const { id: changeId } = await schedulePreviewed({ productIds: [id], percent: 7.5 });
    await apply(new Date(MONDAY.getTime() - 1));
    expect(await pricesOf(id)).toEqual(['1000.00', '99.00']);
    expect(await read(changeId)).toMatchObject({ state: 'waiting' });

    await Promise.all([apply(MONDAY), apply(MONDAY), apply(MONDAY)]);
    expect(await pricesOf(id)).toEqual(['1075.00', '106.00']);
    await apply(new Date(MONDAY.getTime() + DAY));
    expect(await pricesOf(id)).toEqual(['1075.00', '106.00']);
    expect(await read(changeId)).toMatchObject({
      state: 'applied',
      createdByName: 'Piotr Pracownik',
      sums: { oldBasePrices: '1000.00', newBasePrices: '1075.00' },
    });
    const recorded = await app.sql(
      `select 1 from product_price where product_id = $1 and base_price = 1075`,
      [id],
    );
    expect(recorded).toHaveLength(1);
  });

  it('is applied by the worker, also after its time has passed', async () => {
    const id = await createProduct(app);
    const { id: changeId } = await schedulePreviewed({ productIds: [id], amount: 50 });
    await app.sql(
      `update scheduled_price_change set at = now() - interval '3 hours' where id = $1`,
      [changeId],
    );
    const mailer = { send: async () => undefined, close: () => undefined };
    const second = await createTestApp({ databaseUrl: app.databaseUrl, mailer });
    try {
      await app.sql(`select graphile_worker.add_job('apply_scheduled_prices')`);
      await waitFor(async () => (await read(changeId)).state === 'applied');
      await waitFor(async () => (await quote(id)).calculatedPrice === '2850.00');
    } finally {
      await second.close();
    }
  });

  it('applies to current prices, of archived products too, and skips impossible prices', async () => {
    const edited = await createProduct(app);
    const archived = await createProduct(app);
    const cheap = await createProduct(app, { pricePerSqm: null });
    const productIds = [edited, archived, cheap];
    const change = await schedulePreviewed({ productIds, amount: -100, pricePerSqm: false });
    await app.sql('update product set base_price = 1200 where id = $1', [edited]);
    await app.sql('update product set archived_at = now() where id = $1', [archived]);
    await app.sql('update product set base_price = 50 where id = $1', [cheap]);
    await apply(MONDAY);
    expect(await pricesOf(edited)).toEqual(['1100.00', '100.00']);
    expect(await pricesOf(archived)).toEqual(['900.00', '100.00']);
    expect(await pricesOf(cheap)).toEqual(['50.00', null]);
    const applied = await read(change.id);
    expect(applied).toMatchObject({ state: 'applied', productCount: 3, skippedCount: 1 });
    expect(applied.prices.items.find((it) => it.productId === cheap)).toMatchObject({
      skipped: true,
      newBasePrice: '50.00',
    });
  });

  it('changes the prices of 1200 products at once', async () => {
    await app.sql(`insert into product (name, description, category, base_price, price_per_sqm, min_width, max_width,
        available_colors, available_frame_colors, available_variants, image_url, specifications, rating_count, drawing, version)
      select 'Seryjna ' || n, description, category, 1000, 100, min_width, max_width, available_colors,
        available_frame_colors, available_variants, image_url, specifications, 0, drawing, 1
      from product, generate_series(1, 1200) n where id = 1`);
    const change = await schedulePreviewed({ filter: { text: 'seryjna' }, percent: 10 });
    expect(change).toMatchObject({ productCount: 1200, sums: { newBasePrices: '1320000.00' } });
    await apply(MONDAY);
    expect(await read(change.id)).toMatchObject({
      state: 'applied',
      skippedCount: 0,
      sums: { oldBasePrices: '1200000.00', newBasePrices: '1320000.00' },
    });
    const [row] = await app.sql<{ count: number }>(
      `select count(*)::int as count from product where name like 'Seryjna %' and base_price = 1100 and version = 2`,
    );
    expect(row!.count).toBe(1200);
  });

  it('is the latest change of those products whose prices it has changed', async () => {
    const changed = await createProduct(app);
    const free = await createProduct(app, { basePrice: '0.00', pricePerSqm: null });
    await schedulePreviewed({ productIds: [changed, free], percent: 7 });
    await apply(MONDAY);
    const rows = await app.sql<{ id: number; at: Date }>(
      'select id, updated_at as at from product where id in ($1, $2)',
      [changed, free],
    );
    const latest = rows.filter(({ at }) => at.getTime() === MONDAY.getTime());
    expect(latest.map(({ id }) => id)).toEqual([changed]);
  });

  it('takes effect at once when no time is given', async () => {
    const id = await createProduct(app, { basePrice: '1234.56' });
    const change = await schedulePreviewed(
      { productIds: [id], percent: 0, rounding: 'nines' },
      null,
    );
    expect(change.state).toBe('applied');
    expect(await pricesOf(id)).toEqual(['1239.00', '99.00']);
  });

  it('can be cancelled until it takes effect, and stays in the history', async () => {
    const id = await createProduct(app, { basePrice: '1000.00' });
    const { id: changeId } = await schedulePreviewed({ productIds: [id], percent: 7 });
    expect((await cancel(changeId)).priceChange).toMatchObject({
      state: 'cancelled',
      cancelledByName: 'Piotr Pracownik',
    });
    await apply(MONDAY);
    expect((await pricesOf(id))[0]).toBe('1000.00');
    expect((await cancel(changeId)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);

    const made = await schedulePreviewed({ productIds: [id], percent: 7 }, null);
    expect((await cancel(made.id)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await cancel(999_999)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    const { scheduledPriceChanges } = await ask<{
      scheduledPriceChanges: { totalCount: number; items: { id: number; state: string }[] };
    }>('{ scheduledPriceChanges { totalCount items { id state } } }', {});
    expect(scheduledPriceChanges.items).toEqual(
      expect.arrayContaining([
        { id: changeId, state: 'cancelled' },
        { id: made.id, state: 'applied' },
      ]),
    );
  });

  it('is refused where a price or a product differs from the preview', async () => {
    const word = 'Podglądana';
    const id = await createProduct(app, { name: `${word} A` });
    const input = { filter: { text: word }, percent: 7 };
    const { preview: previewed } = await preview(input);
    const planned = { ...input, at: MONDAY, seen: previewed.seen };
    await app.sql('update product set base_price = 1001 where id = $1', [id]);
    expect((await schedule(planned)).userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }]);
    await app.sql('update product set base_price = 1000 where id = $1', [id]);
    await createProduct(app, { name: `${word} B` });
    expect((await schedule(planned)).userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }]);
  });

  it.each([
    ['has passed', -1000],
    ['is too far', 400 * DAY],
  ])('is refused for a time that %s', async (_name, ahead) => {
    const input = { filter: {}, percent: 5, at: new Date(Date.now() + ahead), seen: 'x' };
    expect((await schedule(input)).userErrors).toMatchObject([
      { code: 'BAD_USER_INPUT', path: ['at'] },
    ]);
  });

  it('is in the audit log in the name of its author', async () => {
    const id = await createProduct(app);
    const { id: changeId } = await schedulePreviewed({ productIds: [id], percent: 7 });
    await apply(MONDAY);
    const entries = await app.sql<{ type: string; action: string; name: string }>(
      `select subject_type as type, action, name from audit_entry join user_account actor on actor.id = actor_id
       where (subject_type, subject_id) in (('scheduled_price_change', $1), ('product', $2)) order by audit_entry.id`,
      [String(changeId), String(id)],
    );
    const name = 'Piotr Pracownik';
    expect(entries).toEqual([
      { type: 'scheduled_price_change', action: 'created', name },
      { type: 'product', action: 'changed', name },
      { type: 'scheduled_price_change', action: 'changed', name },
    ]);
  });
});

describe('customers', () => {
  it('are shown the lowest price of 30 days once a reduction is in force, not before', async () => {
    await app.sql(`update price_list set published_at = now() - interval '1 year'`);
    const id = await createProduct(app, { basePrice: '1000.00', pricePerSqm: '100.00' });
    for (const [daysAgo, price] of [
      [60, 700],
      [40, 1100],
      [10, 900],
      [5, 1000],
    ])
      await app.sql(
        `insert into product_price (product_id, base_price, price_per_sqm, valid_from) values ($1, $2, 100, $3)`,
        [id, price, new Date(Date.now() - daysAgo! * DAY)],
      );
    await schedulePreviewed({ productIds: [id], percent: -20, pricePerSqm: false });
    const before = await quote(id);
    expect(before).toMatchObject({ calculatedPrice: '2200.00', reduction: null });
    await apply(MONDAY);
    await waitFor(async () => (await quote(id)).calculatedPrice === '2000.00');
    expect((await quote(id)).reduction).toEqual({ lowestPrice: '2100.00' });

    await schedulePreviewed({ productIds: [id], percent: 7 });
    await apply(MONDAY);
    await waitFor(async () => (await quote(id)).calculatedPrice !== '2000.00');
    expect((await quote(id)).reduction).toBeNull();
  });

  it('see the new price in their cart, while orders keep theirs', async () => {
    const id = await createProduct(app, { basePrice: '1000.00', pricePerSqm: '100.00' });
    const [early, late] = [app.visitor(), app.visitor()];
    for (const visitor of [early, late])
      await fillCart(visitor, {
        configurationId: (await saveAwning(visitor, { productId: id })).id,
      });
    const place = (visitor: TestVisitor) =>
      visitor.graphql<{
        placeOrder: { order: { id: number } | null; userErrors: { code: string }[] };
      }>(
        `mutation ($input: PlaceOrderInput!) {
          placeOrder(input: $input) { order { id } userErrors { code } } }`,
        { input: orderInput({ expectedTotal: '2200.00' }) },
      );
    const { order } = (await place(early)).data.placeOrder;
    await schedulePreviewed({ productIds: [id], percent: 10 });
    await apply(MONDAY);

    expect((await place(late)).data.placeOrder.userErrors).toMatchObject([
      { code: 'PRICE_CHANGED' },
    ]);
    const { data } = await late.graphql<{
      cart: { total: string; lines: { priceChanged: boolean }[] };
    }>('{ cart { total lines { priceChanged } } }');
    expect(data.cart).toEqual({ total: '2420.00', lines: [{ priceChanged: true }] });
    const [row] = await app.sql('select total_amount as total from customer_order where id = $1', [
      order!.id,
    ]);
    expect(row).toEqual({ total: '2200.00' });
  });
});
