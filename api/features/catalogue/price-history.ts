import { REDUCTION_DAYS } from '../../../engine/price/price-history.js';
import type { PriceList } from '../../../engine/price/price-list.js';

/** A price list and the moment (ms) from which it was in force. */
export interface DatedList {
  since: number;
  list: PriceList;
}

interface DatedPrice {
  /** ms */
  since: number;
  basePrice: string;
  pricePerSqm: string | null;
}

export interface ProductPrices {
  productId: number;
  points: DatedPrice[];
}

/** What prices were made of lately, in the order of time: what was in force when the period began comes first. */
export interface PriceHistory {
  readonly lists: readonly DatedList[];
  /** Only of products whose own prices have changed. */
  readonly products: ReadonlyMap<number, readonly DatedPrice[]>;
}

/** A reduction is shown for 30 days, and counts the 30 days before it. */
const PERIOD = `interval '${2 * REDUCTION_DAYS + 1} days'`;
const MILLISECONDS = (column: string) => `round(extract(epoch from ${column}) * 1000)`;

export const SELECT_LISTS = `select coalesce(json_agg(json_build_object(
    'since', ${MILLISECONDS('published_at')}, 'list', data || jsonb_build_object('version', version)) order by version), '[]')
  from price_list
  where published_at <= now() and version >= (
    select coalesce(max(version), 0) from price_list where published_at < now() - ${PERIOD})`;

export const SELECT_PRODUCT_PRICES = `select coalesce(json_agg(changed), '[]') from (
  select product_id as "productId", json_agg(json_build_object('since', ${MILLISECONDS('valid_from')},
      'basePrice', base_price::text, 'pricePerSqm', price_per_sqm::text) order by valid_from, id) as points
  from product_price this
  where valid_from >= coalesce((
    select max(valid_from) from product_price before
     where before.product_id = this.product_id and before.valid_from < now() - ${PERIOD}), '-infinity')
  group by product_id having count(*) > 1) changed`;
