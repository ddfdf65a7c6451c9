import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { polishClock } from '#engine/locale/polish-time';
import { bestSlots } from '#engine/visits/best-slots';
import type { Slot } from '#engine/visits/free-slots';
import type { User } from '../../../identity/user.entity.js';
import { AppError } from '../../../shared/errors.js';
import { asViewer } from '../../audit/as-staff.js';
import type { Company } from '../../content/content.payloads.js';
import { queueMail } from '../../mail/queue-mail.js';
import { findOrderByToken, lockOrders } from '../../orders/find-order.js';
import { cancel, tellPlanned } from '../change-visit.js';
import { addVisits, hasVisit } from '../create-visit.js';
import { Crew } from '../crews/crew.entity.js';
import {
  BEST_COUNT,
  changeableUntil,
  firstDayOf,
  firstOwnDay,
  freeTimes,
  lastDayAfter,
} from '../free-times.js';
import { lockVisit } from '../place-visit.js';
import type { Planning } from '../planning.js';
import { followMain, setCrews } from '../second-crew.js';
import { staffMail } from '../visit-mails.js';
import { holidaysNear, visitCalendar } from '../visit-plans.js';
import { canBeInstalled, matterOf } from '../visit-subject.js';
import { Visit } from '../visit.entity.js';
import type { ArrivalTime, ArrivalTimes, ArrivalTimesInput } from './own-visit.inputs.js';

const TOKEN = /^[\w-]{43}$/;
const IN_USE = { archivedAt: null } as const;

/** The visit with this token, or null. */
export async function findVisitByToken(em: EntityManager, token: string): Promise<Visit | null> {
  const visit = TOKEN.test(token) ? await em.findOne(Visit, { token, main: null }) : null;
  if (visit) visit.isOwn = true;
  return visit;
}

const unknownVisit = (): AppError => new AppError('NOT_FOUND', 'Nie ma takiej wizyty.');

/** The times that the customer can choose, whichever crew comes. Throws NOT_FOUND. */
export async function arrivalTimes(
  em: EntityManager,
  { token, from }: ArrivalTimesInput,
  company: Company,
  now: Date,
): Promise<ArrivalTimes> {
  const visit = await findVisitByToken(em, token);
  if (!visit) throw unknownVisit();
  const crews = await em.find(Crew, IN_USE);
  const earliest = await earliestOf(visit, { company, now });
  const first = from && from > earliest ? from : earliest;
  const until = lastDayAfter(first);
  const slots = await ownTimes(em, visit, crews, { company, now, from: first, until });
  return {
    lastDay: until,
    best: bestSlots(slots, BEST_COUNT).map(arrivalTime),
    all: slots.toSorted((a, b) => +a.arrival.start - +b.arrival.start).map(arrivalTime),
  };
}

const arrivalTime = ({ day, arrival }: Slot): ArrivalTime => ({
  day,
  arrivalFrom: arrival.start,
  arrivalUntil: arrival.end,
});

interface OwnDays {
  company: Company;
  now: Date;
  from: string;
  until: string;
}

/** The first day that the customer can choose. */
const earliestOf = async (visit: Visit, { company, now }: Pick<OwnDays, 'company' | 'now'>) =>
  firstOwnDay(await firstDayOf(visit, now), now, holidaysNear(company, polishClock(now).day));

/** Free times of these days that the customer can choose, the cheapest of each arrival. */
async function ownTimes(
  em: EntityManager,
  visit: Visit,
  crews: readonly Crew[],
  { company, ...days }: OwnDays,
): Promise<Slot[]> {
  const calendar = await visitCalendar(em, company, days.from);
  const slots = await freeTimes(em, visit, crews, { ...days, calendar });
  const byArrival = new Map<number, Slot>();
  // The first of each is the one with the least added travel.
  for (const slot of slots)
    if (!byArrival.has(+slot.arrival.start)) byArrival.set(+slot.arrival.start, slot);
  return [...byArrival.values()];
}

/** The visit that a customer may change. Throws NOT_FOUND, CONFLICT where it is too late or was agreed on otherwise. */
async function lockOwnVisit(tx: EntityManager, token: string, planning: Planning): Promise<Visit> {
  if (!TOKEN.test(token)) throw unknownVisit();
  const visit = await lockVisit(tx, { token });
  const until = ownChangeUntil(visit, planning.company);
  if (until === null || until < planning.now || (await matterOf(visit)).isOver)
    throw new AppError('CONFLICT', TOO_LATE);
  return visit;
}

const FOREVER = new Date('2100-12-31T00:00:00Z');

