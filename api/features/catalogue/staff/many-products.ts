import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../../identity/user.entity.js';
import { AppError } from '../../../shared/errors.js';
import { changeCatalogue } from '../change-catalogue.js';
import { Product } from '../product.entity.js';

/** Archives products or restores them, all or none; what was ordered or configured stays. Throws NOT_FOUND. */
export function archiveProducts(
  em: EntityManager,
  viewer: Pick<User, 'id'>,
  ids: readonly number[],
  archived: boolean,
  path?: (index: number) => string,
): Promise<void> {
  const change = (product: Product): void => {
    product.archivedAt = archived ? (product.archivedAt ?? new Date()) : null;
  };
  return changeProducts(em, viewer, ids, change, path);
}

/** Marks products as bestsellers or not, all or none. Throws NOT_FOUND. */
export function featureProducts(
  em: EntityManager,
  viewer: Pick<User, 'id'>,
  ids: readonly number[],
  featured: boolean,
): Promise<void> {
  return changeProducts(em, viewer, ids, (product) => {
    product.featured = featured;
  });
}

/** The products in the order of `ids`; throws NOT_FOUND with a problem at `path(index)` for each missing product. */
export async function productsOf(
  em: EntityManager,
  ids: readonly number[],
  path: (index: number) => string,
): Promise<Product[]> {
  const found = await em.find(Product, { id: { $in: [...ids] } });
  const byId = new Map(found.map((product) => [product.id, product]));
  const missing = ids.flatMap((id, index) =>
    byId.has(id) ? [] : [{ path: path(index), message: `Nie ma produktu nr ${id}.` }],
  );
  if (missing[0]) throw new AppError('NOT_FOUND', missing[0].message, missing);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function changeProducts(
  em: EntityManager,
  viewer: Pick<User, 'id'>,
  ids: readonly number[],
  change: (product: Product) => void,
  path = (index: number): string => `ids.${index}`,
): Promise<void> {
  return changeCatalogue(em, viewer, async (tx) => {
    const products = await productsOf(tx, [...new Set(ids)], path);
    for (const product of products) change(product);
  });
}
