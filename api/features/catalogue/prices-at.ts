import type { EntityManager } from '@mikro-orm/postgresql';
import type { PriceList } from '#engine/goods/price/price-list';
import { db } from '../../database/db.js';
import type { CatalogueSnapshot } from './catalogue-snapshot.js';
import type { StoredProduct } from './show-product.js';

type FormerPrices = Pick<CatalogueSnapshot, 'reducedVat'> & {
  priceList: PriceList;
  products: ReadonlyMap<number, StoredProduct>;
};

/**
 * The price list and the prices of these products that were in force at a time. What did not exist then has today's
 * price; the rulings of reduced VAT are today's.
 */
export async function pricesAt(
  em: EntityManager,
  at: Date,
  catalogue: CatalogueSnapshot,
  productIds: readonly number[],
): Promise<FormerPrices> {
  const list = await db(em)
    .selectFrom('PriceList')
    .select(['version', 'data'])
    .where('publishedAt', '<=', at)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const prices = await formerPrices(em, at, productIds);
  const products = productIds.flatMap((id): [number, StoredProduct][] => {
    const product = catalogue.products.get(id);
    return product ? [[id, { ...product, ...prices.get(id) }]] : [];
  });
  return {
    priceList: list ? { ...list.data, version: list.version } : catalogue.priceList,
    products: new Map(products),
    reducedVat: catalogue.reducedVat,
  };
}

/** The prices of each product that were in force at this time, by its id. */
async function formerPrices(em: EntityManager, at: Date, productIds: readonly number[]) {
  if (productIds.length === 0) return new Map<number, never>();
  const rows = await db(em)
    .selectFrom('ProductPrice')
    .select(['product', 'basePrice', 'pricePerSqm'])
    .where('product', 'in', [...productIds])
    .where('validFrom', '<=', at)
    .orderBy('validFrom')
    .orderBy('id')
    .execute();
  return new Map(
    rows.map(({ product, basePrice, pricePerSqm }) => [product, { basePrice, pricePerSqm }]),
  );
}
