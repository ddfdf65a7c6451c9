import type { EntityManager } from '@mikro-orm/postgresql';
import type { PageInput } from '../../shared/page.js';
import { PriceList } from '../catalogue/price-list.entity.js';
import { differing, entriesOnTheWire } from './entries.js';
import type { PriceListHistory, PublishedPriceList } from './pricing.inputs.js';

/** The price list in force. */
export function listInForce(em: EntityManager): Promise<PriceList> {
  return em.findOneOrFail(
    PriceList,
    { publishedAt: { $lte: new Date() } },
    { orderBy: { version: 'desc' } },
  );
}

/** The published price lists, scheduled ones too, latest first, each with the figures that it changed. */
export async function listPriceLists(
  em: EntityManager,
  { limit, offset }: PageInput,
): Promise<PriceListHistory> {
  const inForce = await listInForce(em);
  const [lists, totalCount] = await em.findAndCount(
    PriceList,
    {},
    { orderBy: { version: 'desc' }, limit: limit + 1, offset, populate: ['publishedBy'] },
  );
  const items = lists
    .slice(0, limit)
    .map((list, index) => published(list, lists[index + 1], inForce));
  return { items, totalCount };
}

function published(
  list: PriceList,
  previous: PriceList | undefined,
  inForce: PriceList,
): PublishedPriceList {
  const { version, data, publishedAt, publishedBy, note } = list;
  return {
    version,
    publishedAt,
    note,
    publishedByName: publishedBy?.getEntity().name ?? null,
    inForce: version === inForce.version,
    scheduled: publishedAt > new Date(),
    entries: entriesOnTheWire(data),
    replaced: previous ? differing(previous.data, data) : [],
  };
}
