import type { EntityManager } from '@mikro-orm/postgresql';
import type { PriceList } from '../../../engine/price-list.js';
import { prepared } from '../../database/prepared.js';
import { PRODUCT_COLUMNS } from './product-query.js';
import type { Product } from './product.entity.js';

/** Products, locked against change until the transaction ends, and the price list in force: never from a cache. */
export async function loadPricesForOrder(
  tx: EntityManager,
  productIds: readonly number[],
): Promise<{ products: Map<number, Product & { archived: boolean }>; priceList: PriceList }> {
  const products = await prepared<Product & { archived: boolean }>(
    tx,
    `select ${PRODUCT_COLUMNS}, archived_at is not null as archived from product
      where id = any ($1::int[]) order by id for share`,
    [productIds],
  );
  const [priceList] = await prepared<{ version: number; data: Omit<PriceList, 'version'> }>(
    tx,
    // The limit is a value because only a statement with values is prepared.
    'select version, data from price_list where published_at <= now() order by version desc limit $1',
    [1],
  );
  return {
    products: new Map(products.map((product) => [product.id, product])),
    priceList: { ...priceList!.data, version: priceList!.version },
  };
}
