import { categoryLabel } from '../../../goods/categories';
import { offerJsonLd } from '../../../goods/offer-json-ld';
import type { PriceExamplesFragment } from '../summary/price-examples.generated';
import type { ProductJsonLdFragment } from './product-json-ld.generated';

/**
 * The schema.org data of a product. Its offer is the usual size, else the first example, at the price on the page; its
 * brand is the manufacturer, as in the product feed.
 */
export function productJsonLd(
  product: ProductJsonLdFragment,
  examples: PriceExamplesFragment['examples'],
  { origin, brand }: { origin: string; brand: string },
): object {
  const usual = examples.find(({ size }) => size === 'usual') ?? examples[0];
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: product.gallery.map((picture) => new URL(picture.url, origin).href),
    sku: product.identifier,
    category: categoryLabel(product.category),
    brand: { '@type': 'Brand', name: brand },
    ...(usual && {
      offers: offerJsonLd({
        url: `${origin}/produkt/${product.id}`,
        price: usual.calculatedPrice,
        name: `${product.name}, ${usual.sizeLabel}`,
      }),
    }),
    ...rating(product),
  };
}

function rating({ ratingAverage, ratingCount }: ProductJsonLdFragment): object {
  if (ratingCount === 0 || ratingAverage === null) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: ratingAverage,
      reviewCount: ratingCount,
    },
  };
}
