import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { awning, createProduct, fillCart, saveAwning } from '../../testing/factories.js';
import { placeOrder } from '../../testing/orders.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { waitFor } from '../../testing/wait-for.js';

let app: TestApp;
let admin: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  const { version } = await draft();
  if (version > 0) await change('discardPriceListDraft', 'DiscardPriceListDraftInput', { version });
});

interface Entry {
  key: string;
  value: string;
}
interface Draft {
  version: number;
  basedOn: number;
  updatedAt: string | null;
  entries: Entry[];
  updatedByName: string | null;
}

const DRAFT = 'version basedOn updatedAt updatedByName entries { key value label unit }';

async function ask<T>(document: string, variables?: Record<string, unknown>): Promise<T> {
  const { data, errors } = await admin.graphql<T>(document, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const draft = async (): Promise<Draft> =>
  (await ask<{ priceListDraft: Draft }>(`{ priceListDraft { ${DRAFT} } }`)).priceListDraft;

interface Changed {
  draft: Draft;
  userErrors: { code: string; message: string; path: string[] | null }[];
}

async function change(field: string, type: string, input: object): Promise<Changed> {
  const document = `mutation ($input: ${type}!) {
    ${field}(input: $input) { draft { ${DRAFT} } userErrors { code message path } } }`;
  return (await ask<Record<string, Changed>>(document, { input }))[field]!;
}

const save = (version: number, ...entries: [key: string, value: string][]) =>
  change('savePriceListDraft', 'SavePriceListDraftInput', {
    version,
    entries: entries.map(([key, value]) => ({ key, value })),
  });

const publish = (version: number, at: Date | null = null) =>
  change('publishPriceList', 'PublishPriceListInput', { version, at, note: 'Nowe ceny' });

const valueOf = ({ entries }: Draft, key: string) => entries.find((it) => it.key === key)?.value;

interface Quote {
  calculatedPrice: string;
  priceListVersion: number;
  reduction: { lowestPrice: string; since: string } | null;
}

async function quote(overrides: Record<string, unknown> = {}): Promise<Quote> {
  const { data } = await app.visitor().graphql<{ priceQuote: Quote }>(
    `query ($input: ConfigurationInput!) {
      priceQuote(input: $input) { calculatedPrice priceListVersion reduction { lowestPrice since } } }`,
    { input: awning(overrides) },
  );
  return data.priceQuote;
}

const inForce = async () => (await quote()).priceListVersion;

/** Publishes a price of the electric drive and waits until quotes use it. */
async function publishElectric(value: string): Promise<number> {
  const { draft: saved } = await save(0, ['electric', value]);
  expect((await publish(saved.version)).userErrors).toEqual([]);
  const [row] = await app.sql<{ version: number }>(
    'select max(version) as version from price_list',
  );
  await waitFor(async () => (await inForce()) === row!.version);
  return row!.version;
}

describe('a draft', () => {
  it('starts as the list in force', async () => {
    const begun = await draft();
    expect(begun).toMatchObject({ version: 0, basedOn: await inForce(), updatedByName: null });
    expect(valueOf(begun, 'pergole.factor.wolnostojace')).toBe('1.15');
    expect(valueOf(begun, 'zadaszenia.option.sideWalls')).toBe('350.00');
  });

  it('stores changes and their author, and changes no quote', async () => {
    const before = await quote({ controlType: 'electric' });
    const { draft: saved, userErrors } = await save(0, ['electric', '999.99']);
    expect(userErrors).toEqual([]);
    expect(saved).toMatchObject({ version: 1, updatedByName: 'Anna Administrator' });
    expect(valueOf(saved, 'electric')).toBe('999.99');
    expect(await quote({ controlType: 'electric' })).toEqual(before);
  });

  it('is not overwritten by a save of an older version', async () => {
    const { draft: first } = await save(0, ['electric', '900']);
    await save(first.version, ['electric', '950']);
    for (const version of [0, first.version]) {
      const late = await save(version, ['electric', '800']);
      expect(late.userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }]);
      expect(valueOf(late.draft, 'electric')).toBe('950.00');
    }
  });

  it('is not overwritten with figures of a list that is no longer in force', async () => {
    const currentValue = valueOf(await draft(), 'electric')!;
    const { draft: newer } = await save(0, ['electric', '870.00']);
    const published = (await inForce()) + 1;
    await publish(newer.version);
    await waitFor(async () => (await inForce()) === published);
    const late = await change('savePriceListDraft', 'SavePriceListDraftInput', {
      version: 0,
      entries: [{ key: 'electric', value: currentValue, seen: currentValue }],
    });
    expect(late.userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }]);
    expect(late.draft.version).toBe(0);
    expect(valueOf(late.draft, 'electric')).toBe('870.00');
  });

  it('is not published or discarded in place of an earlier draft that was read', async () => {
    const { draft: first } = await save(0, ['electric', '901.00']);
    const { version, updatedAt } = first;
    await change('discardPriceListDraft', 'DiscardPriceListDraftInput', { version, updatedAt });
    const { draft: second } = await save(0, ['electric', '99.00']);
    expect(second.version).toBe(version);
    for (const late of [
      await change('publishPriceList', 'PublishPriceListInput', {
        version,
        updatedAt,
        note: 'Nowe ceny',
      }),
      await change('discardPriceListDraft', 'DiscardPriceListDraftInput', { version, updatedAt }),
    ])
      expect(late.userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }]);
    expect(valueOf(await draft(), 'electric')).toBe('99.00');
  });

  it('is created once when two people save the first figures at the same time', async () => {
    const saved = await Promise.all(['900', '950'].map((value) => save(0, ['electric', value])));
    const refused = saved.filter(({ userErrors }) => userErrors.length > 0);
    expect(refused.map(({ userErrors }) => userErrors[0]!.code)).toEqual(['CHANGED_MEANWHILE']);
  });

  it.each([
    ['markizy.option.basen', '10', 'key', 'Cennik nie ma takiej pozycji.'],
    ['pergole.option.zipGuides', '470', 'key', 'Ta pozycja jest podana dwa razy.'],
    ['zaluzje.factor.z90', '0.49', 'value', 'Wariant: Z90: mnożnik może wynosić od 0,5 do 3.'],
    ['zaluzje.factor.z90', '3.01', 'value', 'mnożnik może wynosić od 0,5 do 3.'],
    ['electric', '100000.01', 'value', 'cena może wynosić od 0 do 100\u00a0000\u00a0zł.'],
  ])(
    'is refused for the entry %s with %s, by the path of its %s',
    async (key, value, at, message) => {
      const { userErrors } = await save(0, ['pergole.option.zipGuides', '460'], [key, value]);
      expect(userErrors).toHaveLength(1);
      expect(userErrors[0]).toMatchObject({ code: 'BAD_USER_INPUT', path: ['entries', '1', at] });
      expect(userErrors[0]!.message).toContain(message);
      expect((await draft()).version).toBe(0);
    },
  );
});

