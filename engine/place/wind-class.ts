import type { Configuration } from '../configuration/configuration.js';

/** A class of PN-EN 13561 or 13659 and the wind, in km/h, in which what has it may stay out. */
export interface WindClass {
  readonly windClass: number;
  readonly speed: number;
}

/** Widest C50 blind in guides of each class, up to 4 m high; cm. */
const C50_CLASSES = [
  { width: 200, windClass: 4, speed: 61 },
  { width: 300, windClass: 3, speed: 49 },
  { width: 400, windClass: 2, speed: 38 },
  { width: 450, windClass: 1, speed: 28 },
] as const;
const C50_WIDEST = 450;
const C50_HIGHEST = 400;
const NONE: WindClass = { windClass: 0, speed: 0 };

/** The wind class of a product, 0 where it is too wide for any; null where none is known. Only C50 blinds have been measured. */
export function windClassOf({ category, variant, width, height }: Configuration): WindClass | null {
  if (category !== 'zaluzje' || variant !== 'c50' || (height ?? 0) > C50_HIGHEST) return null;
  if (width > C50_WIDEST) return NONE;
  return C50_CLASSES.find((row) => width <= row.width) ?? null;
}
