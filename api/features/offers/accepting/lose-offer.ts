import type { EntityManager } from '@mikro-orm/postgresql';
import type { LostReason } from '#engine/trade/shop/offers';
import type { User } from '../../../identity/user.entity.js';
import { AppError, wrongField } from '../../../shared/errors.js';
import { expectVersion } from '../../../shared/row-version.js';
import { asStaff, asViewer } from '../../audit/as-staff.js';
import { followOffer } from '../../inquiries/follow-offer.js';
import { queueMail } from '../../mail/queue-mail.js';
import { lockOffer, lockOwnVersion, replacedVersion } from '../find-offer.js';
import { insertEvent } from '../insert-event.js';
import type { Offer } from '../offer.entity.js';
import { declinedForStaffMail } from '../sending/offer-mails.js';
import type { DeclineOfferInput, LoseOfferInput } from './offer-decision.inputs.js';

interface Loss {
  reason: LostReason;
  note?: string | null | undefined;
  actor: User | null;
}

/**
 * Records that the customer declines the offer on its page; an offer that is already lost is not changed. Throws
 * NOT_FOUND, CONFLICT for an accepted offer or a replaced version, and BAD_USER_INPUT for the reason "other" without a
 * note.
 */
export async function declineOffer(
  em: EntityManager,
  viewer: User | null,
  { token, versionNumber, reason, note }: DeclineOfferInput,
  shopEmail: string | undefined,
): Promise<void> {
  await asViewer(em, viewer, async (tx) => {
    const { offer, version } = await lockOwnVersion(tx, token, versionNumber);
    if (offer.state === 'lost') return;
    if (version.state === 'replaced') throw replacedVersion();
    await lose(tx, offer, { reason, note, actor: viewer });
    if (shopEmail)
      await queueMail(tx, declinedForStaffMail(offer, { reason, note: offer.lostNote }, shopEmail));
    await tx.flush();
  });
}

/**
 * Records that staff close an offer because it will not be accepted. Throws NOT_FOUND, CHANGED_MEANWHILE, CONFLICT for
 * an accepted offer, and BAD_USER_INPUT for the reason "other" without a note.
 */
export async function loseOffer(
  em: EntityManager,
  viewer: User,
  { offerId, version: expectedVersion, reason, note }: LoseOfferInput,
): Promise<void> {
  await asStaff(em, viewer, async (tx) => {
    const offer = await lockOffer(tx, offerId);
    expectVersion(offer, expectedVersion);
    await lose(tx, offer, { reason, note, actor: viewer });
    await tx.flush();
  });
}

async function lose(tx: EntityManager, offer: Offer, { reason, note, actor }: Loss): Promise<void> {
  if (offer.state === 'accepted') throw new AppError('CONFLICT', 'Ta oferta jest już przyjęta.');
  const lostNote = note?.trim() || null;
  if (reason === 'other' && lostNote === null) throw wrongField('note', 'Napisz, jaki to powód.');
  tx.assign(offer, { state: 'lost', lostReason: reason, lostNote });
  insertEvent(tx, offer, {
    news: 'lost',
    versionNumber: offer.currentVersion,
    actor,
    note: lostNote,
  });
  await followOffer(tx, offer.inquiry, 'lost', actor);
}
