import type { Configuration as Settings } from '../../../engine/configuration.js';
import type { PriceList } from '../../../engine/price-list.js';
import { productColumns } from './product-query.js';
import type { Product } from './product.entity.js';

/** Names what readers see: it changes with every write, and when a price list that was set for later comes into force. */
export const SELECT_VERSION = `select version || '.' || (select max(version) from price_list where published_at <= now())
  as version from catalogue_version`;

type SnapshotProduct = Product & { archived: boolean; picture: Settings };

/** Everything that a price is made of, as one version of the catalogue had it. Archived products are kept. */
export interface CatalogueSnapshot {
  readonly version: string;
  readonly products: ReadonlyMap<number, SnapshotProduct>;
  readonly priceList: PriceList;
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
       (select coalesce(json_agg(p), '[]') from (
          select ${productColumns()}, picture, archived_at is not null as archived from product) p) as products`,
  );
  const { version, priceList, products } = rows[0] as Omit<CatalogueSnapshot, 'products'> & {
    products: SnapshotProduct[];
  };
  return { version, priceList, products: new Map(products.map((it) => [it.id, it])) };
}
