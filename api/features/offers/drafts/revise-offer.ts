import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { ORDER_FIELD_NAMES } from '#engine/trade/fields/order-fields';
import { pick } from '#engine/trade/fields/pick';
import { User } from '../../../identity/user.entity.js';
import { AppError } from '../../../shared/errors.js';
import { expectVersion } from '../../../shared/row-version.js';
import { sumsOf } from '../../agreements/snapshot.js';
import { asStaff } from '../../audit/as-staff.js';
import { lockOffer, versionOf } from '../find-offer.js';
import { OfferVersion } from '../offer-version.entity.js';
import { unchangedLines, putLines } from './draft-lines.js';
import type { OfferInput } from './offer-draft.inputs.js';

const TERMS = [
  'depositPercent',
  'depositDays',
  'restDays',
  'termWeeksFrom',
  'termWeeksTo',
  'text',
] as const;

/**
 * Starts the next version of an offer as a draft: a copy of the latest version with a new last day. The version that
 * was sent stays in force until the draft is sent. Throws NOT_FOUND, CHANGED_MEANWHILE, and CONFLICT for an accepted
 * offer or while there is a draft.
 */
export async function reviseOffer(
  em: EntityManager,
  viewer: User,
  { offerId, version: expectedVersion }: OfferInput,
  validDays: number,
): Promise<void> {
  await asStaff(em, viewer, async (tx) => {
    const offer = await lockOffer(tx, offerId);
    expectVersion(offer, expectedVersion);
    const last = await versionOf(tx, offer, offer.latestVersion);
    if (offer.state === 'accepted') throw new AppError('CONFLICT', ACCEPTED);
    if (last.state === 'draft') throw new AppError('CONFLICT', HAS_DRAFT);
    const now = new Date();
    offer.latestVersion += 1;
    const draft = tx.create(OfferVersion, {
      ...pick(last, ORDER_FIELD_NAMES),
      ...sumsOf(last),
      ...pick(last, TERMS),
      validUntil: addDays(polishClock(now).day, validDays),
      offer,
      number: offer.latestVersion,
      state: 'draft',
      author: tx.getReference(User, viewer.id),
      createdAt: now,
    });
    putLines(tx, draft, unchangedLines(last));
    await tx.flush();
  });
}

const ACCEPTED =
  'Klient przyjął już tę ofertę. Zmiany wprowadź w\u00a0zamówieniu, które z\u00a0niej powstało.';
const HAS_DRAFT = 'Nowa wersja tej oferty jest już przygotowywana.';
