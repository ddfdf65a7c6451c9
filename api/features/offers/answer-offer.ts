import type { EntityManager } from '@mikro-orm/postgresql';
import { userErrorsOf } from '../../shared/user-error.js';
import type { OfferPayload } from './drafts/offer-draft.inputs.js';
import { Offer } from './offer.entity.js';

/** Carries out an action of staff on an offer, and answers with the offer as it is then, also after a refusal. */
export async function answerOffer(
  em: EntityManager,
  id: number,
  act: () => Promise<void>,
): Promise<OfferPayload> {
  const find = () => em.fork().findOne(Offer, { id });
  try {
    await act();
    return { offer: await find(), userErrors: [] };
  } catch (error) {
    const userErrors = userErrorsOf(error);
    return { offer: await find(), userErrors };
  }
}
