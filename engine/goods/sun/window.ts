import { type Day, polishInstant } from '../../locale/polish-time.js';
import { cosine, sine } from '../model/geometry.js';
import { sunlightOn } from './shade.js';
import { type Place, type SunPosition, sunPosition } from './sun-position.js';

/** Minutes after midnight on a Polish clock. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

/** Depth of a blind's slats, and distance from slat to slat; cm. */
export interface Slats {
  readonly depth: number;
  readonly pitch: number;
}

const STEP = 5;
const MINUTES_A_DAY = 24 * 60;

/** Whether the sun shines on a wall that faces an azimuth (degrees). */
export function shinesOn(sun: SunPosition, facade: number): boolean {
  return sunlightOn(sun, { facade, wall: true }) === 'shining';
}

/** When the sun shines on a wall, to five minutes; a wall that faces north may get it twice a day. */
export function sunnyHours(place: Place, facade: number, day: Day): Hours[] {
  const spans: { from: number; to: number }[] = [];
  for (let minutes = 0; minutes < MINUTES_A_DAY; minutes += STEP) {
    if (!shinesOn(sunPosition(polishInstant(day, minutes), place), facade)) continue;
    const last = spans.at(-1);
    if (last?.to === minutes) last.to += STEP;
    else spans.push({ from: minutes, to: minutes + STEP });
  }
  return spans;
}

/**
 * The widest opening of a blind's slats, in whole degrees from 0 (upright, closed) to `max`, past which the sun would
 * fall in between them. A slat turned by β from the horizontal, its outer edge down, keeps the sun at the profile angle
 * ω off the next one while depth × sin(β + ω) ≥ pitch × cos ω.
 */
export function openingAgainstSun({ depth, pitch }: Slats, profile: number, max: number): number {
  const openings = Array.from({ length: max + 1 }, (_, opening) => opening);
  const keepsOff = (opening: number): boolean =>
    depth * sine(90 - opening + profile) >= pitch * cosine(profile) - 1e-9;
  return openings.findLast((opening) => keepsOff(opening)) ?? 0;
}
