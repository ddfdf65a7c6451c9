import { OFFER_STATES } from '#engine/trade/shop/offers';
import type { OfferSort } from '../../../apollo/schema.generated';
import { date, oneOf, text } from '../../kit/list/list-filters';
import { listSpec, type ViewOf } from '../../kit/list/list-view';

export const offersList = listSpec({
  filters: { state: oneOf(OFFER_STATES), text, from: date, to: date },
  sorts: ['newest', 'oldest', 'total_desc', 'total_asc', 'valid_until'] satisfies OfferSort[],
  defaultSort: 'newest',
});

export type OffersView = ViewOf<typeof offersList>;
