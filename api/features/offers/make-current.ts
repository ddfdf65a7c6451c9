import type { OfferVersion } from './offer-version.entity.js';
import type { Offer } from './offer.entity.js';

/** Keeps on a locked offer that this version counts; the caller flushes. */
export function makeCurrent(offer: Offer, { number, totalAmount, validUntil }: OfferVersion): void {
  Object.assign(offer, { currentVersion: number, totalAmount, validUntil });
}
