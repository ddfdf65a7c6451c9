import type { EntityManager } from '@mikro-orm/postgresql';
import { REDUCTION_DAYS } from '#engine/goods/price/price-history';
import type { PriceList } from '#engine/goods/price/price-list';
import { db } from '../../database/db.js';

/** A price list and when it came into force, in ms since 1970. */
export interface DatedList {
  since: number;
  list: PriceList;
}

interface DatedPrice {
  /** ms since 1970 */
  since: number;
  basePrice: string;
  pricePerSqm: string | null;
}

/** All prices in force in the last `PERIOD_MS`, in chronological order. */
export interface PriceHistory {
  readonly lists: readonly DatedList[];
  /** By product id; only of products whose own prices have changed in that time. */
  readonly products: ReadonlyMap<number, readonly DatedPrice[]>;
}

/** A reduction is shown for 30 days and compared with the 30 days before it; one more day as a margin. */
const PERIOD_MS = (2 * REDUCTION_DAYS + 1) * 86_400_000;

const periodBegin = (): Date => new Date(Date.now() - PERIOD_MS);

/** The price lists in force in the last `PERIOD_MS`, the one that is in force now last. */
export async function readPriceLists(em: EntityManager): Promise<DatedList[]> {
  const lists = await db(em)
    .selectFrom('PriceList')
    .select(['version', 'data', 'publishedAt'])
    .where('publishedAt', '<=', (eb) => eb.fn<Date>('now'))
    .where('version', '>=', (eb) =>
      eb.fn.coalesce(
        eb
          .selectFrom('PriceList as earlier')
          .select((list) => list.fn.max('earlier.version').as('version'))
          .where('earlier.publishedAt', '<', periodBegin()),
        eb.lit(0),
      ),
    )
    .orderBy('version')
    .execute();
  return lists.map(({ version, data, publishedAt }) => ({
    since: publishedAt.getTime(),
    list: { ...data, version },
  }));
}

/** The prices in force in the last `PERIOD_MS`, by product id; only of products whose prices have changed in it. */
export async function readProductPrices(
  em: EntityManager,
): Promise<ReadonlyMap<number, readonly DatedPrice[]>> {
  const rows = await db(em)
    .selectFrom('ProductPrice as price')
    .select(['price.product', 'price.basePrice', 'price.pricePerSqm', 'price.validFrom'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('ProductPrice as later')
            .select('later.id')
            .whereRef('later.product', '=', 'price.product')
            .whereRef('later.validFrom', '>', 'price.validFrom')
            .where('later.validFrom', '<', periodBegin()),
        ),
      ),
    )
    .orderBy('price.validFrom')
    .orderBy('price.id')
    .execute();
  const byProduct = Map.groupBy(rows, ({ product }) => product);
  const changed = [...byProduct].filter(([, prices]) => prices.length > 1);
  return new Map(
    changed.map(([product, prices]) => [
      product,
      prices.map(({ basePrice, pricePerSqm, validFrom }) => ({
        since: validFrom.getTime(),
        basePrice,
        pricePerSqm,
      })),
    ]),
  );
}
