import type { ConfigurableProduct } from '#engine/goods/configuration/configuration';
import { parseAmount } from '#engine/goods/price/money';

interface PricedInText extends Omit<ConfigurableProduct, 'basePrice' | 'pricePerSqm'> {
  basePrice: string;
  pricePerSqm: string | null;
}

/** Converts a product to the engine's type, with money in whole grosze. */
export function configurableProduct(product: PricedInText): ConfigurableProduct {
  return {
    ...product,
    basePrice: parseAmount(product.basePrice),
    pricePerSqm: product.pricePerSqm === null ? null : parseAmount(product.pricePerSqm),
  };
}
