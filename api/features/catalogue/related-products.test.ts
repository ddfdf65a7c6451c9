import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changeProduct, createProduct } from '../../testing/factories.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { READ_CACHE: '0' } });
});
afterAll(() => app.close());

async function relatedTo(productId: number): Promise<number[]> {
  const { data, errors } = await app
    .visitor()
    .graphql<{ relatedProducts: { id: number; category: string }[] }>(
      'query ($productId: Int!) { relatedProducts(productId: $productId) { id } }',
      { productId },
    );
  expect(errors).toBeUndefined();
  return data.relatedProducts.map(({ id }) => id);
}

describe('related products', () => {
  it('are three of the same family, nearest in price first', async () => {
    const prices = ['90000.00', '90010.00', '89970.00', '90040.00', '90100.00'];
    const ids: number[] = [];
    for (const basePrice of prices) {
      ids.push(await createProduct(app, { category: 'rolety', basePrice }));
    }
    await createProduct(app, { category: 'markizy', basePrice: '90000.00' });
    const [first, ...others] = ids;
    expect(await relatedTo(first!)).toEqual(others.slice(0, 3));
  });

  it('are not archived', async () => {
    const [nearest] = await relatedTo(1);
    await changeProduct(app, nearest!);
    expect(await relatedTo(1)).not.toContain(nearest);
    expect(await relatedTo(nearest!)).toEqual([]);
  });

  it('of a product that does not exist are none, in one statement', async () => {
    expect(await relatedTo(123_456)).toEqual([]);
    expect(await app.countStatements(() => relatedTo(2))).toBe(1);
  });
});