/** Until when the customer can change a visit; null where it is over, cancelled or pinned, `FOREVER` without a time. */
function ownChangeUntil({ state, startsAt, isPinned }: Visit, company: Company): Date | null {
  if (state === 'asked') return FOREVER;
  if ((state !== 'offered' && state !== 'confirmed') || isPinned || !startsAt) return null;
  const { day } = polishClock(startsAt);
  return changeableUntil(day, holidaysNear(company, day));
}

/** As the customer is shown it: null also for a visit without a time, and where it is too late. */
export function shownChangeUntil(visit: Visit, company: Company, now: Date): Date | null {
  const until = ownChangeUntil(visit, company);
  return until === FOREVER || until === null || until < now ? null : until;
}

/**
 * Gives a visit the time with this arrival that the customer has chosen, of the crew whose day gets the least travel by
 * it; an offered visit is confirmed by its own arrival. Throws NOT_FOUND, CONFLICT where the time is no longer free or
 * the visit can no longer be changed.
 */
export function chooseTime(
  em: EntityManager,
  viewer: User | null,
  { token, arrivalFrom }: { token: string; arrivalFrom: Date },
  planning: Planning,
): Promise<void> {
  return asViewer(em, viewer, async (tx) => {
    const visit = await lockOwnVisit(tx, token, planning);
    const before = { state: visit.state, arrivalFrom: visit.arrivalFrom };
    const isItsOwn = +arrivalFrom === Number(visit.arrivalFrom);
    if (isItsOwn && visit.state === 'confirmed') return;
    if (isItsOwn) {
      visit.state = 'confirmed';
      await followMain(tx, visit);
    } else await move(tx, visit, arrivalFrom, planning);
    await tellPlanned(tx, visit, before, planning);
    await tellStaff(tx, visit, before.state === 'confirmed' ? 'moved' : 'chosen', planning);
    await tx.flush();
  });
}

async function move(
  tx: EntityManager,
  visit: Visit,
  arrivalFrom: Date,
  { company, now }: Planning,
): Promise<void> {
  // All crews: which of them comes is known only under their locks.
  const crews = await tx.find(Crew, IN_USE, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    orderBy: { id: 'asc' },
    refresh: true,
  });
  const { day } = polishClock(arrivalFrom);
  const isTooEarly = day < (await earliestOf(visit, { company, now }));
  const slots = isTooEarly
    ? []
    : await ownTimes(tx, visit, crews, { company, now, from: day, until: day });
  const slot = slots.find(({ arrival }) => +arrival.start === +arrivalFrom);
  const crew = crews.find(({ id }) => id === slot?.crewId);
  const second = crews.find(({ id }) => id === slot?.secondCrewId) ?? null;
  if (!slot || !crew) throw new AppError('CONFLICT', TAKEN);
  await setCrews(tx, visit, [crew, second], { ...slot, state: 'confirmed' });
}

/** Cancels a visit as the customer. Throws NOT_FOUND, CONFLICT where it is too late. */
export function cancelOwnVisit(
  em: EntityManager,
  viewer: User | null,
  token: string,
  planning: Planning,
): Promise<void> {
  return asViewer(em, viewer, async (tx) => {
    const visit = await lockOwnVisit(tx, token, planning);
    await cancel(tx, visit);
    await tellStaff(tx, visit, 'cancelled', planning);
    await tx.flush();
  });
}

async function tellStaff(
  tx: EntityManager,
  visit: Visit,
  news: 'chosen' | 'moved' | 'cancelled',
  { company }: Planning,
): Promise<void> {
  if (company.email)
    await queueMail(tx, staffMail(news, visit, await matterOf(visit), company.email));
}

/**
 * Adds the installation of an order whose customer wants to choose its time. Throws NOT_FOUND, CONFLICT where nothing is
 * installed, the order is not confirmed, or there is an installation already.
 */
export function requestInstallation(
  em: EntityManager,
  viewer: User | null,
  token: string,
): Promise<Visit[]> {
  return asViewer(em, viewer, async (tx) => {
    const found = await findOrderByToken(tx, token);
    if (!found) throw new AppError('NOT_FOUND', 'Nie ma takiego zamówienia.');
    const [order] = await lockOrders(tx, [found.id]);
    if (!order || !(await canBeInstalled(order)) || (await hasVisit(tx, order, 'installation')))
      throw new AppError('CONFLICT', 'Montażu tego zamówienia nie można teraz umówić.');
    const visits = await addVisits(tx, order, { kind: 'installation' }, null);
    await tx.flush();
    for (const visit of visits) visit.isOwn = true;
    return visits;
  });
}

const TAKEN = 'Ten termin właśnie został zajęty. Wybierz inny.';
const TOO_LATE = 'Tej wizyty nie można już zmienić na stronie. Zadzwoń do nas.';
