import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { ORDER_FIELDS, missingOfGroups } from '#engine/trade/fields/order-fields';
import { REMIND_DAYS } from '#engine/trade/shop/offers';
import type { User } from '../../../identity/user.entity.js';
import { AppError } from '../../../shared/errors.js';
import { expectVersion } from '../../../shared/row-version.js';
import { differenceOf } from '../../agreements/difference.js';
import type { OrderDifference } from '../../agreements/difference.payloads.js';
import { type Issuer, storedIssuer } from '../../agreements/paper/issuer.js';
import { versionSnapshot } from '../../agreements/snapshot.js';
import { asStaff } from '../../audit/as-staff.js';
import { followOffer } from '../../inquiries/follow-offer.js';
import { queueMail } from '../../mail/queue-mail.js';
import type { OfferInput } from '../drafts/offer-draft.inputs.js';
import { draftOf, lockOffer, versionOf, makeCurrent, findOfferByToken } from '../find-offer.js';
import { insertEvent } from '../insert-event.js';
import { isOver } from '../offer-state.js';
import type { OfferVersion } from '../offer-version.entity.js';
import type { Offer } from '../offer.entity.js';
import { versionMail } from './offer-mails.js';

/**
 * Sends the draft of an offer: from now on what it offers never changes, and it replaces the version before it. A lost
 * offer is open again.
 *
 * Throws NOT_FOUND, CHANGED_MEANWHILE, CONFLICT where the latest version is no draft, and BAD_USER_INPUT that names
 * what is missing.
 */
export async function sendOffer(
  em: EntityManager,
  viewer: User,
  { offerId, version: expectedVersion }: OfferInput,
  issuer: Issuer,
): Promise<void> {
  await asStaff(em, viewer, async (tx) => {
    const offer = await lockOffer(tx, offerId);
    expectVersion(offer, expectedVersion);
    const draft = await draftOf(tx, offer);
    const now = new Date();
    expectComplete(draft, now);
    const difference = await replaceBefore(tx, offer, draft);
    tx.assign(draft, {
      state: 'sent',
      sentAt: now,
      remindOn: reminderDay(draft, now),
      issuer: storedIssuer(issuer),
    });
    tx.assign(offer, {
      state: 'sent',
      sentAt: offer.sentAt ?? now,
      lostReason: null,
      lostNote: null,
    });
    makeCurrent(offer, draft);
    await queueMail(tx, versionMail(offer, draft, difference));
    insertEvent(tx, offer, { news: 'sent', versionNumber: draft.number, actor: viewer });
    await followOffer(tx, offer.inquiry, 'sent', viewer);
    await tx.flush();
  });
}

/**
 * Marks the version before the draft as replaced, and returns the difference between the two; null where the draft is
 * the first version.
 */
async function replaceBefore(
  tx: EntityManager,
  offer: Offer,
  draft: OfferVersion,
): Promise<OrderDifference | null> {
  if (draft.number === 1) return null;
  const before = await versionOf(tx, offer, draft.number - 1);
  before.state = 'replaced';
  return differenceOf(versionSnapshot(before), versionSnapshot(draft));
}

/** The day of the reminder; null where that would be today or earlier, too soon after the mail with the offer. */
function reminderDay({ validUntil }: OfferVersion, now: Date): string | null {
  const day = addDays(validUntil, -REMIND_DAYS);
  return day > polishClock(now).day ? day : null;
}

function expectComplete(draft: OfferVersion, now: Date): void {
  const { customerName, customerEmail, lines, validUntil } = draft;
  const missing = [
    ...(customerName ? [] : [wrong('customerName', ORDER_FIELDS.customerName.required)]),
    ...(customerEmail ? [] : [wrong('customerEmail', ORDER_FIELDS.customerEmail.required)]),
    ...missingOfGroups(draft).map(({ name, message }) => wrong(name, message)),
    ...(lines.length > 0 ? [] : [wrong('lines', 'Dodaj co najmniej jedną pozycję.')]),
    ...(isOver(validUntil, now)
      ? [wrong('validUntil', 'Ten dzień już minął. Podaj późniejszy.')]
      : []),
  ];
  if (missing.length > 0) throw new AppError('BAD_USER_INPUT', undefined, missing);
}

const wrong = (path: string, message: string) => ({ path, message });

/**
 * Records when the customer first opened the page of an offer, and first saw its current version; an unknown token is
 * ignored.
 */
export async function openOffer(em: EntityManager, token: string): Promise<void> {
  await em.transactional(async (tx) => {
    const found = await findOfferByToken(tx, token);
    if (!found) return;
    const offer = await lockOffer(tx, found.id);
    const version = await versionOf(tx, offer, offer.currentVersion);
    if (version.openedAt !== null) return;
    const now = new Date();
    version.openedAt = now;
    offer.openedAt ??= now;
    insertEvent(tx, offer, { news: 'opened', versionNumber: version.number, actor: null });
    await tx.flush();
  });
}
