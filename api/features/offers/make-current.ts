import { ORDER_FIELD_NAMES } from '#engine/trade/fields/order-fields';
import { pick } from '#engine/trade/fields/pick';
import type { OfferVersion } from './offer-version.entity.js';
import type { Offer } from './offer.entity.js';

/**
 * Makes a version the current one of a locked offer: copies its number, customer, total and last day to the offer. The
 * caller flushes.
 */
export function makeCurrent(offer: Offer, version: OfferVersion): void {
  const current = pick(version, [...ORDER_FIELD_NAMES, 'totalAmount', 'validUntil']);
  Object.assign(offer, { ...current, currentVersion: version.number });
}
