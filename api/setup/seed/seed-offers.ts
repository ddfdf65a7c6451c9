import { randomBytes, randomUUID } from 'node:crypto';
import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import {
  ORDER_FIELDS,
  ORDER_FIELD_NAMES,
  type OrderTexts,
} from '#engine/trade/fields/order-fields';
import { pick } from '#engine/trade/fields/pick';
import { valuesOf } from '#engine/trade/fields/text-field';
import { REMIND_DAYS, offerTitle } from '#engine/trade/shop/offers';
import { GOODS_ALONE, sumsWith } from '../../features/agreements/vat.js';
import type { CatalogueSnapshot } from '../../features/catalogue/catalogue-snapshot.js';
import { OfferEvent } from '../../features/offers/offer-event.entity.js';
import { OfferLine } from '../../features/offers/offer-line.entity.js';
import { OfferVersion } from '../../features/offers/offer-version.entity.js';
import { Offer } from '../../features/offers/offer.entity.js';
import { OfferQuestion } from '../../features/offers/questions/offer-question.entity.js';
import { snapshotOf } from '../../features/orders/changes/plan-change.js';
import { OrderEvent } from '../../features/orders/order-event.entity.js';
import { Order } from '../../features/orders/order.entity.js';
import { normalisePhone } from '../../shared/input/phone.js';
import { SEED_OFFERS, type SeedOffer } from './offers.js';
import { DEMO_TERMS } from './payments.js';
import { goodsOf, pricedLine } from './seed-goods.js';

const HOUR = 3_600_000;
const VALID_DAYS = 14;
const NO_TEXTS: OrderTexts = valuesOf(ORDER_FIELDS, () => null);
const NEWS = ['created', 'sent', 'opened', 'asked', 'accepted', 'lost'] as const;
const LISTED = ['totalAmount', 'validUntil', 'author', 'createdAt', 'sentAt', 'openedAt'] as const;

/** Offers in different states; the accepted one belongs to an order that must exist. */
export async function seedOffers(
  tx: EntityManager,
  snapshot: CatalogueSnapshot,
  now: Date,
): Promise<void> {
  for (const seed of SEED_OFFERS) {
    const offer = await seedOffer(tx, seed, snapshot, now);
    await tx.flush();
    if (offer.order) await noteOffer(tx, offer);
  }
  await tx.flush();
}

/** Makes the history of the order name the offer that the order comes from. */
async function noteOffer(tx: EntityManager, { id, order, currentVersion }: Offer): Promise<void> {
  const placed = await tx.findOneOrFail(OrderEvent, { order, status: 'pending' });
  placed.note = `${offerTitle(id)}, wersja ${currentVersion}`;
}

type Times = Record<(typeof NEWS)[number], Date | null>;

async function seedOffer(
  tx: EntityManager,
  seed: SeedOffer,
  snapshot: CatalogueSnapshot,
  now: Date,
): Promise<Offer> {
  const createdAt = new Date(now.getTime() - seed.hoursAgo * HOUR);
  const times = timesOf(seed, createdAt);
  const order =
    times.accepted &&
    (await tx.findOneOrFail(Order, { customerEmail: seed.customerEmail }, { populate: ['lines'] }));
  const lines = order ? snapshotOf(order).lines : newLines(tx, seed, snapshot);
  const version = versionOf(seed, times, { createdAt, lines });
  const { lost } = seed;
  const offer = tx.create(Offer, {
    ...pick(version, [...ORDER_FIELD_NAMES, ...LISTED]),
    token: randomBytes(32).toString('base64url'),
    state: stateOf(times),
    inquiry: null,
    order: order && ref(order),
    askedAt: times.asked,
    acceptedAt: times.accepted,
    lostReason: lost?.reason ?? null,
    lostNote: lost?.note ?? null,
    updatedAt: NEWS.map((news) => times[news]).findLast((at) => at) ?? createdAt,
  });
  const stored = tx.create(OfferVersion, { ...version, offer });
  for (const [position, line] of lines.entries())
    tx.create(OfferLine, { ...line, version: stored, position });
  seedHistory(tx, offer, seed, times);
  return offer;
}

function versionOf(
  { text, customerName, ...seed }: SeedOffer,
  { sent, opened, accepted }: Times,
  { createdAt, lines }: { createdAt: Date; lines: Parameters<typeof sumsWith>[0] },
) {
  const details = {
    ...NO_TEXTS,
    ...pick(seed, ['customerEmail', 'customerAddress']),
    customerName,
    customerPhone: normalisePhone(seed.customerPhone),
  };
  const sentState = sent ? ('sent' as const) : ('draft' as const);
  const validUntil = addDays(polishClock(createdAt).day, VALID_DAYS);
  return {
    ...details,
    ...sumsWith(lines, GOODS_ALONE, details),
    ...DEMO_TERMS,
    number: 1,
    state: accepted ? ('accepted' as const) : sentState,
    termWeeksFrom: 2,
    termWeeksTo: 4,
    text,
    validUntil,
    remindOn: sent && !accepted ? addDays(validUntil, -REMIND_DAYS) : null,
    author: null,
    createdAt,
    sentAt: sent,
    openedAt: opened,
    decidedAt: accepted,
    decidedName: accepted && customerName,
    consentWay: accepted && ('link' as const),
  };
}

function stateOf({ sent, accepted, lost }: Times) {
  if (accepted) return 'accepted';
  if (lost) return 'lost';
  return sent ? 'sent' : 'draft';
}

function timesOf({ hoursAfter }: SeedOffer, createdAt: Date): Times {
  const at = (hours: number | undefined) =>
    hours === undefined ? null : new Date(createdAt.getTime() + hours * HOUR);
  return {
    created: createdAt,
    sent: at(hoursAfter.sent),
    opened: at(hoursAfter.opened),
    asked: at(hoursAfter.asked),
    accepted: at(hoursAfter.accepted),
    lost: at(hoursAfter.lost),
  };
}

const newLines = (tx: EntityManager, { lines }: SeedOffer, snapshot: CatalogueSnapshot) =>
  lines.map((line) => ({
    ...goodsOf(tx, snapshot, pricedLine(snapshot, line)),
    lineId: randomUUID(),
    replacesLineId: null,
    vatRuling: null,
  }));

function seedHistory(
  tx: EntityManager,
  offer: Offer,
  { question, lost }: SeedOffer,
  times: Times,
): void {
  for (const news of NEWS) {
    const at = times[news];
    const note = news === 'lost' ? (lost?.note ?? null) : null;
    if (at) tx.create(OfferEvent, { offer, news, versionNumber: 1, at, actor: null, note });
  }
  if (question && times.asked)
    tx.create(OfferQuestion, { offer, versionNumber: 1, text: question, askedAt: times.asked });
}
