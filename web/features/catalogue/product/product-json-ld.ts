import { categoryLabel } from '../../../goods/categories';
import { offerJsonLd } from '../../../goods/offer-json-ld';
import type { PriceExamplesFragment } from '../summary/price-examples.generated';
import type { ProductJsonLdFragment } from './product-json-ld.generated';

/**
 * The schema.org data of a product. Its offer is the smallest size at the price that the page shows as its big number;
 * its brand is the manufacturer, as in the product feed.
 */
export function productJsonLd(
  product: ProductJsonLdFragment,
  examples: PriceExamplesFragment['examples'],
  { origin, brand }: { origin: string; brand: string },
): object {
  const [smallest] = examples;
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: product.gallery.map((picture) => new URL(picture.url, origin).href),
    sku: product.identifier,
    category: categoryLabel(product.category),
    brand: { '@type': 'Brand', name: brand },
    ...(smallest && {
      offers: offerJsonLd({
        url: `${origin}/produkt/${product.id}`,
        price: smallest.calculatedPrice,
        name: `${product.name}, ${smallest.sizeLabel}`,
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
