import { expect } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { DECLINE_REASONS } from '#engine/trade/shop/offers';
import { type ReadOffer, done, offerAction, readOwnOffer, revised, sendOffer } from '../offers.js';
import { CATALOGUE, changeCatalogue } from './catalogue.js';
import { GOODS, goodsInput } from './goods.js';
import type { HistoriesShop } from './histories-shop.js';
import type { Papers } from './papers.js';
import { type Drawn, step } from './step.js';

/** The state before a step in the life of an offer; the step returns the offer as staff see it then. */
export interface OfferMoment {
  shop: HistoriesShop;
  offer: ReadOffer;
  papers: Papers | null;
}

const REASON = fc.record({ reason: fc.constantFrom(...DECLINE_REASONS), note: fc.constant('Nie') });

/** The steps in the life of an offer before it is accepted. */
export const OFFER_STEP = fc.oneof(
  step('another version', GOODS, sendRevised),
  step('catalogue', CATALOGUE, async ({ shop, offer }: OfferMoment, changed) => {
    await changeCatalogue(shop, changed);
    return offer;
  }),
  step('loss', REASON, lose),
  step('refusal of the customer', REASON, decline),
  step('expiry', fc.constant({}), expire),
);

/** Staff prepare the next version as a draft; goods that stay keep their price. */
export async function revise(
  { shop, offer }: OfferMoment,
  goods: Drawn<typeof GOODS>,
  terms: Record<string, unknown> = {},
): Promise<ReadOffer> {
  const before = offer.versions.at(-1)?.lines[0];
  const input = { ...(await goodsInput(shop, before?.lineId, goods)), ...terms };
  const draft = await revised(shop.staff, offer, input);
  if (goods.width === null)
    expect(draft.versions.at(-1)?.lines[0]?.unitPrice).toBe(before?.unitPrice);
  return draft;
}

async function sendRevised(at: OfferMoment, goods: Drawn<typeof GOODS>): Promise<ReadOffer> {
  return done(sendOffer(at.shop.staff, await revise(at, goods)));
}

function lose({ shop, offer }: OfferMoment, why: Drawn<typeof REASON>): Promise<ReadOffer> {
  const { id: offerId, version } = offer;
  return done(offerAction(shop.staff, 'loseOffer', { offerId, version, ...why }));
}

async function decline(
  { shop, offer }: OfferMoment,
  why: Drawn<typeof REASON>,
): Promise<ReadOffer> {
  const { token, currentVersion: versionNumber } = offer;
  await done(offerAction(shop.app.visitor(), 'declineOffer', { token, versionNumber, ...why }));
  return readAgain(shop, offer);
}

/** Moves the last day of the offer, and of its versions, to yesterday. */
async function expire({ shop, offer, papers }: OfferMoment): Promise<ReadOffer> {
  await shop.app.sql(
    `with gone as (update offer set valid_until = $2 where id = $1)
     update offer_version set valid_until = $2 where offer_id = $1`,
    [offer.id, addDays(polishClock(new Date()).day, -1)],
  );
  papers?.forget();
  return readAgain(shop, offer);
}

async function readAgain({ staff }: HistoriesShop, { token }: ReadOffer): Promise<ReadOffer> {
  const offer = await readOwnOffer(staff, token);
  if (!offer) throw new Error('the offer is gone');
  return offer;
}
