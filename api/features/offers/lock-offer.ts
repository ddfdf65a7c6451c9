import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../shared/errors.js';
import { Offer } from './offer.entity.js';
import { OfferVersion } from './offer-version.entity.js';

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
