import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../../database/prepared.js';
import { AppError } from '../../../shared/errors.js';
import type { Product } from '../product.entity.js';
import { productConditions } from '../product-query.js';
import type { AdminProductFilter } from './product-list.inputs.js';

export type PricedProduct = Pick<Product, 'id' | 'name' | 'version' | 'basePrice' | 'pricePerSqm'>;

const SELECT = `select id, name, version, base_price::text as "basePrice", price_per_sqm::text as "pricePerSqm" from product`;

/** Every product that a filter of the staff's list finds, by name; in the shop unless it says otherwise. */
export function pricedByFilter(
  em: EntityManager,
  filter: AdminProductFilter,
): Promise<PricedProduct[]> {
  const { where, values } = productConditions({ ...filter, state: filter.state ?? 'active' });
  return prepared(em, `${SELECT} where ${where} order by name, id`, values);
}

/** The products of these ids by name; throws NOT_FOUND that names each one that is missing. */
export async function pricedByIds(
  em: EntityManager,
  ids: readonly number[],
): Promise<PricedProduct[]> {
  const text = `${SELECT} where id = any($1) order by name, id`;
  const found = await prepared<PricedProduct>(em, text, [ids]);
  const known = new Set(found.map(({ id }) => id));
  const missing = ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `productIds.${index}`, message: `Nie ma produktu nr ${id}.` }],
  );
  if (missing.length > 0) throw new AppError('NOT_FOUND', missing[0]!.message, missing);
  return found;
}
