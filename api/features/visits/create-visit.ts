import type { EntityManager } from '@mikro-orm/postgresql';
import type { VisitKind } from '#engine/visits/kinds';
import { User } from '../../identity/user.entity.js';
import { AppError, wrongField } from '../../shared/errors.js';
import { asStaff } from '../audit/as-staff.js';
import { queueMail } from '../mail/queue-mail.js';
import { Offer } from '../offers/offer.entity.js';
import { Order } from '../orders/order.entity.js';
import { expectKnownPlace } from './crews/crews.js';
import { type MailedVisit, askedMail } from './visit-mails.js';
import { type Subject, lockSubject, matterOf, needsOfSubject, placeOf } from './visit-subject.js';
import { Visit } from './visit.entity.js';
import type { CreateVisitInput } from './visit.inputs.js';

/**
 * Adds the visits that a piece of work takes, one for each day, without a time. Throws BAD_USER_INPUT for a subject that
 * does not exist or has no such visits and for an unknown place, CONFLICT while one of this kind waits for its time.
 */
export function createVisits(
  em: EntityManager,
  actor: User,
  input: CreateVisitInput,
  mailed: MailedVisit,
): Promise<Visit[]> {
  return asStaff(em, actor, async (tx) => {
    const subject = await lockSubject(tx, input.about, input.kind);
    const visits = await addVisits(tx, subject, input, actor);
    const [first] = visits;
    if (input.asksCustomer && first)
      await queueMail(tx, askedMail(first, await matterOf(first), mailed));
    await tx.flush();
    return visits;
  });
}

type Wanted = Pick<CreateVisitInput, 'kind'> & Partial<CreateVisitInput>;

/** Adds visits about a locked subject; the author is null where the customer asks for them. */
export async function addVisits(
  tx: EntityManager,
  subject: Subject,
  { kind, minutes, skills, people, postcode, address, note }: Wanted,
  author: User | null,
): Promise<Visit[]> {
  const about = aboutOf(subject);
  if ((await tx.count(Visit, { ...about, kind, state: 'asked' } as object)) > 0)
    throw new AppError('CONFLICT', 'Taka wizyta czeka już na termin.');
  const needs = await needsOfSubject(tx, subject, kind);
  const place = placeOf(subject);
  const common = {
    kind,
    skills: skills ?? [...needs.skills],
    people: people ?? needs.people,
    postcode: postcode ?? place.postcode,
    address: (address ?? place.address).trim(),
    note: note?.trim() ?? '',
    author: author && tx.getReference(User, author.id),
  };
  expectKnownPlace(common.postcode);
  if (common.address === '') throw wrongField('address', 'Podaj adres wizyty.');
  const days = minutes == null ? needs.days : [minutes];
  return days.map((each) => tx.create(Visit, { ...common, ...about, minutes: each }));
}

function aboutOf(subject: Subject) {
  if (subject instanceof Order) return { order: subject };
  return subject instanceof Offer ? { offer: subject } : { inquiry: subject };
}

/** Whether an order has a visit of this kind that is neither cancelled nor failed. */
export const hasVisit = async (
  tx: EntityManager,
  order: Order,
  kind: VisitKind,
): Promise<boolean> =>
  (await tx.count(Visit, { order, kind, state: { $nin: ['cancelled', 'failed'] } })) > 0;
