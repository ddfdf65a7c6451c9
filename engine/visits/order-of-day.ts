import { nextQuarter } from './free-slots.js';
import {
  type Calendar,
  type Crew,
  type CrewPlan,
  MINUTE_MS,
  type PlannedVisit,
  type TimeRange,
  instantOn,
  workingHours,
} from './plan.js';
import {
  type Stop,
  absencesWithin,
  baseStops,
  hasBreak,
  legBetween,
  stopOf,
  travelOf,
} from './timeline.js';
import type { Travel } from './travel.js';

/** The visits of a day in a new order, with their new times. */
export interface DayOrder<V extends PlannedVisit> {
  readonly visits: readonly { readonly visit: V; readonly during: TimeRange }[];
  /** Travel minutes of the day, from the base and back to it. */
  readonly travelMinutes: number;
}

/** What a day is ordered by. */
interface Rules {
  readonly day: string;
  readonly crew: Crew;
  readonly hours: TimeRange;
  readonly travel: Travel;
}

/** Stops in an order, each as early as possible. */
interface Route<V extends PlannedVisit> {
  readonly stops: readonly Stop<V>[];
  /** By how much pinned times, promises, break and the end of the day are missed, ms in all; 0 where none is. */
  readonly late: number;
  readonly travelMinutes: number;
}

/**
 * The visits of a crew's day ("2026-11-21") in an order with little travel: the order of their present times, and one
 * made by cheapest insertion, both improved by reversing parts of it (2-opt) and by moving single stops; the better one
 * counts. An order may be late on the way to a better one. Pinned visits and absences keep their times, the others begin
 * as early as they can, on a quarter of an hour, within the arrival that was promised. Null where no order is found that
 * keeps hours, break, absences and promises, and on a free day; the plan then stays as it is.
 */
export function orderOfDay<V extends PlannedVisit>(
  day: string,
  { crew, visits, absences }: CrewPlan<V>,
  { holidays, travel }: Calendar,
): DayOrder<V> | null {
  const hours = workingHours(day, crew, holidays);
  if (!hours) return null;
  const rules = { day, crew, hours, travel };
  const stops: Stop<V>[] = [...visits.map(stopOf), ...absencesWithin(hours, absences, crew)];
  const present = stops.toSorted((a, b) => a.start - b.start);
  const best = better(
    improved(routeOf(present, rules), rules),
    improved(inserted(stops, rules), rules),
  );
  // NaN where a postcode is unknown.
  if (best.late !== 0) return null;
  return {
    visits: best.stops.flatMap(({ visit, start, end }) =>
      visit ? { visit, during: { start: new Date(start), end: new Date(end) } } : [],
    ),
    travelMinutes: best.travelMinutes,
  };
}

/** Begins with the base and inserts, again and again, that stop at that place which makes the route the least worse. */
function inserted<V extends PlannedVisit>(stops: readonly Stop<V>[], rules: Rules): Route<V> {
  let left = [...stops];
  let route = routeOf<V>([], rules);
  while (left.length > 0) {
    const { stops: order } = route;
    const longer = left.flatMap((stop) =>
      places(order).map((place) => ({
        stop,
        route: routeOf(order.toSpliced(place, 0, stop), rules),
      })),
    );
    const least = longer.reduce((a, b) => (better(a.route, b.route) === a.route ? a : b));
    left = left.filter((stop) => stop !== least.stop);
    route = least.route;
  }
  return route;
}

/** Takes the best of all small changes, again and again until none is better. */
function improved<V extends PlannedVisit>(route: Route<V>, rules: Rules): Route<V> {
  const best = neighbours(route.stops)
    .map((order) => routeOf(order, rules))
    .reduce(better, route);
  return best === route ? route : improved(best, rules);
}

/** The orders in which one part is reversed, or one stop is moved. */
function neighbours<T>(order: readonly T[]): T[][] {
  return order.flatMap((stop, from) => {
    const reversed = places(order)
      .filter((to) => to > from + 1)
      .map((to) => order.toSpliced(from, to - from, ...order.slice(from, to).toReversed()));
    const others = order.toSpliced(from, 1);
    return [...reversed, ...places(others).map((place) => others.toSpliced(place, 0, stop))];
  });
}

/** Where something can be inserted. */
const places = (order: readonly unknown[]): number[] =>
  Array.from({ length: order.length + 1 }, (_, place) => place);

/** The route that is less late or, as late, has less travel; the first of equal ones. */
const better = <V extends PlannedVisit>(a: Route<V>, b: Route<V>): Route<V> =>
  b.late < a.late || (b.late === a.late && b.travelMinutes < a.travelMinutes) ? b : a;

/** The best route in this order: without a break where it has one by itself, or with the break on one of the ways. */
function routeOf<V extends PlannedVisit>(order: readonly Stop<V>[], rules: Rules): Route<V> {
  const { day, crew, hours, travel } = rules;
  const [opens, closes] = baseStops(crew, hours);
  const direct = timed(order, null, rules);
  if (hasBreak(day, [opens, ...direct.stops, closes], crew, travel)) return direct;
  return places(order)
    .map((place) => timed(order, place, rules))
    .reduce(better);
}

/** Stops with their times, with a break on the way to one of them, or on the way home after the last. */
function timed<V extends PlannedVisit>(
  order: readonly Stop<V>[],
  breakOn: number | null,
  rules: Rules,
): Route<V> {
  const [opens, closes] = baseStops(rules.crew, rules.hours);
  const stops: Stop<V>[] = [];
  let late = 0;
  let before: Stop = opens;
  for (const [index, stop] of [...order, closes].entries()) {
    const way = wayTo(stop, before, index === breakOn, rules);
    const placed = placedAt(way.ready, stop);
    late += way.late + placed.late;
    if (index < order.length) stops.push(placed.stop);
    before = placed.stop;
  }
  return { stops, late, travelMinutes: travelOf([opens, ...order, closes], rules.travel) };
}

/** When the crew can be at a stop, epoch ms, and by how much its break is late. */
function wayTo(
  stop: Stop,
  before: Stop,
  takesBreak: boolean,
  { day, crew: { lunch }, travel }: Rules,
): { ready: number; late: number } {
  const direct = before.end + legBetween(before, stop, travel) * MINUTE_MS;
  if (!takesBreak || !lunch) return { ready: direct, late: 0 };
  const length = lunch.minutes * MINUTE_MS;
  const rested = Math.max(before.end, +instantOn(day, lunch.from)) + length;
  return {
    ready: Math.max(rested, direct + length),
    late: Math.max(0, rested - +instantOn(day, lunch.until)),
  };
}

/** A stop as early as possible from an instant on, and by how much that is later than it may be. */
function placedAt<V extends PlannedVisit>(
  ready: number,
  stop: Stop<V>,
): { stop: Stop<V>; late: number } {
  const { kind, visit } = stop;
  if (kind !== 'visit' || visit?.isPinned) return { stop, late: Math.max(0, ready - stop.start) };
  const { start: earliest = 0, end: latest = Infinity } = visit?.arrival ?? {};
  const start = nextQuarter(Math.max(ready, +earliest));
  return {
    stop: { ...stop, start, end: start + stop.end - stop.start },
    late: Math.max(0, start - +latest),
  };
}
