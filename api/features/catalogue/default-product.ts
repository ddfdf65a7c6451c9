import type { Category } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import type { CatalogueSnapshot } from './catalogue-snapshot.js';
import type { CatalogueStore } from './catalogue-store.js';
import type { StoredProduct } from './show-product.js';

/**
 * The product that represents a family: its own default, else the one with the lowest id in the shop; null where the
 * shop has no product of the family.
 */
export function defaultProduct(
  { products }: Pick<CatalogueSnapshot, 'products'>,
  category: Category,
): StoredProduct | null {
  const own = products.get(familyOf(category).defaultProductId);
  if (own && own.category === category && !own.archivedAt) return own;
  let first: StoredProduct | null = null;
  for (const product of products.values()) {
    const isInFamily = product.category === category && !product.archivedAt;
    if (isInFamily && (first === null || product.id < first.id)) first = product;
  }
  return first;
}

/** A product that something refers to, archived ones too: rows of products are never deleted. */
export async function productOf(catalogue: CatalogueStore, id: number): Promise<StoredProduct> {
  const product = (await catalogue.current()).products.get(id);
  if (!product) throw new Error(`product ${id} is referred to but not in the catalogue`);
  return product;
}
