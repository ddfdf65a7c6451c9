import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ORDER_FIELD_NAMES } from '#engine/trade/fields/order-fields';
import { pick } from '#engine/trade/fields/pick';
import { AppError } from '../../shared/errors.js';
import { OfferLine } from './offer-line.entity.js';
import { OfferVersion } from './offer-version.entity.js';
import { Offer } from './offer.entity.js';

/** Locks an offer and returns it; required before any decision about it. Throws NOT_FOUND. */
export async function lockOffer(tx: EntityManager, id: number): Promise<Offer> {
  const offer = await tx.findOne(
    Offer,
    { id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!offer) throw new AppError('NOT_FOUND', 'Nie ma takiej oferty.');
  return offer;
}

/** A version of a locked offer with its lines; throws NOT_FOUND. */
export async function versionOf(
  tx: EntityManager,
  offer: Offer,
  number: number,
): Promise<OfferVersion> {
  const version = await tx.findOne(
    OfferVersion,
    { offer, number },
    { populate: ['lines'], refresh: true },
  );
  if (!version) throw new AppError('NOT_FOUND', 'Nie ma takiej wersji oferty.');
  return version;
}

/** The draft of a locked offer, with its lines; throws CONFLICT where the latest version is no draft. */
export async function draftOf(tx: EntityManager, offer: Offer): Promise<OfferVersion> {
  const version = await versionOf(tx, offer, offer.latestVersion);
  if (version.state !== 'draft')
    throw new AppError(
      'CONFLICT',
      'Ta wersja jest już wysłana i\u00a0nie można jej zmienić. Przygotuj nową.',
    );
  return version;
}

const TOKEN = /^[\w-]{43}$/;

/**
 * The offer with this token, as its customer may see it; null for an unknown token, and for an offer that was neither
 * sent nor accepted.
 */
export async function findOfferByToken(em: EntityManager, token: string): Promise<Offer | null> {
  const shownToCustomer = { $or: [{ sentAt: { $ne: null } }, { state: 'accepted' as const }] };
  const offer = TOKEN.test(token) ? await em.findOne(Offer, { token, ...shownToCustomer }) : null;
  if (offer) offer.isOwn = true;
  return offer;
}

/**
 * A line of any version of an offer, by its `lineId`, which versions share while the line is unchanged; null where
 * there is none.
 */
export const findOfferLine = (em: EntityManager, lineId: string): Promise<OfferLine | null> =>
  em.findOne(OfferLine, { lineId });

/**
 * Makes a version the current one of a locked offer: copies its number, customer, total and last day to the offer. The
 * caller flushes.
 */
export function makeCurrent(offer: Offer, version: OfferVersion): void {
  const current = pick(version, [...ORDER_FIELD_NAMES, 'totalAmount', 'validUntil']);
  Object.assign(offer, { ...current, currentVersion: version.number });
}

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
