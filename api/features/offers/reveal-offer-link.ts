import type { EntityManager } from '@mikro-orm/postgresql';
import { offerPath } from '#engine/trade/shop/offers';
import { AppError } from '../../shared/errors.js';
import { recordOpening } from '../audit/record-opening.js';
import type { User } from '../../identity/user.entity.js';
import { Offer } from './offer.entity.js';

/** The path of the customer's own page, for staff; recorded in the audit log. Throws NOT_FOUND. */
export async function revealOfferLink(
  em: EntityManager,
  viewer: User,
  id: number,
): Promise<string> {
  const offer = await em.findOne(Offer, { id }, { fields: ['token'] });
  if (!offer) throw new AppError('NOT_FOUND', 'Nie ma takiej oferty.');
  await recordOpening(em, viewer, { type: 'offer', id });
  return offerPath(offer.token);
}
