import type { EntityManager } from '@mikro-orm/postgresql';
import type { PriceList } from '../../../engine/price-list.js';
import { prepared } from '../../database/prepared.js';
import { PRICE_LIST_IN_FORCE } from './catalogue-snapshot.js';
import { productColumns } from './product-query.js';
import type { Product } from './product.entity.js';

type OrderedProduct = Product & { archived: boolean };

/** Products, at least one, locked against change until the transaction ends, and the price list in force: never from a cache. */
export async function loadPricesForOrder(
  tx: EntityManager,
  productIds: readonly number[],
): Promise<{ products: Map<number, OrderedProduct>; priceList: PriceList }> {
  const rows = await prepared<OrderedProduct & { priceList: PriceList }>(
    tx,
    `select ${productColumns()}, archived_at is not null as archived, ${PRICE_LIST_IN_FORCE} as "priceList" from product
      where id = any ($1::int[]) order by id for share of product`,
    [productIds],
  );
  const products = new Map(rows.map(({ priceList: _, ...product }) => [product.id, product]));
  return { products, priceList: rows[0]!.priceList };
}
