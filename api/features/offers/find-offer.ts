import type { EntityManager } from '@mikro-orm/postgresql';
import { Offer } from './offer.entity.js';

const TOKEN = /^[\w-]{43}$/;

/**
 * The offer with this token, as its customer may see it; null for an unknown token, and for an offer that was neither
 * sent nor accepted.
 */
export async function findOfferByToken(em: EntityManager, token: string): Promise<Offer | null> {
  const isShown = { $or: [{ sentAt: { $ne: null } }, { state: 'accepted' as const }] };
  const offer = TOKEN.test(token) ? await em.findOne(Offer, { token, ...isShown }) : null;
  if (offer) offer.isOwn = true;
  return offer;
}
