import type { EntityManager } from '@mikro-orm/postgresql';
import { CHANGED_BY } from '#engine/trade/shop/order-changes';
import { User } from '../../../identity/user.entity.js';
import { type Issuer, type StoredIssuer, storedIssuer } from '../../agreements/paper/issuer.js';
import type { OrderSnapshot } from '../../agreements/snapshot.js';
import type { CustomerMail } from '../../mail/mail-content.js';
import { queueMail } from '../../mail/queue-mail.js';
import { insertEvent } from '../insert-event.js';
import type { Order } from '../order.entity.js';
import { applyVersion } from './apply-version.js';
import { acceptedMail, correctionMails, proposalMail } from './change-mails.js';
import { OrderVersionLine } from './order-version-line.entity.js';
import { OrderVersion } from './order-version.entity.js';
import { type PlannedChange, snapshotOf } from './plan-change.js';

/** Who agreed to a change on the page of the order before it became a version, and when. */
interface Consent {
  name: string;
  at: Date;
}

interface ChangeToStore extends PlannedChange {
  /** Locked; its lines are loaded. */
  order: Order;
  reason: string;
  issuer: Issuer;
  /** Null where the customer has not agreed yet. */
  consent: Consent | null;
}

/**
 * Stores a planned change as the next version of an order, and mails it to the customer. It waits for the customer's
 * consent, unless they have given it or it only corrects their data. Flushes.
 */
export async function storeChange(
  tx: EntityManager,
  viewer: User,
  { order, reason, planned, difference, consent, ...change }: ChangeToStore,
): Promise<void> {
  const issuer = storedIssuer(change.issuer);
  await ensureFirstVersion(tx, order, issuer);
  const state = difference.needsConsent && !consent ? 'sent' : 'accepted';
  const before = order.customerEmail;
  order.latestVersion += 1;
  const version = createVersion(tx, order, planned, {
    number: order.latestVersion,
    state,
    reason,
    isLate: CHANGED_BY[order.status] === 'correctors',
    author: tx.getReference(User, viewer.id),
    createdAt: new Date(),
    issuer,
    ...(consent && { consentWay: 'link', decidedName: consent.name, decidedAt: consent.at }),
  });
  await tx.flush();
  if (state === 'accepted') await applyVersion(tx, order, version, viewer.id);
  const [first, ...others] = mails();
  const mail = first ? await queueMail(tx, first) : null;
  for (const other of others) await queueMail(tx, other);
  insertEvent(tx, viewer, order, {
    note: reason,
    versionNumber: version.number,
    versionNews: state,
    sendsMail: mail !== null,
    mailId: mail?.id ?? null,
  });
  await tx.flush();

  function mails(): CustomerMail[] {
    if (consent) return [acceptedMail(order, version)];
    if (state === 'sent') return [proposalMail(order, version, difference)];
    return correctionMails(order, difference, before);
  }
}

/** Stores the order as it was placed as version 1, before its first change or proposal; afterwards does nothing. */
async function ensureFirstVersion(
  tx: EntityManager,
  order: Order,
  issuer: StoredIssuer,
): Promise<void> {
  if (order.latestVersion > 1) return;
  createVersion(tx, order, snapshotOf(order), {
    number: 1,
    state: 'accepted',
    reason: null,
    isLate: false,
    author: null,
    createdAt: order.createdAt,
    issuer,
  });
}

type Circumstances = Pick<
  OrderVersion,
  'number' | 'state' | 'reason' | 'isLate' | 'createdAt' | 'issuer'
> &
  Partial<Pick<OrderVersion, 'consentWay' | 'decidedName' | 'decidedAt'>> & {
    author: User | null;
  };

function createVersion(
  tx: EntityManager,
  order: Order,
  { lines, ...snapshot }: OrderSnapshot,
  circumstances: Circumstances,
): OrderVersion {
  const version = tx.create(OrderVersion, { order, ...snapshot, ...circumstances });
  for (const [position, line] of lines.entries())
    tx.create(OrderVersionLine, { ...line, version, position, isMeasured: false });
  return version;
}
