import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Product } from '../product.entity.js';
import { type ProductDraft, ownDrawing } from './product-draft.js';

/** The products in the shop with these names, the oldest first. */
export const namesakes = (em: EntityManager, names: readonly string[]): Promise<Product[]> =>
  em.find(Product, { name: { $in: [...names] }, archivedAt: null }, { orderBy: { id: 'asc' } });

/** Whether a product equals the draft of a new one with this id: then the same request was sent before. */
export function isSameProduct(product: Product, draft: ProductDraft, id: number): boolean {
  const { drawing: _derived, imageUrl, ...fields } = draft;
  const picture = imageUrl === ownDrawing(id) ? ownDrawing(product.id) : imageUrl;
  return (
    product.imageUrl === picture &&
    Object.entries(fields).every(([field, value]) =>
      isDeepStrictEqual(product[field as keyof Product], value),
    )
  );
}
