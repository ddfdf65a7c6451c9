import type { EntityManager } from '@mikro-orm/postgresql';
import { polishClock } from '#engine/locale/polish-time';
import { setLocal } from '../../database/database-calls.js';
import { db } from '../../database/db.js';
import { Session } from '../../identity/session.entity.js';
import { SignInChallenge } from '../../identity/sign-in-challenge.entity.js';
import { StaffRequestKey } from '../auth/staff-request-key.entity.js';
import { Cart } from '../cart/cart.entity.js';
import { type Keeping, PERIODS, type Period } from '../content/retention-periods.js';
import { EarlierOrder } from '../earlier-orders/earlier-order.entity.js';
import { InquiryPhotograph } from '../inquiries/photographs/inquiry-photograph.entity.js';
import { OutgoingMail } from '../mail/outgoing-mail.entity.js';
import { Subscriber } from '../newsletter/subscriber.entity.js';
import { OrderVersion } from '../orders/changes/order-version.entity.js';
import { IdempotencyKey } from '../orders/placing/idempotency-key.entity.js';
import { WithdrawalNotice } from '../orders/withdrawal/withdrawal-notice.entity.js';
import { SavedProject } from '../projects/project.entity.js';
import { VisitPhotograph } from '../protocols/photographs/visit-photograph.entity.js';
import { Protocol } from '../protocols/protocol.entity.js';
import { BankTransfer } from '../statements/bank-transfer.entity.js';
import { StaffTask } from '../tasks/staff-task.entity.js';
import { WebhookEvent } from '../webhooks/webhook-event.entity.js';
import { busyCustomers } from './busy-customers.js';
import { forgetAuditEntries } from './forget-audit-entries.js';
import { forgetOrders } from './forget-orders.js';

type Forget = (tx: EntityManager, before: Date) => Promise<number>;

/**
 * Each function deletes or anonymises the rows of its kind that are older than a time and no longer needed, and returns
 * their number; kinds that depend on others come after them.
 */
const RULES: Readonly<Record<Keeping, Forget>> = {
  orders: async (tx, before) =>
    (await forgetOrders(tx, before)) +
    (await tx.nativeDelete(EarlierOrder, { orderedOn: { $lt: polishClock(before).day } })),
  bankTransfers: (tx, before) =>
    tx.nativeDelete(BankTransfer, { bookedOn: { $lt: polishClock(before).day } }),
  offers: forgetOffers,
  inquiries: forgetInquiries,
  tasks: (tx, before) => tx.nativeDelete(StaffTask, { doneAt: { $lt: before }, order: null }),
  unsentPhotographs: (tx, before) =>
    tx.nativeDelete(InquiryPhotograph, { createdAt: { $lt: before }, inquiry: null }),
  fieldPictures: forgetFieldPictures,
  unmatchedWithdrawals: (tx, before) =>
    tx.nativeDelete(WithdrawalNotice, { receivedAt: { $lt: before }, order: null }),
  carts: (tx, before) => tx.nativeDelete(Cart, { updatedAt: { $lt: before }, orderedAt: null }),
  projects: (tx, before) => tx.nativeDelete(SavedProject, { createdAt: { $lt: before } }),
  configurations: forgetConfigurations,
  customers: forgetCustomers,
  pendingSubscribers: (tx, before) =>
    tx.nativeDelete(Subscriber, { requestedAt: { $lt: before }, status: 'pending' }),
  formerSubscribers: (tx, before) =>
    tx.nativeDelete(Subscriber, { unsubscribedAt: { $lt: before } }),
  mails: (tx, before) =>
    tx.nativeDelete(OutgoingMail, {
      $or: [{ sentAt: { $lt: before } }, { sentAt: null, createdAt: { $lt: before } }],
    }),
  webhookEvents: (tx, before) => tx.nativeDelete(WebhookEvent, { createdAt: { $lt: before } }),
  auditEntries: forgetAuditEntries,
  idempotencyKeys: forgetKeys,
  sessions: forgetSessions,
};

/** Rows of a kind from before this time have expired at `now`; months and years are counted in Polish time. */
export async function expiredBefore(em: EntityManager, keeping: Keeping, now: Date): Promise<Date> {
  const { interval, fromEndOfYear }: Period = PERIODS[keeping];
  const { before } = await db(em)
    .selectNoFrom((eb) => {
      const past = eb.fn<string>('expired_before', [eb.val(now), eb.val(interval)]);
      const year = [eb.val('year'), past, eb.val('Europe/Warsaw')];
      return (fromEndOfYear ? eb.fn<string>('date_trunc', year) : past).as('before');
    })
    .executeTakeFirstOrThrow();
  return new Date(before);
}

/**
 * Deletes or anonymises everything that has expired at `now`, in one transaction; returns the number of rows of each
 * kind.
 */
export async function forgetExpired(
  em: EntityManager,
  now: Date,
): Promise<Record<Keeping, number>> {
  return em.transactional(async (tx) => {
    // Triggers let only such a transaction delete audit entries and invoices, and change notes of the ledger.
    await setLocal(tx, { forgetting: 'on' });
    const counts = {} as Record<Keeping, number>;
    for (const keeping of Object.keys(RULES) as Keeping[])
      counts[keeping] = await RULES[keeping](tx, await expiredBefore(tx, keeping, now));
    return counts;
  });
}

