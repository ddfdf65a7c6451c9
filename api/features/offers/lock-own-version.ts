import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../shared/errors.js';
import { lockOffer, versionOf, findOfferByToken } from './find-offer.js';
import type { OfferVersion } from './offer-version.entity.js';
import type { Offer } from './offer.entity.js';

/** Whether the customer sees a version: it was sent, or it was accepted on the telephone without being sent. */
export const isShown = ({ sentAt, state }: OfferVersion): boolean =>
  sentAt !== null || state === 'accepted';

/** Locks the offer with this token and returns it with a version that the customer sees. Throws NOT_FOUND. */
export async function lockOwnVersion(
  tx: EntityManager,
  token: string,
  versionNumber: number,
): Promise<{ offer: Offer; version: OfferVersion }> {
  const found = await findOfferByToken(tx, token);
  if (!found) throw new AppError('NOT_FOUND', 'Nie ma takiej oferty.');
  const offer = await lockOffer(tx, found.id);
  const version = await versionOf(tx, offer, versionNumber);
  if (!isShown(version)) throw new AppError('NOT_FOUND', 'Nie ma takiej wersji oferty.');
  return { offer, version };
}

/** The CONFLICT error for an answer to a version that a later one has replaced. */
export const replacedVersion = (): AppError =>
  new AppError(
    'CONFLICT',
    'Ta wersja jest nieaktualna: zastąpiła ją nowsza. Odśwież stronę, żeby ją zobaczyć.',
  );
