import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { polishClock } from '#engine/locale/polish-time';
import { checkDay } from '#engine/visits/check-day';
import { orderOfDay } from '#engine/visits/order-of-day';
import { type Calendar, workingHours } from '#engine/visits/plan';
import { timelineOf, travelOf } from '#engine/visits/timeline';
import type { User } from '../../identity/user.entity.js';
import { AppError } from '../../shared/errors.js';
import { asStaff } from '../audit/as-staff.js';
import { Crew } from './crews/crew.entity.js';
import { lockCrew } from './crews/crews.js';
import { plannedAt, setTime } from './place-visit.js';
import type { Planning } from './planning.js';
import { type ReadPlan, readPlans, visitCalendar } from './visit-plans.js';
import { Visit } from './visit.entity.js';
import type { CrewDayInput, OrderDayInput } from './visit.inputs.js';
import type { DayOrder } from './visit.payloads.js';

const NOTHING: DayOrder = { moves: [], savedMinutes: 0 };

/**
 * An order of a crew's day with less travel. Only visits that are held and not pinned get other times: customers have
 * agreed to those of the others. Without moves where there is no better one, and for today and days that have passed.
 * Throws NOT_FOUND.
 */
export async function proposeOrder(
  em: EntityManager,
  { crewId, day }: CrewDayInput,
  { company, now }: Pick<Planning, 'company' | 'now'>,
): Promise<DayOrder> {
  const crew = await em.findOne(Crew, { id: crewId });
  if (!crew) throw new AppError('NOT_FOUND', 'Nie ma takiej ekipy.');
  if (day <= polishClock(now).day) return NOTHING;
  const days = { from: day, until: day };
  const [plan] = await readPlans(em, [crew], days);
  const ids = plan!.visits.map(({ id }) => id);
  const seconds = await em.find(Visit, { main: { $in: ids } });
  // What two crews do together stays.
  const alone = ids.filter((id) => !seconds.some(({ main }) => main?.id === id));
  const held = await em.find(Visit, {
    id: { $in: alone },
    main: null,
    state: 'offered',
    isPinned: false,
  });
  return betterOrder(day, plan!, held, await visitCalendar(em, company, day));
}

function betterOrder(
  day: string,
  plan: ReadPlan,
  held: readonly Visit[],
  calendar: Calendar,
): DayOrder {
  const heldById = new Map(held.map((visit) => [visit.id, visit]));
  const visits = plan.visits.map((visit) =>
    heldById.has(visit.id) ? { ...visit, arrival: null } : { ...visit, isPinned: true },
  );
  const hours = workingHours(day, plan.crew, calendar.holidays);
  const order = orderOfDay(day, { ...plan, visits }, calendar);
  if (!hours || !order) return NOTHING;
  const savedMinutes = travelOf(timelineOf(plan, hours), calendar.travel) - order.travelMinutes;
  const planned = order.visits.map(({ visit, during }) => ({ ...visit, during }));
  if (savedMinutes <= 0 || checkDay(day, { ...plan, visits: planned }, calendar).length > 0)
    return NOTHING;
  const moves = order.visits.flatMap(({ visit, during: { start: startsAt } }) => {
    const moved = heldById.get(visit.id);
    return moved && +startsAt !== Number(moved.startsAt) ? { visit: moved, startsAt } : [];
  });
  return { moves, savedMinutes };
}

/**
 * Gives a crew's day the order that was proposed. Throws NOT_FOUND, CHANGED_MEANWHILE where another one, or none, would
 * be proposed by now.
 */
export function orderDay(
  em: EntityManager,
  actor: User,
  { moves: seen, ...crewDay }: OrderDayInput,
  planning: Planning,
): Promise<Visit[]> {
  return asStaff(em, actor, async (tx) => {
    const locked = await tx.find(
      Visit,
      { id: { $in: seen.map(({ visitId }) => visitId) } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
    const crew = await lockCrew(tx, crewDay.crewId);
    const order = await proposeOrder(tx, crewDay, planning);
    const isSame =
      seen.length > 0 &&
      order.moves.length === seen.length &&
      seen.every(({ visitId, startsAt }) =>
        order.moves.some((move) => move.visit.id === visitId && +move.startsAt === +startsAt),
      );
    if (!isSame || locked.length !== seen.length) throw new AppError('CHANGED_MEANWHILE');
    for (const { visit, startsAt } of order.moves)
      setTime(visit, crew, { ...plannedAt(visit, startsAt), state: 'offered' });
    await tx.flush();
    return locked;
  });
}
