import { expect, type Page } from '@playwright/test';

export const awning = {
  productId: 1,
  productType: 'kasetowe',
  width: 400,
  projection: 300,
  fabricColor: 'Czerwony',
  frameColor: 'Biały',
  controlType: 'manual',
};

/** Adds one piece to the cart of this browser, through the API instead of the configurator. */
export async function putIntoCart(page: Page, configuration: object = awning): Promise<void> {
  const saved = await page.request.post('/api/configurations', { data: configuration });
  expect(saved.status()).toBe(201);
  const { id } = await saved.json();
  const data = { sessionId: 'default', configurationId: id, quantity: 1 };
  expect((await page.request.post('/api/cart', { data })).status()).toBe(201);
}
