import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { registerFamily } from '#engine/goods/families/families';
import { SHADE_SAIL, SHADE_SAILS, SHADE_SAIL_PRODUCT } from '#engine/testing/shade-sail';
import { createProduct } from '../../testing/factories.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { waitFor } from '../../testing/wait-for.js';
import { drawnSettings } from '../catalogue/staff/product-picture.js';

const SAVE = `mutation ($input: ConfigurationInput!) {
  saveConfiguration(input: $input) {
    configuration { id calculatedPrice variantLabel drawingUrl modelUrl offerUrl }
    issues { message }
  }
}`;

interface Saved {
  calculatedPrice: string;
  variantLabel: string;
  drawingUrl: string;
  modelUrl: string;
  offerUrl: string;
}

let app: TestApp;
let remove = (): void => undefined;
let productId: number;
beforeAll(async () => {
  remove = registerFamily(SHADE_SAIL);
  app = await createTestApp();
  productId = await createProduct(app, { name: 'Żagiel Bryza' });
  await app.sql(
    'update product set category = $2, available_variants = $3, drawing = $4 where id = $1',
    [
      productId,
      SHADE_SAILS,
      SHADE_SAIL_PRODUCT.availableVariants,
      JSON.stringify(drawnSettings(SHADE_SAIL_PRODUCT, null)),
    ],
  );
  const category = async () =>
    (await app.services.catalogue.current()).products.get(productId)?.category;
  await waitFor(async () => (await category()) === SHADE_SAILS);
});
afterAll(async () => {
  await app.close();
  remove();
});

describe('a family registered beside the six', () => {
  it('is priced, though the price list in the database does not know it', async () => {
    const body = { productId, productType: 'falisty', width: 400, projection: 300 };
    const { status, body: price } = await app.visitor().json('POST', '/api/calculate-price', body);
    expect(status).toBe(200);
    // (1000 zł + 12 m² × 100 zł) × 1.2
    expect(price).toMatchObject({ calculatedPrice: '2640.00' });
  });

  it('is saved with its drawing, model and offer', async () => {
    const visitor = app.visitor();
    const input = { productId, productType: 'prostokatny', width: 400, projection: 300 };
    const { data } = await visitor.graphql<{ saveConfiguration: { configuration: Saved } }>(SAVE, {
      input,
    });
    const saved = data.saveConfiguration.configuration;
    expect(saved).toMatchObject({ calculatedPrice: '2200.00', variantLabel: 'Prostokątny' });
    for (const path of [saved.drawingUrl, saved.modelUrl, saved.offerUrl]) {
      expect((await visitor.fetch(path)).status).toBe(200);
    }
  });

  it('has a drawing of the family and of its product, and a brochure', async () => {
    const paths = [
      '/rysunki/rodzina/zagle.svg',
      `/rysunki/produkt/${productId}.svg`,
      '/katalog/zagle.pdf',
    ];
    for (const path of paths) expect((await app.visitor().fetch(path)).status).toBe(200);
  });
});
