import type { Configuration as Settings } from '../../../engine/configuration/configuration.js';
import type { PriceList } from '../../../engine/price/price-list.js';
import {
  type DatedList,
  type PriceHistory,
  type ProductPrices,
  SELECT_LISTS,
  SELECT_PRODUCT_PRICES,
} from './price-history.js';
import { productColumns } from './product-query.js';
import type { StoredProduct } from './show-product.js';

/**
 * Names what readers see: it changes with every write, when a price list that was set for later comes into force, and
 * with each day in Warsaw, because a reduction is shown for so many days.
 */
export const SELECT_VERSION = `select version || '.' || (select max(version) from price_list where published_at <= now())
  || '.' || warsaw_day(now()) as version from catalogue_version`;

export type SnapshotProduct = StoredProduct & {
  archived: boolean;
  drawing: Settings;
  /** ISO 8601 */
  changedAt: string;
};

/** Everything that a price is made of, as one version of the catalogue had it. Archived products are kept. */
export interface CatalogueSnapshot {
  readonly version: string;
  readonly products: ReadonlyMap<number, SnapshotProduct>;
  readonly priceList: PriceList;
  readonly history: PriceHistory;
}

interface SnapshotRow {
  version: string;
  priceList: PriceList;
  products: SnapshotProduct[];
  lists: DatedList[];
  prices: ProductPrices[];
}

/** Reads version, products and the price list in force as one statement sees them. */
export async function loadSnapshot(connection: {
  query(text: string): Promise<{ rows: object[] }>;
}): Promise<CatalogueSnapshot> {
  const { rows } = await connection.query(
    `select
       (${SELECT_VERSION}) as version,
       (select data || jsonb_build_object('version', version) from price_list
         where published_at <= now() order by version desc limit 1) as "priceList",
       (${SELECT_LISTS}) as lists,
       (${SELECT_PRODUCT_PRICES}) as prices,
       (select coalesce(json_agg(p), '[]') from (
          select ${productColumns()}, drawing, archived_at is not null as archived,
            updated_at as "changedAt" from product) p) as products`,
  );
  const { version, priceList, products, lists, prices } = rows[0] as SnapshotRow;
  return {
    version,
    priceList,
    products: new Map(products.map((it) => [it.id, it])),
    history: { lists, products: new Map(prices.map((it) => [it.productId, it.points])) },
  };
}
