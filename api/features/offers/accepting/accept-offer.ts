import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { longDay } from '#engine/locale/day';
import { pick } from '#engine/trade/fields/pick';
import { offerTitle } from '#engine/trade/shop/offers';
import { User } from '../../../identity/user.entity.js';
import { AppError, wrongField } from '../../../shared/errors.js';
import { expectVersion } from '../../../shared/row-version.js';
import { type StoredDetails, storedDetails } from '../../agreements/customer-details.js';
import { type Issuer, storedIssuer } from '../../agreements/paper/issuer.js';
import { consentsOf, expectConsents } from '../../agreements/required-consents.js';
import { lineSnapshotOf } from '../../agreements/snapshot.js';
import { talkedAt } from '../../agreements/talked-at.js';
import { asStaff, asViewer } from '../../audit/as-staff.js';
import type { ConsentCode } from '../../consents/consent-texts.js';
import type { ContentStore } from '../../content/content-store.js';
import { followOffer } from '../../inquiries/follow-offer.js';
import { queueMail } from '../../mail/queue-mail.js';
import { type NewOrder, createOrder } from '../../orders/placing/create-order.js';
import {
  lockOffer,
  versionOf,
  makeCurrent,
  lockOwnVersion,
  replacedVersion,
} from '../find-offer.js';
import { insertEvent } from '../insert-event.js';
import { isOver } from '../offer-state.js';
import { OfferVersion } from '../offer-version.entity.js';
import type { Offer } from '../offer.entity.js';
import { acceptedForStaffMail } from '../sending/offer-mails.js';
import type { AcceptOfferInput, RecordOfferAcceptanceInput } from './offer-decision.inputs.js';

interface Acceptance extends Pick<
  OfferVersion,
  'consentWay' | 'decidedName' | 'decidedFrom' | 'decisionNote'
> {
  decidedAt: Date;
  details: StoredDetails;
  consents: readonly ConsentCode[];
  /** The member of staff who records the acceptance or accepts on the page; null where the customer does. */
  recorder: User | null;
}

/**
 * Makes the order of the version that the customer accepts on the page of the offer, at the price that was shown. The
 * same acceptance again changes nothing. `from` is the IP address of the request; `viewer` is the member of staff who is
 * signed in in that browser.
 *
 * Throws NOT_FOUND, CONSENT_REQUIRED, BAD_USER_INPUT, and CONFLICT where the version was replaced, or the offer has
 * expired, is lost or was accepted in another version.
 */
export async function acceptByLink(
  em: EntityManager,
  input: AcceptOfferInput,
  { from, viewer }: { from: string; viewer: User | null },
  { shopEmail, site }: { shopEmail: string | undefined; site: ContentStore },
): Promise<void> {
  await asViewer(em, viewer, async (tx) => {
    const { offer, version } = await lockOwnVersion(tx, input.token, input.versionNumber);
    if (version.state === 'accepted') return;
    expectConsents(input)(version.lines.getItems());
    const orderId = await accept(tx, site, offer, version, {
      consentWay: 'link',
      decidedName: input.name.trim(),
      decidedAt: new Date(),
      decidedFrom: from,
      decisionNote: null,
      // The building decides the rates of VAT, so it is taken from the version, not from the input.
      details: { ...storedDetails(input), ...pick(version, ['buildingKind', 'buildingArea']) },
      consents: consentsOf(input),
      recorder: viewer,
    });
    if (shopEmail) await queueMail(tx, acceptedForStaffMail(offer, orderId, shopEmail));
  });
}

/**
 * Records that the customer has accepted a version on the telephone, also a draft that was never sent, and makes its
 * order; does nothing where the version is accepted already. The time of the call counts: it lies between the sending
 * of the version (or the creation of a draft) and now, so that a call on the last day may be recorded later. The
 * history shows who recorded it and when.
 *
 * Throws NOT_FOUND and CONFLICT as `acceptByLink` does, CHANGED_MEANWHILE, and BAD_USER_INPUT for incomplete details
 * and for a call at another time or after the last day.
 */
