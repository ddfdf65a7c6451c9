import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../../database/db.js';
import { AppError } from '../../../shared/errors.js';
import { productsMatching } from '../product-query.js';
import type { Product } from '../product.entity.js';
import type { AdminProductFilter } from './product-list.inputs.js';

export type PricedProduct = Pick<Product, 'id' | 'name' | 'version' | 'basePrice' | 'pricePerSqm'>;

const pricesByName = (em: EntityManager) =>
  db(em)
    .selectFrom('Product')
    .select(['id', 'name', 'version', 'basePrice', 'pricePerSqm'])
    .orderBy('name')
    .orderBy('id');

/**
 * Every product that a filter of the staff's list finds, sorted by name; only those in the shop unless the filter names
 * a state.
 */
export function pricedByFilter(
  em: EntityManager,
  filter: AdminProductFilter,
): Promise<PricedProduct[]> {
  const state = filter.state ?? 'active';
  return pricesByName(em)
    .where(productsMatching({ ...filter, state }))
    .execute();
}

/** The products of these ids, sorted by name; throws NOT_FOUND that names each one that is missing. */
export async function pricedByIds(
  em: EntityManager,
  ids: readonly number[],
): Promise<PricedProduct[]> {
  const found = await pricesByName(em)
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .execute();
  const foundIds = new Set(found.map(({ id }) => id));
  const missing = ids.flatMap((id, index) =>
    foundIds.has(id) ? [] : [{ path: `productIds.${index}`, message: `Nie ma produktu nr ${id}.` }],
  );
  if (missing[0]) throw new AppError('NOT_FOUND', missing[0].message, missing);
  return found;
}
