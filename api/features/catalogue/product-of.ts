import type { CatalogueStore } from './catalogue-store.js';
import type { Product } from './product.entity.js';

/** A product that something refers to, archived ones too: rows of products are never deleted. */
export async function productOf(catalogue: CatalogueStore, id: number): Promise<Product> {
  const product = (await catalogue.current()).products.get(id);
  if (!product) throw new Error(`product ${id} is referred to but not in the catalogue`);
  return product;
}
