import type { CatalogueStore } from './catalogue-store.js';
import type { StoredProduct } from './show-product.js';

/** A product that something refers to, archived ones too: rows of products are never deleted. */
export async function productOf(catalogue: CatalogueStore, id: number): Promise<StoredProduct> {
  const product = (await catalogue.current()).products.get(id);
  if (!product) throw new Error(`product ${id} is referred to but not in the catalogue`);
  return product;
}
