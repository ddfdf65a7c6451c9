import { grouped } from '../goods/model/grouped.js';
import { addDays, countDays } from '../locale/day.js';
import { polishClock } from '../locale/polish-time.js';
import { checkDay, suits } from './check-day.js';
import {
  type Calendar,
  type CrewPlan,
  MINUTE_MS,
  type PlannedVisit,
  type TimeRange,
  workingHours,
} from './plan.js';
import { type Stop, hasBreak, legBetween, timelineOf } from './timeline.js';
import { sharesOf } from './two-crews.js';

/** A visit that looks for its time. */
export interface VisitRequest extends Pick<PlannedVisit, 'postcode' | 'people' | 'skills'> {
  readonly minutes: number;
  /** The first and the last day on which it may be: "2026-11-21". */
  readonly from: string;
  readonly until: string;
}

/** A time at which a crew can come. */
export interface Slot {
  readonly crewId: number;
  /** The crew that comes at the same time, where no crew has the people alone; null otherwise. */
  readonly secondCrewId: number | null;
  readonly day: string;
  /** The work at the customer's, without travel. */
  readonly during: TimeRange;
  /** What is promised to the customer: two hours on the full hour, in the first of which the work is planned to begin. */
  readonly arrival: TimeRange;
  /** Travel minutes that the days of the crews get longer by. */
  readonly addedTravel: number;
}

/** Work begins on a quarter of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const ARRIVAL_MS = 2 * HOUR_MS;

/**
 * The times at which one of the crews can do a visit, by cheapest insertion: the visits that a crew has already keep
 * their times, and the new one goes between two of them, where both ways, the crew's hours, its break and its absences
 * leave room; one slot for each hour in which work can begin. Ordered by added travel, then by time.
 *
 * Only where no crew has the people and skills alone, two crews are asked that have them together. A day that has conflicts already
 * (`checkDay`) gets no further visit. The crews' visits may be of any days. There is no clock here: `from` says from
 * when on.
 */
export function freeSlots(
  request: VisitRequest,
  plans: readonly CrewPlan[],
  calendar: Calendar,
): Slot[] {
  const alone = plans.filter(({ crew }) => suits(crew, request));
  const slots =
    alone.length > 0
      ? alone.flatMap((plan) => slotsOfCrew(request, plan, calendar, HOUR_MS))
      : slotsOfPairs(request, plans, calendar);
  return slots.toSorted(
    (a, b) =>
      a.addedTravel - b.addedTravel || +a.during.start - +b.during.start || a.crewId - b.crewId,
  );
}

/** The times at which two crews can come that have enough people and all skills together. */
function slotsOfPairs(
  request: VisitRequest,
  plans: readonly CrewPlan[],
  calendar: Calendar,
): Slot[] {
  const ofCrew = new Map(
    plans.map((plan) => [plan, slotsOfCrew(request, plan, calendar, QUARTER_MS)]),
  );
  return plans.flatMap((plan, index) =>
    plans.slice(index + 1).flatMap((other) => {
      const [first, second] = plan.crew.people >= other.crew.people ? [plan, other] : [other, plan];
      const [, rest] = sharesOf(request, first.crew);
      if (rest.people === 0 || !suits(second.crew, rest)) return [];
      return sharedSlots(ofCrew.get(first) ?? [], ofCrew.get(second) ?? []);
    }),
  );
}

/** The first common start in each hour of two crews. */
function sharedSlots(slots: readonly Slot[], others: readonly Slot[]): Slot[] {
  const byStart = new Map(others.map((other) => [+other.during.start, other]));
  const shared = new Map<number, Slot>();
  for (const slot of slots.toSorted((a, b) => +a.during.start - +b.during.start)) {
    const other = byStart.get(+slot.during.start);
    const hour = hourOf(+slot.during.start);
    if (!other || shared.has(hour)) continue;
    const addedTravel = slot.addedTravel + other.addedTravel;
    shared.set(hour, { ...slot, secondCrewId: other.crewId, addedTravel });
  }
  return [...shared.values()];
}

/** The slots of a crew: the first of each span of `step` ms. */
function slotsOfCrew(
  request: VisitRequest,
  plan: CrewPlan,
  calendar: Calendar,
  step: number,
): Slot[] {
  const byDay = grouped(plan.visits, ({ during }) => polishClock(during.start).day);
  const days = Math.max(0, countDays(request.from, request.until));
  return Array.from({ length: days }, (_, index) => addDays(request.from, index)).flatMap((day) =>
    slotsOfDay(day, request, { ...plan, visits: byDay.get(day) ?? [] }, { calendar, step }),
  );
}

function slotsOfDay(
  day: string,
  request: VisitRequest,
  plan: CrewPlan,
  { calendar, step }: { calendar: Calendar; step: number },
): Slot[] {
  const { crew } = plan;
  const { travel } = calendar;
  const hours = workingHours(day, crew, calendar.holidays);
  if (!hours || checkDay(day, plan, calendar).length > 0) return [];
  const stops = timelineOf(plan, hours);
  return stops.slice(1).flatMap((next, index) => {
    const before = stops[index];
    if (!before) return [];
    const way = wayBetween(before, next, request, calendar);
    const leavesBreak = (visit: Stop): boolean =>
      hasBreak(day, stops.toSpliced(index + 1, 0, visit), crew, travel);
    return startsOf(way, request, { step, leavesBreak }).map((start) => ({
      crewId: crew.id,
      secondCrewId: null,
      day,
      during: { start: new Date(start), end: new Date(start + request.minutes * MINUTE_MS) },
      arrival: arrivalOf(start),
      addedTravel: way.added,
    }));
  });
}

/** When a visit between two stops can begin at the earliest and at the latest, epoch ms; and the travel that it adds. */
interface Way {
  readonly earliest: number;
  readonly latest: number;
  readonly added: number;
}

function wayBetween(
  before: Stop,
  next: Stop,
  { postcode, minutes }: VisitRequest,
  { travel }: Calendar,
): Way {
  const [there, onwards] = [travel(before.postcode, postcode), travel(postcode, next.postcode)];
  return {
    earliest: before.end + there * MINUTE_MS,
    latest: next.start - (onwards + minutes) * MINUTE_MS,
    added: there + onwards - legBetween(before, next, travel),
  };
}

/** The first possible begin in each span of `step` ms. */
function startsOf(
  { earliest, latest }: Way,
  { postcode, minutes }: VisitRequest,
  { step, leavesBreak }: { step: number; leavesBreak: (visit: Stop) => boolean },
): number[] {
  const starts: number[] = [];
  let start = nextQuarter(earliest);
  while (start <= latest) {
    const end = start + minutes * MINUTE_MS;
    const fits = leavesBreak({ kind: 'visit', postcode, start, end });
    if (fits) starts.push(start);
    start = fits ? Math.floor(start / step) * step + step : start + QUARTER_MS;
  }
  return starts;
}

/** The two hours on the full hour that are promised for a begin; epoch ms. */
export function arrivalOf(start: number): TimeRange {
  const hour = hourOf(start);
  return { start: new Date(hour), end: new Date(hour + ARRIVAL_MS) };
}

/** Polish time differs from UTC by whole hours: hours and quarters begin at the same instants. */
const hourOf = (instant: number): number => Math.floor(instant / HOUR_MS) * HOUR_MS;
/** The next full quarter of an hour; epoch ms. */
export const nextQuarter = (instant: number): number =>
  Math.ceil(instant / QUARTER_MS) * QUARTER_MS;