describe('a preview', () => {
  const changedBy = async (entry: { key: string; value: string }) => {
    const { pricePreview } = await ask<{
      pricePreview: { productId: number; configuration: string; difference: string }[];
    }>(
      `query ($input: PriceListInput!) { pricePreview(input: $input) { productId configuration before after difference } }`,
      { input: { entries: [entry] } },
    );
    return pricePreview.filter(({ difference }) => difference !== '0.00');
  };

  it('shows how prices would change, and writes nothing', async () => {
    const changed = await changedBy({ key: 'pergole.option.zipGuides', value: '460' });
    expect(changed.map(({ productId, difference }) => [productId, difference])).toEqual([
      [2, '10.00'],
      [2, '10.00'],
    ]);
    expect(changed[0]!.configuration).toContain('Prowadnice ZIP');
    expect((await draft()).version).toBe(0);
  });

  it('shows a product that is not made in the usual size at the nearest one', async () => {
    const [before] = await app.sql<{ width: number }>(
      'select max_width as width from product where id = 2',
    );
    const limit = (width: number) =>
      app.sql('update product set max_width = $1 where id = 2', [width]);
    await limit(350);
    await waitFor(async () => {
      const changed = await changedBy({ key: 'pergole.option.zipGuides', value: '460' });
      return changed.filter(({ configuration }) => /350\s×\s400/.test(configuration)).length === 2;
    });
    await limit(before!.width);
  });
});

