import { sizeLabel } from '#engine/goods/configuration/labels';
import { formatAmount } from '#engine/goods/price/money';
import { priceExamples } from '#engine/goods/price/price-examples';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.js';
import { configurableProduct } from '../configurable-product.js';
import type { ProductPrices } from './product-prices.payloads.js';

/** What a product costs now at up to three example sizes; null where it is not in the shop. */
export function productPrices(
  { products, priceList }: CatalogueSnapshot,
  productId: number,
): ProductPrices | null {
  const product = products.get(productId);
  if (!product || product.archivedAt) return null;
  const examples = priceExamples(configurableProduct(product), priceList);
  return {
    vatRate: priceList.vatRate,
    examples: examples.map(({ size, configuration, price }) => ({
      size,
      width: configuration.width,
      projection: configuration.projection,
      height: configuration.height,
      sizeLabel: sizeLabel(configuration),
      calculatedPrice: formatAmount(price.total),
    })),
  };
}
