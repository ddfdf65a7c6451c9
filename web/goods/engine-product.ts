import type { ConfigurableProduct } from '#engine/goods/configuration/configuration';
import { parseAmount } from '#engine/goods/price/money';

/** A product as the API returns it: amounts as decimal strings in złoty. */
type AnsweredProduct = Omit<ConfigurableProduct, 'basePrice' | 'pricePerSqm'> & {
  readonly basePrice: string;
  readonly pricePerSqm: string | null;
};

/** The product as the engine takes it: amounts in whole grosze. */
export function toEngineProduct(product: AnsweredProduct): ConfigurableProduct {
  return {
    ...product,
    basePrice: parseAmount(product.basePrice),
    pricePerSqm: product.pricePerSqm === null ? null : parseAmount(product.pricePerSqm),
  };
}