export async function recordAcceptance(
  em: EntityManager,
  viewer: User,
  input: RecordOfferAcceptanceInput,
  { issuer, site }: { issuer: Issuer; site: ContentStore },
): Promise<void> {
  const now = new Date();
  const { offerId, version: expectedVersion, versionNumber, name, at, note } = input;
  await asStaff(em, viewer, async (tx) => {
    const offer = await lockOffer(tx, offerId);
    const version = await versionOf(tx, offer, versionNumber);
    if (version.state === 'accepted') return;
    expectVersion(offer, expectedVersion);
    version.issuer ??= storedIssuer(issuer);
    await accept(tx, site, offer, version, {
      consentWay: 'phone',
      decidedName: name.trim(),
      decidedAt: talkedAt(at, { since: version.sentAt ?? version.createdAt, now }),
      decidedFrom: null,
      decisionNote: note?.trim() || null,
      details: storedDetails(input),
      consents: [],
      recorder: viewer,
    });
  });
}

/** Makes the order of a version, marks offer and version as accepted, and flushes; returns the number of the order. */
async function accept(
  tx: EntityManager,
  site: ContentStore,
  offer: Offer,
  version: OfferVersion,
  { details, consents, recorder, ...decided }: Acceptance,
): Promise<number> {
  expectOpen(offer, version, decided);
  const agreed: NewOrder = {
    details,
    lines: version.lines.map((line) => ({ ...lineSnapshotOf(line) })),
    terms: pick(version, ['services', 'discount', 'discountReason']),
    payment: pick(version, ['depositPercent', 'depositDays', 'restDays']),
    term: pick(version, ['termWeeksFrom', 'termWeeksTo']),
    consents,
    placedBy: null,
    actor: recorder,
    note: `${offerTitle(offer.id)}, wersja ${version.number}`,
  };
  const order = await createOrder(tx, agreed, site);
  await replaceOthers(tx, offer, version);
  tx.assign(version, {
    ...decided,
    state: 'accepted',
    remindOn: null,
    recordedBy: recorder && tx.getReference(User, recorder.id),
  });
  makeCurrent(offer, version);
  tx.assign(offer, {
    ...details,
    state: 'accepted',
    order: ref(order),
    acceptedAt: decided.decidedAt,
    lostReason: null,
    lostNote: null,
  });
  const { decisionNote: note } = decided;
  insertEvent(tx, offer, {
    news: 'accepted',
    versionNumber: version.number,
    actor: recorder,
    note,
  });
  await followOffer(tx, offer.inquiry, 'accepted', recorder);
  await tx.flush();
  return order.id;
}

/** Marks all other versions that are sent or drafts as replaced. */
async function replaceOthers(tx: EntityManager, offer: Offer, { id }: OfferVersion): Promise<void> {
  const waiting = await tx.find(OfferVersion, {
    offer,
    id: { $ne: id },
    state: { $in: ['sent', 'draft'] },
  });
  for (const other of waiting) other.state = 'replaced';
}

function expectOpen(
  offer: Offer,
  version: OfferVersion,
  { consentWay, decidedAt }: Pick<Acceptance, 'consentWay' | 'decidedAt'>,
): void {
  const isByPhone = consentWay === 'phone';
  if (offer.state === 'accepted') throw new AppError('CONFLICT', 'Ta oferta jest już przyjęta.');
  // Staff reopen a lost offer by preparing a new draft.
  if (offer.state === 'lost' && version.state !== 'draft')
    throw new AppError('CONFLICT', isByPhone ? LOST_FOR_STAFF : LOST);
  if (version.state === 'replaced') throw replacedVersion();
  if (version.lines.length === 0) throw new AppError('CONFLICT', NO_LINES);
  if (isOver(version.validUntil, decidedAt)) throw expired(version, isByPhone);
}

function expired({ validUntil, state }: OfferVersion, isByPhone: boolean): AppError {
  const day = longDay(validUntil);
  if (!isByPhone) {
    const message = `Ta oferta była ważna do ${day}. Napisz albo zadzwoń: przygotujemy nową wersję.`;
    return new AppError('CONFLICT', message);
  }
  const [what, otherwise] =
    state === 'draft'
      ? ['Ten szkic był ważny', 'zmień w\u00a0szkicu dzień ważności']
      : ['Ta oferta była ważna', 'przygotuj nową wersję'];
  return wrongField(
    'at',
    `${what} do ${day}. Jeśli klient zgodził się w\u00a0tym czasie, podaj, kiedy była rozmowa; jeśli nie, ${otherwise}.`,
  );
}

const LOST = 'Ta oferta jest zamknięta. Napisz albo zadzwoń: przygotujemy nową wersję.';
const LOST_FOR_STAFF =
  'Ta oferta jest oznaczona jako przegrana. Przygotuj nową wersję i\u00a0zapisz przy niej zgodę klienta.';
const NO_LINES = 'Ta oferta nie ma pozycji. Najpierw dodaj co najmniej jedną w\u00a0szkicu.';
