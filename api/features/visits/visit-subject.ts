import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isOfAccessories } from '#engine/trade/shop/order-status';
import type { VisitKind } from '#engine/visits/kinds';
import { type VisitGoods, type VisitNeeds, needsOf } from '#engine/visits/needs';
import { isKnownPlace } from '#engine/visits/travel';
import { wrongField } from '../../shared/errors.js';
import type { AgreedGoods } from '../agreements/agreed-goods.js';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import { versionOf } from '../offers/find-offer.js';
import { Offer } from '../offers/offer.entity.js';
import { Order } from '../orders/order.entity.js';
import type { Visit } from './visit.entity.js';
import type { VisitAboutInput, VisitSubject } from './visit.inputs.js';
import type { VisitAbout } from './visit.payloads.js';

const SUBJECTS = { order: Order, offer: Offer, inquiry: Inquiry } as const;

export type Subject = Order | Offer | Inquiry;

/** What a visit is about, and whom the crew meets. */
export interface Matter extends VisitAbout {
  customerEmail: string | null;
}

/** The order, offer or inquiry of a visit with its customer. */
export async function matterOf(visit: Visit): Promise<Matter> {
  const [order, offer, inquiry] = await Promise.all([
    visit.order?.load(),
    visit.offer?.load(),
    visit.inquiry?.load(),
  ]);
  if (order) return matter('order', order);
  if (offer) return matter('offer', offer);
  if (inquiry) return matter('inquiry', inquiry);
  throw new Error(`visit ${visit.id} is about nothing that can be read`);
}

const matter = (kind: VisitSubject, subject: Subject): Matter => ({
  kind,
  number: subject.id,
  customerName: subject.customerName,
  customerEmail: subject.customerEmail,
  customerPhone: subject.customerPhone,
  isOver: isOver(subject),
});

const isOver = (subject: Subject): boolean =>
  (subject instanceof Order && subject.status === 'cancelled') ||
  (subject instanceof Offer && subject.state === 'lost');

/** Locks what a new visit is about. Throws BAD_USER_INPUT where there is none, and where it has no such visits. */
export async function lockSubject(
  tx: EntityManager,
  { kind: subjectKind, number: id }: VisitAboutInput,
  kind: VisitKind,
): Promise<Subject> {
  const subject = await tx.findOne<Subject>(
    SUBJECTS[subjectKind],
    { id },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!subject) throw wrongField('about.number', 'Nie ma takiej sprawy.');
  if (kind === 'installation' && !(subject instanceof Order))
    throw wrongField('about.kind', 'Montaż można umówić tylko do zamówienia.');
  if (isOver(subject))
    throw wrongField('about.number', 'Zamówienie jest anulowane albo oferta przegrana.');
  return subject;
}

/** What a visit of this kind takes, by the goods of its subject. */
export async function needsOfSubject(
  tx: EntityManager,
  subject: Subject,
  kind: VisitKind,
): Promise<VisitNeeds> {
  const needs = needsOf(kind, await goodsOf(tx, subject));
  return kind === 'measuring' ? { ...needs, skills: ['measuring'] } : needs;
}

async function goodsOf(tx: EntityManager, subject: Subject): Promise<VisitGoods[]> {
  if (subject instanceof Order) return (await subject.lines.loadItems()).map(visitGoods);
  if (subject instanceof Offer)
    return [...(await versionOf(tx, subject, subject.currentVersion)).lines].map(visitGoods);
  const configured = await subject.configuration?.load();
  return configured ? [{ configuration: configured.settings, quantity: 1 }] : [];
}

const visitGoods = ({ settings: configuration, quantity }: AgreedGoods): VisitGoods => ({
  configuration,
  quantity,
});

/** Where the crew comes to, as the customer has said; empty texts where that is not known. */
export function placeOf(subject: Subject): { postcode: string; address: string } {
  if (subject instanceof Inquiry) {
    const { street, postalCode, city } = subject;
    const town = [postalCode, city].filter(Boolean).join(' ');
    return {
      postcode: postalCode ?? '',
      address: [street, town].filter(Boolean).join(', '),
    };
  }
  const address = subject.customerAddress ?? '';
  return { postcode: /\d\d-\d{3}/.exec(address)?.[0] ?? '', address };
}

/** Whether the customer can arrange an installation: the order is confirmed, and has goods and a place for one. */
export async function canBeInstalled(order: Order): Promise<boolean> {
  if (order.status === 'pending' || order.status === 'cancelled') return false;
  if (!isKnownPlace(placeOf(order).postcode)) return false;
  return !isOfAccessories(await order.lines.loadItems());
}
