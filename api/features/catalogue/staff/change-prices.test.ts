import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createProduct } from '../../../testing/factories.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

interface Change {
  productId: number;
  version: number;
  newBasePrice: string;
  newPricePerSqm: string | null;
}
interface UserError {
  code: string;
  path: string[] | null;
}

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

async function preview(productIds: number[], change: object) {
  const { data, errors } = await staff.graphql<{
    productPriceChanges: { changes: Change[]; userErrors: UserError[] };
  }>(
    `query ($input: PreviewPricesInput!) { productPriceChanges(input: $input) {
      changes { productId version oldBasePrice newBasePrice oldPricePerSqm newPricePerSqm }
      userErrors { code path } } }`,
    { input: { productIds, ...change } },
  );
  expect(errors).toBeUndefined();
  return data.productPriceChanges;
}

async function write(products: { id: number; version: number }[], change: object) {
  const { data } = await staff.graphql<{
    changePrices: { products: object[]; userErrors: UserError[] };
  }>(
    `mutation ($input: ChangePricesInput!) { changePrices(input: $input) {
      products { id version basePrice pricePerSqm } userErrors { code path } } }`,
    { input: { products, ...change } },
  );
  return data.changePrices;
}

const pricesOf = async (id: number) => {
  const [row] = await app.sql<{ base: string; sqm: string | null }>(
    'select base_price as base, price_per_sqm as sqm from product where id = $1',
    [id],
  );
  return [row!.base, row!.sqm];
};

describe('a change of prices', () => {
  it.each<[string, string | null, object, string, string | null]>([
    ['1000.00', '100.00', { percent: 5 }, '1050.00', '105.00'],
    ['1000.00', '99.00', { percent: 7.5 }, '1075.00', '106.00'],
    ['2490.00', '200.00', { percent: 3.33, rounding: 'grosz' }, '2572.92', '206.66'],
    ['2490.00', null, { percent: -10 }, '2241.00', null],
    ['2494.99', '204.99', { percent: 0, rounding: 'ten_zloty' }, '2490.00', '200.00'],
    ['2495.00', '205.00', { percent: 0, rounding: 'ten_zloty' }, '2500.00', '210.00'],
    ['1000.00', '104.00', { percent: 0, rounding: 'nines' }, '999.00', '109.00'],
    ['3.99', '0.00', { percent: 7, rounding: 'nines' }, '9.00', '0.00'],
    ['1000.00', '100.00', { amount: -0.5, rounding: 'grosz' }, '999.50', '99.50'],
    ['1000.00', '100.00', { amount: 50, pricePerSqm: false }, '1050.00', '100.00'],
    ['1000.00', '100.00', { amount: 50, basePrice: false }, '1000.00', '150.00'],
    ['1000.00', '100.00', { percent: -100 }, '0.00', '0.00'],
  ])('makes %s and %s by %j into %s and %s', async (base, sqm, change, newBase, newSqm) => {
    const id = await createProduct(app, { basePrice: base, pricePerSqm: sqm });
    const { changes } = await preview([id], change);
    expect(changes).toMatchObject([{ newBasePrice: newBase, newPricePerSqm: newSqm }]);
    expect(await pricesOf(id)).toEqual([base, sqm]);

    const { userErrors } = await write([{ id, version: changes[0]!.version }], change);
    expect(userErrors).toEqual([]);
    expect(await pricesOf(id)).toEqual([newBase, newSqm]);
  });

  it('names the products that others have changed meanwhile, and writes none', async () => {
    const ids = [await createProduct(app), await createProduct(app)];
    const { changes } = await preview(ids, { percent: 10 });
    await app.sql('update product set version = version + 1 where id = $1', [ids[1]]);
    const selected = changes.map(({ productId: id, version }) => ({ id, version }));
    const { userErrors } = await write(selected, { percent: 10 });
    expect(userErrors).toEqual([{ code: 'CHANGED_MEANWHILE', path: ['products', '1'] }]);
    expect(await pricesOf(ids[0]!)).toEqual(['1000.00', '100.00']);
  });

  it.each<[string, object, string[]]>([
    ['that makes one negative', { amount: -500 }, ['productIds', '0']],
    [
      'that makes one higher than products may cost',
      { amount: 9000, percent: null },
      ['productIds', '1'],
    ],
    ['by a percentage and an amount', { amount: 1, percent: 1 }, ['percent']],
    ['by neither', {}, ['percent']],
  ])('%s is refused', async (_, change, path) => {
    const ids = [
      await createProduct(app, { basePrice: '400.00', pricePerSqm: '500.00' }),
      await createProduct(app, { basePrice: '999999.00', pricePerSqm: '500.00' }),
    ];
    const { changes, userErrors } = await preview(ids, change);
    expect({ changes, userErrors }).toMatchObject({
      changes: [],
      userErrors: [{ code: 'BAD_USER_INPUT', path }],
    });
  });

  it('names an unknown product by its place in the input', async () => {
    const id = await createProduct(app);
    const { userErrors } = await preview([id, 999_999], { percent: 1 });
    expect(userErrors).toEqual([{ code: 'NOT_FOUND', path: ['productIds', '1'] }]);
  });
});

describe('bestsellers', () => {
  it('are set and unset together', async () => {
    const ids = [await createProduct(app), await createProduct(app)];
    for (const featured of [true, false]) {
      const { data } = await staff.graphql(
        `mutation ($ids: [Int!]!, $featured: Boolean!) {
          featureProducts(input: { ids: $ids, featured: $featured }) { products { featured } } }`,
        { ids, featured },
      );
      expect(data).toEqual({ featureProducts: { products: [{ featured }, { featured }] } });
    }
  });
});
