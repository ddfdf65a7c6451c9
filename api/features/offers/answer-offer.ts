import type { EntityManager } from '@mikro-orm/postgresql';
import { attempt } from '../../shared/user-error.js';
import type { OfferPayload } from './drafts/offer-draft.inputs.js';
import { findOfferByToken } from './find-offer.js';
import { Offer } from './offer.entity.js';

/** Carries out an action of staff on an offer, and returns the offer as it is then, also after a refusal. */
export async function answerOffer(
  em: EntityManager,
  id: number,
  act: () => Promise<void>,
): Promise<OfferPayload> {
  const userErrors = await attempt(act);
  return { offer: await em.fork().findOne(Offer, { id }), userErrors };
}

/** The same for an action of the customer, by the token of the offer. */
export async function answerOwnOffer(
  em: EntityManager,
  token: string,
  act: () => Promise<void>,
): Promise<OfferPayload> {
  const userErrors = await attempt(act);
  return { offer: await findOfferByToken(em.fork(), token), userErrors };
}