/**
 * Deletes inquiries whose last message, the inquiry itself or an answer to it, is older than `before`. They stay while
 * an order with the same e-mail address still contains the customer's data.
 */
async function forgetInquiries(tx: EntityManager, before: Date): Promise<number> {
  const { numDeletedRows } = await db(tx)
    .deleteFrom('Inquiry')
    .where('createdAt', '<', before)
    .where((eb) => {
      const answers = eb
        .selectFrom('InquiryAnswer as answer')
        .select('answer.id')
        .whereRef('answer.inquiry', '=', 'Inquiry.id')
        .where('answer.at', '>=', before);
      return eb.not(eb.exists(answers));
    })
    .where((eb) => {
      const email = eb.fn<string>('lower', ['Inquiry.customerEmail']);
      const orders = eb
        .selectFrom('Order as other')
        .select('other.id')
        .where('other.anonymisedAt', 'is', null)
        .where((each) => each(each.fn<string>('lower', ['other.customerEmail']), '=', email));
      return eb.not(eb.exists(orders));
    })
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes photographs of crews, and signatures; who signed when stays. */
async function forgetFieldPictures(tx: EntityManager, before: Date): Promise<number> {
  const isOld = { $lt: before };
  return (
    (await tx.nativeDelete(VisitPhotograph, { createdAt: isOld })) +
    (await tx.nativeUpdate(
      Protocol,
      { signedAt: isOld, strokes: { $ne: null } },
      { strokes: null },
    )) +
    (await tx.nativeUpdate(
      OrderVersion,
      { decidedAt: isOld, strokes: { $ne: null } },
      { strokes: null },
    ))
  );
}

async function forgetSessions(tx: EntityManager, before: Date): Promise<number> {
  const old = { expiresAt: { $lt: before } };
  await tx.nativeDelete(SignInChallenge, old);
  return tx.nativeDelete(Session, old);
}

/** Deletes customers, with all aliases, who came before `before` and have no matter any more. */
async function forgetCustomers(tx: EntityManager, before: Date): Promise<number> {
  const { numDeletedRows } = await db(tx)
    .deleteFrom('Customer')
    .where('createdAt', '<', before)
    .where((eb) => eb(eb.fn.coalesce('root', 'id'), 'not in', busyCustomers(tx)))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function forgetKeys(tx: EntityManager, before: Date): Promise<number> {
  const old = { createdAt: { $lt: before } };
  let count = 0;
  for (const keys of [IdempotencyKey, StaffRequestKey])
    count += await tx.nativeDelete<{ createdAt: Date }>(keys, old);
  return count;
}

/**
 * Deletes offers that were last changed before `before`. An offer that is neither accepted nor lost also stays for the
 * period after its last day of validity, and one that has become an order as long as the order contains the customer's
 * data.
 */
async function forgetOffers(tx: EntityManager, before: Date): Promise<number> {
  const { numDeletedRows } = await db(tx)
    .deleteFrom('Offer')
    .where('updatedAt', '<', before)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['accepted', 'lost']),
        eb('validUntil', '<', polishClock(before).day),
      ]),
    )
    .where((eb) => {
      const order = eb
        .selectFrom('Order as other')
        .select('other.id')
        .where('other.anonymisedAt', 'is', null)
        .whereRef('other.id', '=', 'Offer.order');
      return eb.not(eb.exists(order));
    })
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes old configurations that no cart, order, version of an order, offer, inquiry or project refers to. */
async function forgetConfigurations(tx: EntityManager, before: Date): Promise<number> {
  const { numDeletedRows } = await db(tx)
    .deleteFrom('SavedConfiguration')
    .where('createdAt', '<', before)
    .where((eb) => {
      const inProjects = eb
        .selectFrom('ProjectRow as row')
        .select('row.id')
        .whereRef('row.configuration', '=', 'SavedConfiguration.id');
      const [inCarts, inOrders, inVersions, inOffers, inInquiries] = [
        eb
          .selectFrom('CartLine as line')
          .select('line.id')
          .whereRef('line.configuration', '=', 'SavedConfiguration.id'),
        eb
          .selectFrom('OrderLine as line')
          .select('line.id')
          .whereRef('line.savedConfiguration', '=', 'SavedConfiguration.id'),
        eb
          .selectFrom('OrderVersionLine as line')
          .select('line.id')
          .whereRef('line.savedConfiguration', '=', 'SavedConfiguration.id'),
        eb
          .selectFrom('OfferLine as line')
          .select('line.id')
          .whereRef('line.savedConfiguration', '=', 'SavedConfiguration.id'),
        eb
          .selectFrom('Inquiry as inquiry')
          .select('inquiry.id')
          .whereRef('inquiry.configuration', '=', 'SavedConfiguration.id'),
      ];
      const uses = [inCarts, inOrders, inVersions, inOffers, inInquiries, inProjects];
      return eb.not(eb.or(uses.map((use) => eb.exists(use))));
    })
    .executeTakeFirst();
  return Number(numDeletedRows);
}
