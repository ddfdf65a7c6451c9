import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../../identity/user.entity.js';
import { AppError, wrongField } from '../../../shared/errors.js';
import { expectVersion } from '../../../shared/row-version.js';
import type { Stroke } from '../../agreements/signature.js';
import { talkedAt } from '../../agreements/talked-at.js';
import { asStaff, asViewer } from '../../audit/as-staff.js';
import { queueMail } from '../../mail/queue-mail.js';
import { findOrderByToken } from '../find-order.js';
import { insertEvent } from '../insert-event.js';
import type { Order } from '../order.entity.js';
import { applyVersion } from './apply-version.js';
import { acceptedMail, decisionForStaffMail, refusedMail } from './change-mails.js';
import { expectWaiting, isInTime, lockVersion } from './lock-version.js';
import type { RecordOrderDecisionInput } from './order-change.inputs.js';
import type { OrderVersion } from './order-version.entity.js';
import { expectChangeable, expectRightToChange } from './plan-change.js';

type Decided = Pick<
  OrderVersion,
  'consentWay' | 'decidedName' | 'decidedAt' | 'decidedFrom' | 'decisionNote'
>;

interface Decision extends Decided {
  strokes?: Stroke[];
  accepts: boolean;
  /** The member of staff who records the decision or decides on the page; null where the customer does. */
  recorder: User | null;
}

/** The customer's decision on the page of the order. */
export interface OwnDecision {
  token: string;
  versionNumber: number;
  accepts: boolean;
  name: string | null;
  note: string | null;
  /** The IP address from which the decision was sent. */
  from: string;
  /** The member of staff who is signed in in that browser. */
  viewer: User | null;
}

/**
 * Carries out what the customer decided on the page of the order, exactly once: the same decision again changes
 * nothing. Throws NOT_FOUND. Throws CONFLICT where the order is cancelled, its customer's data were deleted, the
 * version no longer waits for a decision, or production has started since it was proposed, and for an acceptance that
 * would change the lines of a delivered order.
 */
export async function decideByLink(
  em: EntityManager,
  { token, versionNumber, accepts, name, note, from, viewer }: OwnDecision,
  shopEmail: string | undefined,
): Promise<void> {
  await asViewer(em, viewer, async (tx) => {
    const found = await findOrderByToken(tx, token);
    const { order, version } = await lockVersion(tx, found?.id ?? 0, versionNumber);
    const isNew = await decide(tx, order, version, {
      accepts,
      consentWay: 'link',
      decidedName: name,
      decidedAt: new Date(),
      decidedFrom: from,
      decisionNote: note,
      recorder: viewer,
    });
    if (isNew && shopEmail) await queueMail(tx, decisionForStaffMail(order, version, shopEmail));
  });
}

/**
 * Records what the customer said on the telephone. Throws as `decideByLink` does, CHANGED_MEANWHILE, FORBIDDEN once
 * production has started unless the viewer is an admin, and BAD_USER_INPUT for an impossible time of the call.
 */
export async function recordDecision(
  em: EntityManager,
  viewer: User,
  {
    orderId,
    version: expectedVersion,
    versionNumber,
    accepts,
    name,
    at,
    note,
  }: RecordOrderDecisionInput,
): Promise<void> {
  const now = new Date();
  await asStaff(em, viewer, async (tx) => {
    const { order, version } = await lockVersion(tx, orderId, versionNumber);
    expectVersion(order, expectedVersion);
    expectChangeable(order);
    expectRightToChange(order, viewer);
    await decide(tx, order, version, {
      accepts,
      consentWay: 'phone',
      decidedName: name.trim(),
      decidedAt: talkedAt(at, { since: version.createdAt, now }),
      decidedFrom: null,
      decisionNote: note?.trim() || null,
      recorder: viewer,
    });
  });
}

/** What the customer has signed on the phone of a crew. */
interface SignedConsent {
  orderId: number;
  versionNumber: number;
  /** The total that the customer has seen. */
  expectedTotal: string;
  name: string;
  signedAt: Date;
  strokes: Stroke[];
}

/**
 * Records that the customer has accepted a version by a signature, exactly once. Throws as `decideByLink` does, and
 * PRICE_CHANGED for another total than that of the version.
 */
export async function acceptBySignature(
  em: EntityManager,
  viewer: User,
  { orderId, versionNumber, expectedTotal, name, signedAt, strokes }: SignedConsent,
): Promise<void> {
  await asStaff(em, viewer, async (tx) => {
    const { order, version } = await lockVersion(tx, orderId, versionNumber);
    if (version.totalAmount !== expectedTotal)
      throw wrongField(
        'expectedTotal',
        'Ta zmiana ma już inną cenę. Odśwież ją i\u00a0pokaż klientowi jeszcze raz.',
        'PRICE_CHANGED',
      );
    await decide(tx, order, version, {
      accepts: true,
      consentWay: 'signature',
      decidedName: name,
      decidedAt: signedAt,
      decidedFrom: null,
      decisionNote: null,
      strokes,
      recorder: viewer,
    });
  });
}

/** Returns false, and changes nothing, where the same decision on the version was made before. */
async function decide(
  tx: EntityManager,
  order: Order,
  version: OrderVersion,
  { accepts, recorder, ...decided }: Decision,
): Promise<boolean> {
  const state = accepts ? 'accepted' : 'refused';
  if (version.state === state) return false;
  expectWaiting(order, version);
  expectInTime(order, version, decided.consentWay === 'phone' ? TOO_LATE_TO_RECORD : TOO_LATE);
  tx.assign(version, {
    ...decided,
    state,
    recordedBy: recorder && tx.getReference(User, recorder.id),
  });
  if (accepts) await applyVersion(tx, order, version, recorder?.id ?? null);
  const news = accepts ? acceptedMail(order, version) : refusedMail(order, version);
  const mail = await queueMail(tx, news);
  insertEvent(tx, recorder, order, {
    note: decided.decisionNote,
    versionNumber: version.number,
    versionNews: state,
    sendsMail: mail !== null,
    mailId: mail?.id ?? null,
  });
  await tx.flush();
  return true;
}

function expectInTime(order: Order, version: OrderVersion, message: string): void {
  if (!isInTime(order, version)) throw new AppError('CONFLICT', message);
}

const TOO_LATE =
  'Produkcja już się zaczęła, więc tej zmiany nie da się wprowadzić. Zadzwoń do nas.';
const TOO_LATE_TO_RECORD =
  'Produkcja zaczęła się po wysłaniu tej propozycji, więc decyzji nie można już zapisać. Wycofaj propozycję albo wyślij nową.';
