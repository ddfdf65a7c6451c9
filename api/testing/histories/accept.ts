import { expect } from '@jest/globals';
import { ORDER_FIELD_NAMES } from '#engine/trade/fields/order-fields';
import { pick } from '#engine/trade/fields/pick';
import {
  type OfferAnswer,
  type ReadOffer,
  acceptInput,
  acceptOffer,
  offerAction,
} from '../offers.js';
import type { HistoriesShop } from './histories-shop.js';

/** How the customer accepts: on the page of the offer, or on the telephone. */
export type AcceptedBy = 'link' | 'phone';

/** The customer accepts the latest version of an offer. */
export function accept(
  { app, staff }: Pick<HistoriesShop, 'app' | 'staff'>,
  offer: ReadOffer,
  by: AcceptedBy,
): Promise<OfferAnswer> {
  const version = offer.versions.at(-1);
  if (!version) throw new Error('the offer has no version');
  if (by === 'link') return acceptOffer(app.visitor(), acceptInput(offer));
  return offerAction(staff, 'recordOfferAcceptance', {
    ...pick(version, ORDER_FIELD_NAMES),
    offerId: offer.id,
    version: offer.version,
    versionNumber: version.number,
    name: 'Żaneta Gęślą',
    note: 'Tak',
  });
}

/** Expects that the customer cannot accept an offer, because it is lost, declined or expired. */
export async function expectRefused(shop: HistoriesShop, offer: ReadOffer): Promise<void> {
  const { order, userErrors } = await accept(shop, offer, 'link');
  expect([order, userErrors]).toEqual([null, [expect.objectContaining({ code: 'CONFLICT' })]]);
}
