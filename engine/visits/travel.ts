import { localityOf } from '../goods/place/locality.js';
import { type Coordinates, coordinatesOf } from './town-coordinates.js';

/** Minutes on the road from one postcode to another; Infinity where one of them lies in no known area. */
export type Travel = (from: string, to: string) => number;

/** What staff know better than the estimate: minutes between two areas, by their towns (`townOf`), in both directions. */
export interface TravelOverride {
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
}

/** Time to park, to find the door and to leave again, minutes. */
const AT_THE_DOOR = 10;
/** Roads are this much longer than the straight line. */
const DETOUR = 1.3;
/**
 * A van drives the first kilometres of a journey at the speed of a town, the next ones on country roads, the rest on
 * main roads: `km` is the length of each part, `speed` is in km/h. Each part has its own speed, not the whole journey
 * that of its length: otherwise 26 km would take less time than 25 km.
 */
const PARTS = [
  { km: 8, speed: 35 },
  { km: 17, speed: 60 },
  { km: Infinity, speed: 75 },
] as const;
/** How far apart, in a straight line, two customers of one area are assumed to be; km. */
const WITHIN_AREA = 6;
const EARTH_RADIUS = 6371;
const MINUTES = 60;

/**
 * Travel minutes between postcodes, by the distance of the towns of their areas: 10 + km × 1.3 / speed, rounded up to
 * whole minutes; 24 minutes within an area and 10 at the same postcode. The minutes are symmetrical, and no detour by a
 * third area is shorter, unless overrides make it so. Results are kept, so that a function made once is fast.
 */
export function travelBy(overrides: readonly TravelOverride[] = []): Travel {
  const known = new Map(
    overrides.flatMap(({ from, to, minutes }) => [
      [`${from} ${to}`, minutes] as const,
      [`${to} ${from}`, minutes] as const,
    ]),
  );
  const kept = new Map<string, number>();
  return (from, to) => {
    const pair = `${from} ${to}`;
    const minutes = kept.get(pair) ?? minutesBetween(from, to, known);
    kept.set(pair, minutes);
    return minutes;
  };
}

function minutesBetween(from: string, to: string, known: ReadonlyMap<string, number>): number {
  const [a, b] = [townOf(from), townOf(to)];
  const [start, end] = [coordinatesOf(a), coordinatesOf(b)];
  if (!start || !end) return Infinity;
  if (from === to) return AT_THE_DOOR;
  return known.get(`${a} ${b}`) ?? AT_THE_DOOR + Math.ceil(drivingMinutes(start, end));
}

/** Whether travel minutes to a postcode can be estimated. */
export const isKnownPlace = (postcode: string): boolean =>
  coordinatesOf(townOf(postcode)) !== undefined;

/** The town that names the area of a postcode; empty for an unknown postcode. */
export const townOf = (postcode: string): string => localityOf(postcode)?.name ?? '';

function drivingMinutes(from: Coordinates, to: Coordinates): number {
  let left = Math.max(WITHIN_AREA, kilometresBetween(from, to)) * DETOUR;
  let minutes = 0;
  for (const { km, speed } of PARTS) {
    minutes += (Math.min(left, km) / speed) * MINUTES;
    left = Math.max(0, left - km);
  }
  return minutes;
}

/** The length of the great circle by the haversine formula, km. */
function kilometresBetween(a: Coordinates, b: Coordinates): number {
  const height = haversine(b.latitude - a.latitude);
  const width = haversine(b.longitude - a.longitude);
  const share = height + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * width;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(share));
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const haversine = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;
