import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { familyOf } from '#engine/goods/families/families';
import { changeProduct, createProduct } from '../../testing/factories.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { READ_CACHE: '0' } });
});
afterAll(() => app.close());

async function ask<Data>(query: string, variables: Record<string, unknown>): Promise<Data> {
  const { data, errors } = await app.visitor().graphql<Data>(query, variables);
  expect(errors).toBeUndefined();
  return data as Data;
}

describe('the card of a product', () => {
  it('has the price of its smallest size', async () => {
    const { product } = await ask<{ product: { smallestPrice: object } }>(
      'query ($id: Int!) { product(id: $id) { smallestPrice { size width calculatedPrice } } }',
      { id: 1 },
    );
    expect(product.smallestPrice).toEqual({
      size: 'smallest',
      width: 200,
      calculatedPrice: '3090.00',
    });
  });

  it('takes no further statement for the prices of a list', async () => {
    const list = (fields: string) => () =>
      ask(`{ products(page: { limit: 24 }) { items { id ${fields} } } }`, {});
    const plain = await app.countStatements(list(''));
    const priced = await app.countStatements(
      list('smallestPrice { calculatedPrice } difference { points }'),
    );
    expect(priced).toBe(plain);
  });

  it('has the benefits of its family', async () => {
    const { product } = await ask<{ product: { benefits: object[] } }>(
      'query ($id: Int!) { product(id: $id) { benefits { title text } } }',
      { id: 2 },
    );
    expect(product.benefits).toEqual(familyOf('pergole').benefits);
  });
});

async function difference(id: number, fields: string): Promise<object | null> {
  const { product } = await ask<{ product: { difference: object | null } }>(
    `query ($id: Int!) { product(id: $id) { difference { ${fields} } } }`,
    { id },
  );
  return product.difference;
}

describe('the difference to the next cheaper product', () => {
  it('says what a product has over it, and what that costs at the same size', async () => {
    const shared = { category: 'pergole' as const, name: 'Pergola Ważka', basePrice: '200000.00' };
    const cheaper = await createProduct(app, { ...shared, maxWidth: 500 });
    const dearer = await createProduct(app, { ...shared, basePrice: '201000.00', maxWidth: 600 });
    await app.sql('update product set specifications = $2 where id = $1', [
      dearer,
      JSON.stringify([
        { name: 'Wysokość', value: '220–300 cm' },
        { name: 'Odwodnienie', value: 'rynna w ramie' },
      ]),
    ]);
    const ask = (id: number) =>
      difference(id, 'otherId otherName points sizeLabel priceDifference');
    expect(await ask(dearer)).toEqual({
      otherId: cheaper,
      otherName: 'Pergola Ważka',
      points: [
        expect.stringMatching(/^do\s600\scm \(tamten do\s500\scm\)$/),
        'odwodnienie: rynna w ramie',
      ],
      sizeLabel: expect.stringMatching(/^400\s×\s400\s×\s280\scm$/),
      priceDifference: '1000.00',
    });
  });

  it('of Laguna is to Atrium, which is made in the same variants', async () => {
    expect(await difference(13, 'otherId priceDifference')).toEqual({
      otherId: 2,
      priceDifference: '7720.00',
    });
  });

  it('is none for the cheapest product of a family', async () => {
    expect(await difference(9, 'otherId')).toBeNull();
  });
});

describe('compared products', () => {
  const compared = async (ids: number[]): Promise<number[]> => {
    const { comparedProducts } = await ask<{ comparedProducts: { id: number }[] }>(
      'query ($ids: [Int!]!) { comparedProducts(ids: $ids) { id } }',
      { ids },
    );
    return comparedProducts.map(({ id }) => id);
  };

  it('come in the order of the requested ids, each once and three at most', async () => {
    expect(await compared([3, 1, 3, 2, 4])).toEqual([3, 1, 2]);
    expect(await compared([])).toEqual([]);
  });

  it('are only those in the shop', async () => {
    const archived = await createProduct(app);
    await changeProduct(app, archived);
    expect(await compared([archived, 1, 999_999])).toEqual([1]);
  });
});
