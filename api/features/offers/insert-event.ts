import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../identity/user.entity.js';
import { OfferEvent } from './offer-event.entity.js';
import type { Offer } from './offer.entity.js';

type News = Pick<OfferEvent, 'news' | 'versionNumber'> & {
  /** The member of staff; null for an entry of the customer or of a scheduled job. */
  actor: User | null;
  note?: string | null;
};

/** Adds an entry to the history of an offer; the caller flushes. */
export function insertEvent(
  tx: EntityManager,
  offer: Offer,
  { news, versionNumber, actor, note = null }: News,
): void {
  tx.create(OfferEvent, {
    offer,
    news,
    versionNumber,
    at: new Date(),
    actor: actor && tx.getReference(User, actor.id),
    note,
  });
}
