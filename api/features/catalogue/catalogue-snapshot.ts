import type { Pool } from 'pg';
import type { Configuration as Settings } from '../../../engine/configuration.js';
import type { PriceList } from '../../../engine/price-list.js';
import { productColumns } from './product-query.js';
import type { Product } from './product.entity.js';

/** Names what readers see: it changes with every write, and when a price list that was set for later comes into force. */
export const SELECT_VERSION = `select version || '.' || (select max(version) from price_list where published_at <= now())
  as version from catalogue_version`;

/** The price list as an expression of SQL, with its version. */
export const PRICE_LIST_IN_FORCE = `(select data || jsonb_build_object('version', version) from price_list
  where published_at <= now() order by version desc limit 1)`;

/** Everything that a price is made of, as one version of the catalogue had it. Archived products are kept. */
export interface CatalogueSnapshot {
  readonly version: string;
  readonly products: ReadonlyMap<number, Product & { archived: boolean; picture: Settings }>;
  readonly priceList: PriceList;
}

/** Reads version, products and the price list in force as one statement sees them. */
export async function loadSnapshot(pool: Pool): Promise<CatalogueSnapshot> {
  const { rows } = await pool.query(
    `select
       (${SELECT_VERSION}) as version,
       ${PRICE_LIST_IN_FORCE} as "priceList",
       (select coalesce(json_agg(p), '[]') from (
          select ${productColumns().replace('base_price as', 'base_price::text as').replace('price_per_sqm as', 'price_per_sqm::text as')},
            picture, archived_at is not null as archived from product) p) as products`,
  );
  const { version, priceList, products } = rows[0];
  return {
    version,
    priceList,
    products: new Map(products.map((product: Product) => [product.id, product])),
  };
}