describe('publishing', () => {
  it('puts the draft into force, with its version in quotes and its author and changes in the history', async () => {
    const before = await quote({ controlType: 'electric' });
    const version = await publishElectric('900.00');
    expect(version).toBe(before.priceListVersion + 1);
    expect(await quote({ controlType: 'electric' })).toMatchObject({ priceListVersion: version });
    expect((await draft()).version).toBe(0);
    const { priceLists } = await ask<{ priceLists: { items: object[] } }>(
      '{ priceLists { items { version inForce scheduled note publishedByName replaced { key value } } } }',
    );
    expect(priceLists.items[0]).toMatchObject({
      version,
      inForce: true,
      scheduled: false,
      note: 'Nowe ceny',
      publishedByName: 'Anna Administrator',
      replaced: [{ key: 'electric' }],
    });
  });

  it('changes no order, and marks changed prices in carts', async () => {
    const visitor = app.visitor();
    const { id } = await saveAwning(visitor, { controlType: 'electric' });
    const { total } = await fillCart(visitor, { configurationId: id });
    const version = await publishElectric('1234.00');
    const refused = await placeOrder(visitor, { expectedTotal: total });
    expect(refused.userErrors).toMatchObject([{ code: 'PRICE_CHANGED' }]);
    const { order } = await placeOrder(visitor, { expectedTotal: refused.cart!.total });
    const [line] = await app.sql('select price_list_version from order_line where order_id = $1', [
      order!.id,
    ]);
    expect(line).toEqual({ price_list_version: version });
  });

  it('at a future time takes effect then without further action', async () => {
    const current = await inForce();
    const { draft: saved } = await save(0, ['electric', '901.00']);
    await publish(saved.version, new Date(Date.now() + 2000));
    expect(await inForce()).toBe(current);
    await waitFor(async () => (await inForce()) === current + 1);
  });

  it('allows one scheduled list at a time, which can be cancelled', async () => {
    const { draft: saved } = await save(0, ['electric', '902.00']);
    await publish(saved.version, new Date(Date.now() + 86_400_000));
    const { draft: next } = await save(0, ['electric', '903.00']);
    expect((await publish(next.version)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    const version = (await inForce()) + 1;
    const cancel = () => change('cancelPriceList', 'CancelPriceListInput', { version });
    expect((await cancel()).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    await change('discardPriceListDraft', 'DiscardPriceListDraftInput', { version: next.version });
    const taken = await cancel();
    expect(taken.userErrors).toEqual([]);
    expect(valueOf(taken.draft, 'electric')).toBe('902.00');
    expect((await cancel()).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('of a draft begun before a scheduled list took effect keeps the changes of that list', async () => {
    const { draft: first } = await save(0, ['electric', '905.00']);
    await publish(first.version, new Date(Date.now() + 1500));
    const waiting = (await inForce()) + 1;
    await save(0, ['zaluzje.factor.z90', '1.12']);
    await waitFor(async () => (await inForce()) === waiting);
    const begun = await draft();
    expect(valueOf(begun, 'electric')).toBe('905.00');
    expect((await publish(begun.version)).userErrors).toEqual([]);
    await waitFor(async () => (await inForce()) === waiting + 1);
    const now = await draft();
    expect(valueOf(now, 'electric')).toBe('905.00');
    expect(valueOf(now, 'zaluzje.factor.z90')).toBe('1.12');
  });

  it.each([
    ['has passed', -1000],
    ['is too far', 400 * 86_400_000],
  ])('is refused for a time that %s', async (_name, ahead) => {
    const { draft: saved } = await save(0, ['electric', '904.00']);
    const { userErrors } = await publish(saved.version, new Date(Date.now() + ahead));
    expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', path: ['at'] }]);
  });
});

describe('a reduction', () => {
  const DAY = 86_400_000;
  const before = (productId: number, daysAgo: number, basePrice: string) =>
    app.sql(
      `insert into product_price (product_id, base_price, price_per_sqm, valid_from) values ($1, $2, 100, $3)`,
      [productId, basePrice, new Date(Date.now() - daysAgo * DAY)],
    );

  it('names the lowest price of the same configuration in the 30 days before', async () => {
    const productId = await createProduct(app, { basePrice: '1000.00', pricePerSqm: '100.00' });
    await before(productId, 90, '700.00');
    await before(productId, 50, '1100.00');
    await before(productId, 10, '1050.00');
    await before(productId, 5, '1100.00');
    await app.sql('update product set base_price = 999 where id = $1', [productId]);
    await waitFor(async () => (await quote({ productId })).calculatedPrice === '2199.00');
    expect(await quote({ productId })).toMatchObject({ reduction: { lowestPrice: '2200.00' } });
    const wider = await quote({ productId, width: 500 });
    expect(wider).toMatchObject({
      calculatedPrice: '2499.00',
      reduction: { lowestPrice: '2500.00' },
    });
  });

  it('is not shown after a price increase', async () => {
    const productId = await createProduct(app, { basePrice: '1000.00' });
    await app.sql('update product set base_price = 1001 where id = $1', [productId]);
    await waitFor(async () => (await quote({ productId })).calculatedPrice === '2201.00');
    expect((await quote({ productId })).reduction).toBeNull();
  });
});
