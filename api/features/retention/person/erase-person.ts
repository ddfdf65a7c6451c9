import type { EntityManager } from '@mikro-orm/postgresql';
import { setLocal } from '../../../database/database-calls.js';
import { db } from '../../../database/db.js';
import type { User } from '../../../identity/user.entity.js';
import { AppError } from '../../../shared/errors.js';
import { AuditEntry } from '../../audit/audit-entry.entity.js';
import { PERIODS } from '../../content/retention-periods.js';
import { forgetAuditEntries } from '../forget-audit-entries.js';
import type { ErasePersonalDataInput, PersonalDataPart } from './person.inputs.js';
import { type Person, findPerson } from './person.js';

/** The rows of a person that erasing deletes, and those that must stay. */
interface Plan {
  inquiries: Parted;
  offers: Parted;
  mails: Parted<string>;
  /** Requests that were never confirmed go; consents that were given stay as a proof, withdrawn. */
  subscribers: Parted<string>;
  withdrawals: number;
  orders: readonly number[];
  /** How many orders of the system that the shop had before. */
  earlierOrders: number;
  /** The cards go unless an order stays. */
  customers: Parted;
}

interface Parted<Id = number> {
  goes: readonly Id[];
  stays: readonly Id[];
}

/**
 * What erasing would delete. Orders stay until the end of their period, because of the books and of claims, and with
 * them the inquiries and offers that belong to them; complaints stay while any order does.
 */
export async function planErasure(em: EntityManager, person: Person): Promise<Plan> {
  const ofKind = (kind: string) => person.matters.filter((matter) => matter.kind === kind);
  const orders = ofKind('order').map(({ number }) => number);
  const earlierOrders = ofKind('earlier_order').length;
  const hasOrders = orders.length + earlierOrders > 0;
  const [inquiries, offers, mails, subscribers, withdrawals] = await Promise.all([
    db(em)
      .selectFrom('Inquiry')
      .select(['id', 'order', 'inquiryType'])
      .where('id', 'in', orNone(ofKind('inquiry')))
      .execute(),
    db(em)
      .selectFrom('Offer')
      .select(['id', 'order', 'inquiry'])
      .where('id', 'in', orNone(ofKind('offer')))
      .execute(),
    db(em)
      .selectFrom('OutgoingMail')
      .select(['id', 'orderId', 'inquiryId', 'offerId'])
      .where((eb) => eb(eb.fn<string>('lower', ['recipient']), 'in', person.keys))
      .execute(),
    db(em)
      .selectFrom('Subscriber')
      .select(['id', 'confirmedAt'])
      .where('email', 'in', person.keys)
      .execute(),
    db(em)
      .selectFrom('WithdrawalNotice')
      .select('id')
      .where((eb) => eb(eb.fn<string>('lower', ['email']), 'in', person.keys))
      .where('order', 'is', null)
      .execute(),
  ]);
  const staysOffer = parted(offers, ({ order }) => order !== null);
  const ofOffers = offers.filter(({ id }) => staysOffer.stays.includes(id));
  const staysInquiry = parted(
    inquiries,
    ({ id, order, inquiryType }) =>
      order !== null ||
      ofOffers.some(({ inquiry }) => inquiry === id) ||
      (hasOrders && CLAIMS.includes(inquiryType)),
  );
  return {
    orders,
    earlierOrders,
    offers: staysOffer,
    inquiries: staysInquiry,
    mails: parted(
      mails,
      ({ orderId, inquiryId, offerId }) =>
        orderId !== null ||
        (inquiryId !== null && staysInquiry.stays.includes(inquiryId)) ||
        (offerId !== null && staysOffer.stays.includes(offerId)),
    ),
    subscribers: parted(subscribers, ({ confirmedAt }) => confirmedAt !== null),
    withdrawals: withdrawals.length,
    customers: parted(
      person.customerIds.map((id) => ({ id })),
      () => hasOrders,
    ),
  };
}

const CLAIMS: readonly string[] = ['complaint', 'warranty'];

/** SQL has no empty list; no row has the number 0. */
const orNone = (matters: readonly { number: number }[]): number[] =>
  matters.length > 0 ? matters.map(({ number }) => number) : [0];

function parted<Row extends { id: Id }, Id extends string | number>(
  rows: readonly Row[],
  stays: (row: Row) => boolean,
): Parted<Row['id']> {
  const ids = (some: readonly Row[]) => some.map(({ id }) => id);
  return { stays: ids(rows.filter(stays)), goes: ids(rows.filter((row) => !stays(row))) };
}

