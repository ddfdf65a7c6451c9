import type { Grosze } from '#engine/goods/price/money';
import { priceExamples } from '#engine/goods/price/price-examples';
import { oncePer } from '../../shared/once-per.js';
import type { CatalogueSnapshot } from './catalogue-snapshot.js';
import { configurableProduct } from './configurable-product.js';

/**
 * What each product in the shop costs at its smallest size, by id: by this price lists are sorted and filtered. Not
 * stored, because it changes when a price list comes into force; computed once for each version of the catalogue.
 */
export const smallestPrices = oncePer(
  ({ products, priceList }: CatalogueSnapshot): ReadonlyMap<number, Grosze> =>
    new Map(
      [...products.values()].flatMap((product): [number, Grosze][] => {
        if (product.archivedAt) return [];
        const [smallest] = priceExamples(configurableProduct(product), priceList);
        return smallest ? [[product.id, smallest.price.total]] : [];
      }),
    ),
);

/** Up to `limit` other products of the family in the shop, nearest in price first; none for an archived product. */
export function nearestInPrice(snapshot: CatalogueSnapshot, id: number, limit: number): number[] {
  const prices = smallestPrices(snapshot);
  const own = prices.get(id);
  if (own === undefined) return [];
  const { products } = snapshot;
  const category = products.get(id)?.category;
  return [...prices]
    .filter(([other]) => other !== id && products.get(other)?.category === category)
    .map(([other, price]) => ({ other, distance: Math.abs(price - own) }))
    .toSorted((a, b) => a.distance - b.distance || a.other - b.other)
    .slice(0, limit)
    .map(({ other }) => other);
}
