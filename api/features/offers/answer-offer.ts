import type { EntityManager } from '@mikro-orm/postgresql';
import { attempt } from '../../shared/user-error.js';
import type { OfferPayload } from './drafts/offer-draft.inputs.js';
import { findOfferByToken } from './find-offer.js';
import { Offer } from './offer.entity.js';

/**
 * Carries out an action of staff on an offer; returns the offer as it is after the action, also where the action was
 * refused.
 */
export async function answerOffer(
  em: EntityManager,
  id: number,
  act: () => Promise<void>,
): Promise<OfferPayload> {
  const { userErrors } = await attempt(act);
  return { offer: await em.fork().findOne(Offer, { id }), userErrors };
}

/**
 * Carries out an action of the customer on the offer with this token; returns the offer as it is after the action, also
 * where the action was refused.
 */
export async function answerOwnOffer(
  em: EntityManager,
  token: string,
  act: () => Promise<void>,
): Promise<OfferPayload> {
  const { userErrors } = await attempt(act);
  return { offer: await findOfferByToken(em.fork(), token), userErrors };
}
