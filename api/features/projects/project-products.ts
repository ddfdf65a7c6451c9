import { windowFamilies } from '#engine/trade/project/project';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.js';
import { defaultProduct } from '../catalogue/default-product.js';
import type { StoredProduct } from '../catalogue/show-product.js';

/** The maximum number of products of one family. */
const MOST = 50;

/** The products for the windows of a project: of each family its default product, then the others by name. */
export function projectProducts(snapshot: CatalogueSnapshot): StoredProduct[] {
  const offered = [...snapshot.products.values()].filter(({ archivedAt }) => archivedAt === null);
  return windowFamilies().flatMap((family) => {
    const first = defaultProduct(snapshot, family);
    const others = offered
      .filter(({ category, id }) => category === family && id !== first?.id)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'pl') || a.id - b.id);
    return first ? [first, ...others].slice(0, MOST) : [];
  });
}
