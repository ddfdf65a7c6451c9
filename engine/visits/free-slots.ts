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
  readonly day: string;
  /** The work at the customer's, without travel. */
  readonly during: TimeRange;
  /** What is promised to the customer: two hours on the full hour, in the first of which the work is planned to begin. */
  readonly arrival: TimeRange;
  /** Travel minutes that the crew's day gets longer by. */
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
 * Only crews with enough people are asked: two small crews do not share a visit. A day that has conflicts already
 * (`checkDay`) gets no further visit. The crews' visits may be of any days. There is no clock here: `from` says from
 * when on.
 */
export function freeSlots(
  request: VisitRequest,
  plans: readonly CrewPlan[],
  calendar: Calendar,
): Slot[] {
  return plans
    .filter(({ crew }) => suits(crew, request))
    .flatMap((plan) => slotsOfCrew(request, plan, calendar))
    .toSorted(
      (a, b) =>
        a.addedTravel - b.addedTravel || +a.during.start - +b.during.start || a.crewId - b.crewId,
    );
}

function slotsOfCrew(request: VisitRequest, plan: CrewPlan, calendar: Calendar): Slot[] {
  const byDay = grouped(plan.visits, ({ during }) => polishClock(during.start).day);
  const days = Math.max(0, countDays(request.from, request.until));
  return Array.from({ length: days }, (_, index) => addDays(request.from, index)).flatMap((day) =>
    slotsOfDay(day, request, { ...plan, visits: byDay.get(day) ?? [] }, calendar),
  );
}

function slotsOfDay(
  day: string,
  request: VisitRequest,
  plan: CrewPlan,
  calendar: Calendar,
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
    return startsOf(way, request, leavesBreak).map((start) => ({
      crewId: crew.id,
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

/** The first possible begin in each hour. */
function startsOf(
  { earliest, latest }: Way,
  { postcode, minutes }: VisitRequest,
  leavesBreak: (visit: Stop) => boolean,
): number[] {
  const starts: number[] = [];
  let start = nextQuarter(earliest);
  while (start <= latest) {
    const end = start + minutes * MINUTE_MS;
    const fits = leavesBreak({ kind: 'visit', postcode, start, end });
    if (fits) starts.push(start);
    start = fits ? hourOf(start) + HOUR_MS : start + QUARTER_MS;
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
