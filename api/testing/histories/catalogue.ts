import { expect } from '@jest/globals';
import fc from 'fast-check';
import { RULING, setReducedVat } from '../reduced-vat.js';
import { change } from '../staff.js';
import { catalogueIsRead } from '../test-app.js';
import type { HistoriesShop } from './histories-shop.js';
import type { Drawn } from './step.js';

/** What goods cost and how they are taxed from now on. */
export const CATALOGUE = fc.record({
  basePrice: fc.constantFrom('1000.00', '1234.57', '999.99', '2490.01'),
  isReduced: fc.boolean(),
});

/** Staff change the price of the product, and an administrator its VAT; agreed prices and rates stay. */
export async function changeCatalogue(
  { app, staff, admin, productId: id }: HistoriesShop,
  { basePrice, isReduced }: Drawn<typeof CATALOGUE>,
): Promise<void> {
  const { products, reducedVat } = await app.services.catalogue.current();
  const product = products.get(id);
  if (product?.basePrice !== basePrice) {
    const input = { id, version: product?.version, basePrice };
    expect((await change(staff, 'updateProduct', input)).userErrors).toEqual([]);
  }
  if (reducedVat.has('markizy') !== isReduced)
    await setReducedVat(admin, 'markizy', isReduced ? RULING : null);
  await catalogueIsRead(app.services);
}
