import type { ConfigurableProduct } from '../../../engine/configuration.js';
import { parseAmount } from '../../../engine/money.js';
import type { SeedProduct } from './seed-product.js';

/** What the engine needs to know of a product of the demo catalogue, prices in grosze. */
export function configurableProduct(product: SeedProduct): ConfigurableProduct {
  const { basePrice, pricePerSqm, ...rest } = product;
  return {
    ...rest,
    basePrice: parseAmount(basePrice),
    pricePerSqm: pricePerSqm === null ? null : parseAmount(pricePerSqm),
  };
}