/** The plan in words: what goes, and what stays with the reason. */
export function partsOf(plan: Plan): { goes: PersonalDataPart[]; stays: PersonalDataPart[] } {
  const part = (label: string, count: number, reason: string | null = null) =>
    count > 0 ? [{ label, count, reason }] : [];
  return {
    goes: [
      ...part(
        'Zapytania z\u00a0odpowiedziami, zdjęciami i\u00a0rozmowami',
        plan.inquiries.goes.length,
      ),
      ...part('Oferty bez zamówienia', plan.offers.goes.length),
      ...part('Wiadomości e-mail', plan.mails.goes.length),
      ...part('Niepotwierdzone zapisy do newslettera', plan.subscribers.goes.length),
      ...part('Karty klienta z\u00a0notatkami', plan.customers.goes.length),
    ],
    stays: [
      ...part(
        'Zamówienia z\u00a0fakturami, wpłatami, notatkami i\u00a0historią',
        plan.orders.length,
        `Księgi i\u00a0roszczenia: ${PERIODS.orders.duration}.`,
      ),
      ...part(
        'Zamówienia z\u00a0dawnego systemu',
        plan.earlierOrders,
        `Księgi i\u00a0roszczenia: ${PERIODS.orders.duration}.`,
      ),
      ...part(
        'Oferty, z\u00a0których powstało zamówienie',
        plan.offers.stays.length,
        'Są umową: tak długo jak zamówienie.',
      ),
      ...part(
        'Zapytania do zamówień, reklamacje i\u00a0gwarancja',
        plan.inquiries.stays.length,
        'Obrona przed roszczeniami: tak długo jak zamówienie.',
      ),
      ...part(
        'Wiadomości o\u00a0tych sprawach',
        plan.mails.stays.length,
        `Dowód, co klient dostał: ${PERIODS.mails.duration}.`,
      ),
      ...part(
        'Zgody na newsletter, od teraz wycofane',
        plan.subscribers.stays.length,
        `Dowód zgody: ${PERIODS.formerSubscribers.duration}.`,
      ),
      ...part(
        'Oświadczenia o\u00a0odstąpieniu bez zamówienia',
        plan.withdrawals,
        `Obrona przed roszczeniami: ${PERIODS.unmatchedWithdrawals.duration}.`,
      ),
      ...part(
        'Karty klienta, od teraz bez notatek i\u00a0plików',
        plan.customers.stays.length,
        'Tak długo jak zamówienia, do których prowadzą.',
      ),
    ],
  };
}

/** How many rows go: the proof that who erases has seen the plan. */
export const goingCount = ({ inquiries, offers, mails, subscribers, customers }: Plan): number =>
  [inquiries, offers, mails, subscribers, customers].reduce(
    (sum, { goes }) => sum + goes.length,
    0,
  );

/**
 * Deletes what need not stay of a person, in one transaction; the audit log records who did it and how much, without the
 * data. Throws CHANGED_MEANWHILE where something has come or gone since the plan was seen.
 */
export function erasePerson(
  em: EntityManager,
  actor: Pick<User, 'id' | 'viaToken'>,
  { who, seenCount }: ErasePersonalDataInput,
): Promise<void> {
  return em.transactional(async (tx) => {
    // Triggers let only such a transaction delete audit entries; without an actor they record nothing themselves.
    await setLocal(tx, { forgetting: 'on' });
    const person = await findPerson(tx, who);
    const plan = await planErasure(tx, person);
    if (goingCount(plan) !== seenCount) throw new AppError('CHANGED_MEANWHILE');
    await deleteRows(tx, plan);
    await forgetAuditEntries(tx, new Date(0));
    const { goes, stays } = partsOf(plan);
    const counted = (parts: readonly PersonalDataPart[]) =>
      parts.map(({ label, count }) => `${label}: ${count}`);
    await tx.insert(AuditEntry, {
      actor: actor.id,
      token: actor.viaToken?.id ?? null,
      action: 'deleted',
      subjectType: 'personal_data',
      subjectId: String(person.customer?.id ?? 0),
      before: null,
      after: { deleted: counted(goes), kept: counted(stays) },
    });
  });
}

async function deleteRows(tx: EntityManager, plan: Plan): Promise<void> {
  const { inquiries, offers, mails, subscribers, customers } = plan;
  const going = {
    OutgoingMail: mails.goes,
    Offer: offers.goes,
    Inquiry: inquiries.goes,
    Subscriber: subscribers.goes,
    Customer: customers.goes,
  };
  for (const [entity, ids] of Object.entries(going))
    if (ids.length > 0)
      await db(tx)
        // The compiler takes each entity for `Inquiry`; all have an id.
        .deleteFrom(entity as 'Inquiry')
        .where('id', 'in', ids as number[])
        .execute();
  if (customers.stays.length > 0) {
    await db(tx)
      .updateTable('Customer')
      .set({ notes: '' })
      .where('id', 'in', customers.stays)
      .execute();
    await db(tx).deleteFrom('AttachedFile').where('customer', 'in', customers.stays).execute();
  }
  if (subscribers.stays.length > 0)
    await db(tx)
      .updateTable('Subscriber')
      .set({ status: 'unsubscribed', unsubscribedAt: new Date() })
      .where('id', 'in', subscribers.stays)
      .where('unsubscribedAt', 'is', null)
      .execute();
}
