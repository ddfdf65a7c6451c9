import { categoryLabel } from '../../lib/categories';
import type { ProductJsonLdFragment } from './product-json-ld.generated';

/** schema.org data of a product's page: the product with its offer, and the breadcrumb. */
export function productJsonLd(product: ProductJsonLdFragment, origin: string): object[] {
  const url = `${origin}/produkt/${product.id}`;
  const crumbs = [
    ['Strona główna', `${origin}/`],
    ['Produkty', `${origin}/produkty`],
    [categoryLabel(product.category), `${origin}/produkty/${product.category}`],
    [product.name, url],
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: product.description,
      image: origin + product.imageUrl,
      sku: String(product.id),
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
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(([name, item], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item,
      })),
    },
  ];
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
