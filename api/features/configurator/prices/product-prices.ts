import { toEdgeRequest } from '#engine/goods/configuration/edge';
import { sizeLabel, productName } from '#engine/goods/configuration/labels';
import { requestOf } from '#engine/goods/configuration/request';
import type { Category } from '#engine/goods/families/categories';
import { formatAmount } from '#engine/goods/price/money';
import { priceExamples } from '#engine/goods/price/price-examples';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.js';
import { configurableProduct } from '../../catalogue/configurable-product.js';
import { defaultProduct } from '../../catalogue/default-product.js';
import { showProduct } from '../../catalogue/show-product.js';
import type { PictureStore } from '../../pictures/picture-store.js';
import type { ProductPrices, ExampleQuote } from './product-prices.payloads.js';
import { quote } from './quote.service.js';

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

/**
 * What the default product of a family costs at its usual size, else at its first example size; null where the family
 * has no product in the shop.
 */
export function exampleQuote(
  snapshot: CatalogueSnapshot,
  pictures: PictureStore,
  category: Category,
): ExampleQuote | null {
  const product = defaultProduct(snapshot, category);
  if (!product) return null;
  const examples = priceExamples(configurableProduct(product), snapshot.priceList);
  const usual = examples.find(({ size }) => size === 'usual') ?? examples[0];
  if (!usual) return null;
  const { configuration } = usual;
  const { width, projection, height } = configuration;
  return {
    product: showProduct(pictures, product),
    variantName: productName(configuration),
    width,
    projection,
    height,
    quote: quote(snapshot, {
      productId: product.id,
      ...toEdgeRequest(category, requestOf(configuration)),
    }),
  };
}
