import type { Configuration } from '../../configuration/configuration.js';
import type { WindClass } from '../family.js';

/** The wind classes of C50 blinds in guides, up to 4 m high, each up to a width in cm; `speed` is the wind in km/h. */
const C50_CLASSES = [
  { width: 200, windClass: 4, speed: 61 },
  { width: 300, windClass: 3, speed: 49 },
  { width: 400, windClass: 2, speed: 38 },
  { width: 450, windClass: 1, speed: 28 },
] as const;
const C50_WIDEST = 450;
const C50_HIGHEST = 400;
const NONE: WindClass = { windClass: 0, speed: 0 };

/** The wind class of a blind, 0 where it is too wide for any; null where it is unknown: other slats, or above 4 m. */
export function facadeBlindWindClass({ variant, width, height }: Configuration): WindClass | null {
  if (variant !== 'c50' || (height ?? 0) > C50_HIGHEST) return null;
  if (width > C50_WIDEST) return NONE;
  return C50_CLASSES.find((row) => width <= row.width) ?? null;
}
