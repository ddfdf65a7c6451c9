import { categoryLabel } from '../../../lib/categories';
import type { ProductJsonLdFragment } from './product-json-ld.generated';

/** schema.org data of a product with its offer. */
export function productJsonLd(product: ProductJsonLdFragment, origin: string): object {
  const url = `${origin}/produkt/${product.id}`;
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: product.gallery.map((picture) => new URL(picture.url, origin).href),
    sku: product.identifier,
    category: categoryLabel(product.category),
    brand: { '@type': 'Brand', name: 'Cieniomat' },
    offers: {
      '@type': 'Offer',
      url,
      price: product.basePrice,
      priceCurrency: 'PLN',
      availability: 'https://schema.org/MadeToOrder',
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: product.basePrice,
        priceCurrency: 'PLN',
        valueAddedTaxIncluded: true,
      },
    },
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
