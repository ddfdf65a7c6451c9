import {
  type Crew,
  type CrewPlan,
  LONG_VISIT,
  MINUTE_MS,
  type PlannedVisit,
  type TimeRange,
  instantOn,
} from './plan.js';
import type { Travel } from './travel.js';

/** A time that a crew spends at one place; instants in epoch ms. */
export interface Stop<V extends PlannedVisit = PlannedVisit> {
  /** `base` is the begin or the end of the day; an absence is spent at the base, too. */
  readonly kind: 'base' | 'absence' | 'visit';
  readonly postcode: string;
  readonly start: number;
  readonly end: number;
  /** Absent where the visit is not planned yet. */
  readonly visit?: V;
}

/** A crew's day in order: the base when it opens, visits and absences by their begin, the base when it closes. */
export function timelineOf<V extends PlannedVisit>(
  { crew, visits, absences }: CrewPlan<V>,
  hours: TimeRange,
): Stop<V>[] {
  const stops = [...visits.map(stopOf), ...absencesWithin(hours, absences, crew)];
  const [opens, closes] = baseStops(crew, hours);
  return [opens, ...stops.toSorted((a, b) => a.start - b.start || a.end - b.end), closes];
}

/** The base at the begin and at the end of working hours. */
export const baseStops = (
  { postcode }: Crew,
  { start, end }: TimeRange,
): [Stop<never>, Stop<never>] => [
  { kind: 'base', postcode, start: +start, end: +start },
  { kind: 'base', postcode, start: +end, end: +end },
];

export const stopOf = <V extends PlannedVisit>(visit: V): Stop<V> => ({
  kind: 'visit',
  postcode: visit.postcode,
  start: +visit.during.start,
  end: +visit.during.end,
  visit,
});

/** What of absences lies within working hours; those that overlap or meet become one. */
export function absencesWithin(
  hours: TimeRange,
  absences: readonly TimeRange[],
  { postcode }: Crew,
): Stop<never>[] {
  const parts = absences
    .map(({ start, end }) => ({
      start: Math.max(+start, +hours.start),
      end: Math.min(+end, +hours.end),
    }))
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start);
  const joined: Stop<never>[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && part.start <= last.end)
      joined.splice(-1, 1, { ...last, end: Math.max(last.end, part.end) });
    else joined.push({ kind: 'absence', postcode, ...part });
  }
  return joined;
}

/** Travel minutes from one stop to the next; none from the base to the base. */
export const legBetween = (from: Stop, to: Stop, travel: Travel): number =>
  from.kind !== 'visit' && to.kind !== 'visit' ? 0 : travel(from.postcode, to.postcode);

/** Travel minutes of a whole timeline. */
export const travelOf = (stops: readonly Stop[], travel: Travel): number =>
  stops.slice(1).reduce((sum, stop, index) => {
    const before = stops[index];
    return sum + (before ? legBetween(before, stop, travel) : 0);
  }, 0);

/**
 * Whether a timeline, from the base to the base, leaves time for the crew's break: between two stops, besides the travel,
 * which the break may interrupt; within a visit that is longer than `LONG_VISIT`, whose minutes include a break; or
 * within an absence. On a day that begins or ends between the times of the break the crew needs none.
 */
export function hasBreak(
  day: string,
  stops: readonly Stop[],
  { lunch }: Crew,
  travel: Travel,
): boolean {
  if (!lunch) return true;
  const [from, until] = [+instantOn(day, lunch.from), +instantOn(day, lunch.until)];
  const [opens = from, closes = until] = [stops[0]?.start, stops.at(-1)?.end];
  if (opens > from || closes < until) return true;
  const length = lunch.minutes * MINUTE_MS;
  const fits = (start: number, end: number): boolean =>
    Math.min(end, until) - Math.max(start, from) >= length;
  return stops.some((stop, index) => {
    const { kind, start, end } = stop;
    const isLong = kind === 'absence' || end - start > LONG_VISIT * MINUTE_MS;
    if (isLong && fits(start, end)) return true;
    const before = stops[index - 1];
    if (!before || !fits(before.end, start)) return false;
    return start - before.end - legBetween(before, stop, travel) * MINUTE_MS >= length;
  });
}
