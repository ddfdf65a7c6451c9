import { categoryLabel } from '../../../goods/categories';
import { offerJsonLd } from '../../../goods/offer-json-ld';
import type { AccessoryFragment } from './accessory.generated';

/** The schema.org data of accessories: the exact price, whether they are in stock, and their return within 14 days. */
export const accessoryJsonLd = (
  product: AccessoryFragment & { gallery: readonly { url: string }[] },
  { origin, inStock, brand }: { origin: string; inStock: boolean; brand: string },
): object => ({
  '@type': 'Product',
  name: product.name,
  description: product.description,
  image: product.gallery.map((picture) => new URL(picture.url, origin).href),
  sku: product.identifier,
  category: categoryLabel('akcesoria'),
  brand: { '@type': 'Brand', name: brand },
  offers: {
    ...offerJsonLd({
      url: `${origin}/produkt/${product.id}`,
      price: product.basePrice,
      name: product.name,
    }),
    availability: `https://schema.org/${inStock ? 'InStock' : 'BackOrder'}`,
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'PL',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
    },
  },
});
