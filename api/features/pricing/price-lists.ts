import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../database/prepared.js';
import type { PageInput } from '../../shared/page.js';
import { differing, entriesOnTheWire, type PriceListData } from './entries.js';
import type { PriceListHistory, PublishedPriceList } from './pricing.inputs.js';

interface Row {
  version: number;
  data: PriceListData;
  previous: PriceListData | null;
  publishedAt: Date;
  publishedByName: string | null;
  note: string | null;
  inForce: boolean;
  scheduled: boolean;
  totalCount: number;
}

/** The published price lists, the latest first, each with what it has changed. */
export async function listPriceLists(
  em: EntityManager,
  { limit, offset }: PageInput,
): Promise<PriceListHistory> {
  const rows = await prepared<Row>(
    em,
    `select list.version, data, lag(data) over (order by list.version) as previous, published_at as "publishedAt",
       account.name as "publishedByName", note, published_at > now() as scheduled,
       list.version = (select max(version) from price_list where published_at <= now()) as "inForce",
       count(*) over ()::int as "totalCount"
     from price_list list left join user_account account on account.id = published_by_id
     order by list.version desc limit $1 offset $2`,
    [limit, offset],
  );
  return { items: rows.map(published), totalCount: rows[0]?.totalCount ?? 0 };
}

function published({ data, previous, ...row }: Row): PublishedPriceList {
  return {
    ...row,
    publishedAt: new Date(row.publishedAt),
    entries: entriesOnTheWire(data),
    replaced: previous ? differing(previous, data) : [],
  };
}
