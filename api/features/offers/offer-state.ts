import { polishClock } from '#engine/locale/polish-time';
import type { OfferState } from '#engine/trade/shop/offers';
import type { Offer } from './offer.entity.js';

/** The state of an offer at a time: a sent one expires at the end of its last day in Poland. */
export const stateOf = ({ state, validUntil }: Offer, now: Date): OfferState =>
  state === 'sent' && isOver(validUntil, now) ? 'expired' : state;

/** Whether the last day of an offer ("2026-12-09") is over in Poland. */
export const isOver = (validUntil: string, now: Date): boolean => validUntil < polishClock(now).day;
