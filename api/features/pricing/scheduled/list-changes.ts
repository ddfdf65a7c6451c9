import type { EntityManager } from '@mikro-orm/postgresql';
import type { PageInput } from '../../../shared/page.js';
import { ScheduledPriceChange } from './scheduled-price-change.entity.js';
import { ScheduledPrice } from './scheduled-price.entity.js';
import type { ScheduledPriceChangeList, ScheduledPriceList } from './scheduled.inputs.js';

const PEOPLE = ['createdBy', 'cancelledBy'] as const;

/** Changes of prices, the last to take effect first. */
export async function listChanges(
  em: EntityManager,
  { limit, offset }: PageInput,
): Promise<ScheduledPriceChangeList> {
  const [items, totalCount] = await em.findAndCount(
    ScheduledPriceChange,
    {},
    { orderBy: { at: 'desc', id: 'desc' }, limit, offset, populate: PEOPLE },
  );
  return { items, totalCount };
}

/** A change of prices, or null where there is none of this id. */
export function findChange(em: EntityManager, id: number): Promise<ScheduledPriceChange | null> {
  return em.findOne(ScheduledPriceChange, { id }, { populate: PEOPLE });
}

/** One page of the products of a change with their prices, in the order of their ids. */
export async function listPrices(
  em: EntityManager,
  changeId: number,
  { limit, offset }: PageInput,
): Promise<ScheduledPriceList> {
  const [items, totalCount] = await em.findAndCount(
    ScheduledPrice,
    { change: changeId },
    { orderBy: { product: 'asc' }, limit, offset, populate: ['product'] },
  );
  return { items, totalCount };
}
