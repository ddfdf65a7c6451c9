import { LockMode } from '@mikro-orm/core';
import { type EntityManager, ref } from '@mikro-orm/postgresql';
import { polishClock } from '#engine/locale/polish-time';
import { CONFLICT_LABELS, checkDay } from '#engine/visits/check-day';
import { type Slot, arrivalOf } from '#engine/visits/free-slots';
import type { Calendar, TimeRange } from '#engine/visits/plan';
import { MINUTE_MS } from '#engine/visits/plan';
import type { VisitState } from '#engine/visits/states';
import { AppError, wrongField } from '../../shared/errors.js';
import type { Crew } from './crews/crew.entity.js';
import { type Planned, neededOf, readPlans } from './visit-plans.js';
import { Visit } from './visit.entity.js';

/** Locks a visit, which comes before any lock of a crew. Throws NOT_FOUND. */
export async function lockVisit(tx: EntityManager, where: { id: string } | { token: string }) {
  const visit = await tx.findOne(Visit, where, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    refresh: true,
  });
  if (!visit) throw new AppError('NOT_FOUND', 'Nie ma takiej wizyty.');
  return visit;
}

/**
 * Checks that a locked crew can do a visit at a time, besides all that it has planned. Throws CONFLICT, which names what
 * is wrong.
 */
export async function expectFree(
  tx: EntityManager,
  crew: Crew,
  planned: Planned,
  calendar: Calendar,
): Promise<void> {
  const { day } = polishClock(planned.during.start);
  const [plan] = await readPlans(tx, [crew], { from: day, until: day, without: planned.id });
  if (!plan) return;
  const conflicts = checkDay(day, { ...plan, visits: [...plan.visits, planned] }, calendar);
  const own = conflicts.filter(({ visits }) => visits.includes(planned));
  if (own.length === 0) return;
  const labels = new Set(own.map(({ code }) => CONFLICT_LABELS[code]));
  throw wrongField('startsAt', `${[...labels].join('. ')}.`, 'CONFLICT');
}

/** What of a visit its time depends on. */
export const TIMED = [
  'id',
  'minutes',
  'postcode',
  'people',
  'skills',
  'isPinned',
  'arrivalFrom',
  'arrivalUntil',
] as const satisfies (keyof Visit)[];

/** The time of a visit with a begin; the customer keeps the promised arrival as long as the begin lies in it. */
export function plannedAt(
  visit: Pick<Visit, (typeof TIMED)[number]>,
  start: Date,
): Planned & { arrival: TimeRange } {
  const { id, minutes, arrivalFrom, arrivalUntil } = visit;
  const isPromised = arrivalFrom && arrivalUntil && start >= arrivalFrom && start < arrivalUntil;
  const arrival = isPromised ? { start: arrivalFrom, end: arrivalUntil } : arrivalOf(+start);
  const during = { start, end: new Date(+start + minutes * MINUTE_MS) };
  return { id, ...neededOf(visit), during, arrival };
}

/** A time of a visit, and the state that it has with it. */
export interface Timed extends Pick<Slot, 'during' | 'arrival'> {
  state: VisitState;
}

/** Gives a locked visit a time that is free under the lock of the crew. */
export function setTime(visit: Visit, crew: Crew, { during, arrival, state }: Timed): void {
  if (+during.start !== Number(visit.startsAt)) visit.remindedAt = null;
  visit.crew = ref(crew);
  visit.startsAt = during.start;
  visit.endsAt = during.end;
  visit.arrivalFrom = arrival.start;
  visit.arrivalUntil = arrival.end;
  visit.state = state;
  visit.reason = '';
  visit.sequence += 1;
}

/** Takes the time of a visit away, which then waits for another one. */
export function clearTime(visit: Visit): void {
  visit.crew = null;
  visit.startsAt = null;
  visit.endsAt = null;
  visit.arrivalFrom = null;
  visit.arrivalUntil = null;
  visit.remindedAt = null;
  visit.isPinned = false;
  visit.sequence += 1;
}
