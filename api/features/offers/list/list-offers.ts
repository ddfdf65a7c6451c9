import type { EntityManager, QueryOrderMap } from '@mikro-orm/postgresql';
import { polishClock } from '#engine/locale/polish-time';
import { OFFER_STATES, type OfferState } from '#engine/trade/shop/offers';
import { type Condition, onPage } from '../../../database/list-query.js';
import { matching } from '../../../database/matching.js';
import { ownCondition } from '../../../database/own-matters.js';
import type { PageInput } from '../../../shared/page.js';
import { readSearch } from '../../../shared/text-search/search-text.js';
import { Offer } from '../offer.entity.js';
import type { OfferFilter, OfferList, OfferSort, OfferStateCount } from './offer-list.inputs.js';

const SORTS: Record<OfferSort, QueryOrderMap<Offer>[]> = {
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
  oldest: [{ createdAt: 'asc' }, { id: 'asc' }],
  total_desc: [{ totalAmount: 'desc' }, { id: 'desc' }],
  total_asc: [{ totalAmount: 'asc' }, { id: 'asc' }],
  valid_until: [{ validUntil: 'asc' }, { id: 'asc' }],
};

/** One page of the offers and the size of the whole list. */
export async function listOffers(
  em: EntityManager,
  filter: OfferFilter,
  sort: OfferSort,
  page: PageInput,
): Promise<OfferList> {
  const ids = offerIds(em, filter, sort);
  const [items, totalCount] = await Promise.all([
    em.find(Offer, onPage(ids, page), { orderBy: SORTS[sort] }),
    em.count(Offer, conditions(em, filter)),
  ]);
  return { items, totalCount };
}

/** A query of the ids of all offers of a filter, sorted. */
export const offerIds = (em: EntityManager, filter: OfferFilter, sort: OfferSort) =>
  em.createQueryBuilder(Offer).select('id').where(conditions(em, filter)).orderBy(SORTS[sort]);

/** How many offers there are in each state, zero included; the filter's own state is ignored. */
export const countOffers = (em: EntityManager, filter: OfferFilter): Promise<OfferStateCount[]> =>
  Promise.all(
    OFFER_STATES.map(async (state) => ({
      state,
      count: await em.count(Offer, conditions(em, { ...filter, state })),
    })),
  );

function conditions(
  em: EntityManager,
  { state, text, inquiryId, from, to }: OfferFilter,
): Condition<Offer> {
  const filters: Condition<Offer>[] = [ownCondition(em, 'offer')];
  if (state) filters.push(inState(state));
  if (inquiryId) filters.push({ inquiry: inquiryId });
  if (from) filters.push({ createdAt: { $gte: from } });
  if (to) filters.push({ createdAt: { $lt: to } });
  const typed = readSearch(text);
  if (typed) filters.push(matching(typed));
  return { $and: filters };
}

/** The condition for a state; whether a sent offer has expired is computed from the time. */
function inState(state: OfferState): Condition<Offer> {
  const today = polishClock(new Date()).day;
  if (state === 'sent') return { state, validUntil: { $gte: today } };
  return state === 'expired' ? { state: 'sent', validUntil: { $lt: today } } : { state };
}
