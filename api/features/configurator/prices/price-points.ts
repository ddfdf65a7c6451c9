import type { Configuration } from '../../../../engine/configuration/configuration.js';
import type { PricePoint } from '../../../../engine/price/price-history.js';
import { price } from '../../../../engine/price/price.js';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.js';
import { configurableProduct } from '../configurable-product.js';

/**
 * What a configuration would have cost at every change of the price lists and of its product lately, in the order of
 * time; nothing where nothing has changed.
 */
export function pricePoints(
  { products, history }: CatalogueSnapshot,
  productId: number,
  configuration: Configuration,
): PricePoint[] {
  const { lists } = history;
  const product = products.get(productId)!;
  const own = history.products.get(productId) ?? [{ ...product, since: 0 }];
  if (lists.length < 2 && own.length < 2) return [];
  const moments = [...lists, ...own].map(({ since }) => since);
  const begun = Math.max(lists[0]!.since, own[0]!.since);
  return [...new Set(moments)]
    .filter((moment) => moment >= begun)
    .sort((a, b) => a - b)
    .map((since) => {
      const { basePrice, pricePerSqm } = inForce(own, since);
      const then = configurableProduct({ ...product, basePrice, pricePerSqm });
      return { since, total: price(configuration, then, inForce(lists, since).list).total };
    });
}

function inForce<Dated extends { since: number }>(dated: readonly Dated[], moment: number): Dated {
  return dated.findLast(({ since }) => since <= moment)!;
}
