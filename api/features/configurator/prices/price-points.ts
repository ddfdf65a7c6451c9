import type { Configuration } from '#engine/goods/configuration/configuration';
import { price } from '#engine/goods/price/price';
import type { PricePoint } from '#engine/goods/price/price-history';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.js';
import { configurableProduct } from '../../catalogue/configurable-product.js';
import type { StoredProduct } from '../../catalogue/show-product.js';

/**
 * What a configuration would have cost before and after each recent change of the price lists and of its product, in
 * chronological order; empty where nothing has changed.
 */
export function pricePoints(
  { history }: CatalogueSnapshot,
  product: StoredProduct,
  configuration: Configuration,
): PricePoint[] {
  const { lists } = history;
  const own = history.products.get(product.id) ?? [{ ...product, since: 0 }];
  if (lists.length < 2 && own.length < 2) return [];
  const moments = [...lists, ...own].map(({ since }) => since);
  const begun = Math.max(...[lists, own].flatMap(([first]) => first?.since ?? []));
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
  const found = dated.findLast(({ since }) => since <= moment);
  if (!found) throw new Error(`nothing was in force at ${moment}`);
  return found;
}
