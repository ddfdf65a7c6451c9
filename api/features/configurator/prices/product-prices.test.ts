import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { awning, changeProduct, createProduct } from '../../../testing/factories.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';

interface Prices {
  productPrices: {
    vatRate: number;
    examples: {
      size: string;
      width: number;
      projection: number | null;
      height: number | null;
      sizeLabel: string;
      calculatedPrice: string;
    }[];
  } | null;
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function pricesOf(productId: number): Promise<Prices['productPrices']> {
  const { data, errors } = await app.visitor().graphql<Prices>(
    `query ($productId: Int!) { productPrices(productId: $productId) {
      vatRate examples { size width projection height sizeLabel calculatedPrice } } }`,
    { productId },
  );
  expect(errors).toBeUndefined();
  return data.productPrices;
}

describe('the price examples of a product', () => {
  it('are its smallest, its usual and its largest size', async () => {
    const prices = await pricesOf(1);
    expect(prices!.vatRate).toBe(23);
    expect(
      prices!.examples.map(({ size, sizeLabel, calculatedPrice }) => [
        size,
        sizeLabel.replaceAll('\u00a0', ' '),
        calculatedPrice,
      ]),
    ).toEqual([
      ['smallest', '200 × 150 cm', '3090.00'],
      ['usual', '400 × 300 cm', '4890.00'],
      ['largest', '600 × 350 cm', '6690.00'],
    ]);
  });

  it('cost what a quote of the same size costs', async () => {
    const productId = await createProduct(app, { basePrice: '1000.01', pricePerSqm: '99.99' });
    for (const { width, projection, calculatedPrice } of (await pricesOf(productId))!.examples) {
      const { data } = await app
        .visitor()
        .graphql<{ priceQuote: { calculatedPrice: string } }>(
          'query ($input: ConfigurationInput!) { priceQuote(input: $input) { calculatedPrice } }',
          { input: awning({ productId, width, projection }) },
        );
      expect(data.priceQuote.calculatedPrice).toBe(calculatedPrice);
    }
  });

  it('are null for a product that is not in the shop', async () => {
    const archived = await createProduct(app);
    await changeProduct(app, archived);
    expect(await pricesOf(archived)).toBeNull();
    expect(await pricesOf(999_999)).toBeNull();
  });
});
