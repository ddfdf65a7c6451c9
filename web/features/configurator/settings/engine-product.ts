import type { ConfigurableProduct } from '../../../../engine/configuration/configuration.js';
import { parseAmount } from '../../../../engine/price/money.js';
import type { ConfiguratorProductFragment } from '../configurator-page.generated';

/** The product as the engine takes it: amounts in whole grosze. */
export function toEngineProduct(product: ConfiguratorProductFragment): ConfigurableProduct {
  return {
    ...product,
    basePrice: parseAmount(product.basePrice),
    pricePerSqm: product.pricePerSqm === null ? null : parseAmount(product.pricePerSqm),
  };
}
