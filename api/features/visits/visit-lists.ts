import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays, countDays } from '#engine/locale/day';
import { pick } from '#engine/trade/fields/pick';
import { bestSlots } from '#engine/visits/best-slots';
import { checkDay, suits } from '#engine/visits/check-day';
import type { Slot } from '#engine/visits/free-slots';
import { type Calendar, instantOn, workingHours } from '#engine/visits/plan';
import { takesTime } from '#engine/visits/states';
import { legBetween, timelineOf, travelOf } from '#engine/visits/timeline';
import { AppError, wrongField } from '../../shared/errors.js';
import type { PageInput } from '../../shared/page.js';
import type { Company } from '../content/content.payloads.js';
import { Crew } from './crews/crew.entity.js';
import { BEST_COUNT, firstDayOf, freeTimes, lastDayAfter } from './free-times.js';
import { neededInAll } from './second-crew.js';
import { PLANNED, type ReadPlan, instantsOf, plansWith, visitCalendar } from './visit-plans.js';
import { Visit } from './visit.entity.js';
import type { VisitDaysInput, VisitSlotsInput } from './visit.inputs.js';
import type { CrewDay, VisitList, VisitSlot, VisitSlots } from './visit.payloads.js';

const MAX_DAYS = 31;

/** The visits that wait for a time, the oldest first. */
export async function listUnplanned(
  em: EntityManager,
  { limit, offset }: PageInput,
): Promise<VisitList> {
  const orderBy = { createdAt: 'asc', id: 'asc' } as const;
  const [items, totalCount] = await em.findAndCount(
    Visit,
    { state: 'asked' },
    { limit, offset, orderBy },
  );
  return { items, totalCount };
}

/**
 * The days of each crew that is in use or has visits then, by crew and day. Throws BAD_USER_INPUT for more than 31 days.
 */
export async function listCrewDays(
  em: EntityManager,
  { from, until }: VisitDaysInput,
  company: Company,
): Promise<CrewDay[]> {
  const count = countDays(from, until);
  if (count < 1) throw wrongField('until', 'Podaj dzień nie wcześniejszy niż pierwszy.');
  if (count > MAX_DAYS) throw wrongField('until', `Podaj najwyżej ${MAX_DAYS}\u00a0dni.`);
  const visits = await em.find(
    Visit,
    { startsAt: instantsOf({ from, until }), state: { $nin: ['asked', 'cancelled'] } },
    { orderBy: { startsAt: 'asc', id: 'asc' } },
  );
  const visited = [...new Set(visits.flatMap(({ crew }) => crew?.id ?? []))];
  const crews = await em.find(
    Crew,
    { $or: [{ archivedAt: null }, { id: { $in: visited } }] },
    { orderBy: { name: 'asc', id: 'asc' } },
  );
  const calendar = await visitCalendar(em, company, from);
  const taken = visits
    .filter(takesTime)
    .map((visit) => ({ ...pick(visit, PLANNED), crewId: visit.crew?.id ?? null }));
  const plans = await plansWith(em, crews, taken, { from, until });
  const days = Array.from({ length: count }, (_, index) => addDays(from, index));
  return crews.flatMap((crew, index) => {
    const plan = plans[index]!;
    const own = visits.filter((visit) => visit.crew?.id === crew.id);
    return days.map((day) => crewDay(day, crew, { plan, visits: own, calendar }));
  });
}

function crewDay(
  day: string,
  crew: Crew,
  { plan, visits, calendar }: { plan: ReadPlan; visits: readonly Visit[]; calendar: Calendar },
): CrewDay {
  const [start, end] = [instantOn(day, 0), instantOn(addDays(day, 1), 0)];
  const isThen = (instant: Date) => instant >= start && instant < end;
  const planned = {
    ...plan,
    visits: plan.visits.filter(({ during }) => isThen(during.start)),
    absences: plan.absences.filter((absence) => absence.start < end && absence.end > start),
  };
  const hours = workingHours(day, planned.crew, calendar.holidays);
  const stops = hours ? timelineOf(planned, hours) : [];
  const travel = hours ? travelOf(stops, calendar.travel) : null;
  return {
    crew,
    day,
    opensAt: hours?.start ?? null,
    closesAt: hours?.end ?? null,
    visits: visits.filter(({ startsAt }) => startsAt !== null && isThen(startsAt)),
    absences: planned.absences.map(({ row }) => row),
    conflicts: checkDay(day, planned, calendar).map(({ code, visits: of }) => ({
      code,
      visitIds: of.map(({ id }) => id),
    })),
    ways: stops.flatMap(({ visit }, index) => {
      const [before, stop] = [stops[index - 1], stops[index]];
      if (!visit || !before || !stop) return [];
      const minutes = legBetween(before, stop, calendar.travel);
      return { visitId: visit.id, minutes: Number.isFinite(minutes) ? minutes : null };
    }),
    travelMinutes: Number.isFinite(travel) ? travel : null,
  };
}

/** The free times of a visit in four weeks, of all crews or of one. Throws NOT_FOUND. */
export async function listSlots(
  em: EntityManager,
  { visitId, from, crewId }: VisitSlotsInput,
  company: Company,
  now: Date,
): Promise<VisitSlots> {
  const visit = await em.findOne(Visit, { id: visitId });
  if (!visit) throw new AppError('NOT_FOUND', 'Nie ma takiej wizyty.');
  const crews = await em.find(Crew, { archivedAt: null }, { orderBy: { id: 'asc' } });
  const needed = await neededInAll(em, visit);
  const asked = crews.find(({ id }) => id === crewId);
  // Alone, if it can; otherwise with whoever comes, too.
  const searched = asked && suits(asked, needed) ? [asked] : crews;
  const firstDay = await firstDayOf(visit, now);
  const first = from ?? firstDay;
  const calendar = await visitCalendar(em, company, first);
  const span = { from: first, until: lastDayAfter(first) };
  const found = await freeTimes(em, visit, searched, { ...span, now, calendar });
  const slots = crewId == null ? found : found.flatMap((slot) => slotOf(slot, crewId));
  const shown = (slot: Slot) => visitSlot(slot, crews);
  return {
    firstDay,
    best: bestSlots(slots, BEST_COUNT).map(shown),
    all: slots.toSorted((a, b) => +a.during.start - +b.during.start).map(shown),
  };
}

/** A slot with this crew as the first one; none where it does not come. */
function slotOf(slot: Slot, crewId: number): Slot[] {
  if (slot.crewId === crewId) return [slot];
  return slot.secondCrewId === crewId ? [{ ...slot, crewId, secondCrewId: slot.crewId }] : [];
}

const visitSlot = (
  { crewId, secondCrewId, day, during, arrival, addedTravel }: Slot,
  crews: readonly Crew[],
): VisitSlot => ({
  crewId,
  secondCrewId,
  crewName: crews.find(({ id }) => id === crewId)?.name ?? '',
  day,
  startsAt: during.start,
  endsAt: during.end,
  arrivalFrom: arrival.start,
  arrivalUntil: arrival.end,
  addedTravel,
});
