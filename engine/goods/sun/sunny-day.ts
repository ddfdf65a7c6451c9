import { type Day, polishInstant } from '../../locale/polish-time.js';
import type { Configuration } from '../configuration/configuration.js';
import { familyOf } from '../families/families.js';
import type { TerraceSun } from '../families/family.js';
import type { Side } from '../model/side.js';
import { shadeOf } from './product-shade.js';
import type { Shade } from './shade.js';
import { type Place, type SunPosition, sunPosition } from './sun-position.js';
import { sunnySides } from './sunny-sides.js';

/** Location and orientation of the terrace. */
export interface Surroundings {
  readonly place: Place;
  /** Azimuth that the wall with the product faces, degrees: 180 is south. */
  readonly facade: number;
}

export interface ShadeAtTime extends Shade {
  /** Minutes after midnight on a Polish clock. */
  readonly minutes: number;
}

/** The shade of a product at a time of a day. */
export function shadeAt(
  configuration: Configuration,
  { place, facade }: Surroundings,
  day: Day,
  minutes: number,
): ShadeAtTime {
  return { ...shadeOf(configuration, facade)(sunAt(place, day, minutes)), minutes };
}

/** The shade at every full hour while the sun is up. */
export function shadeByHour(
  configuration: Configuration,
  { place, facade }: Surroundings,
  day: Day,
): ShadeAtTime[] {
  const shade = shadeOf(configuration, facade);
  return Array.from({ length: 24 }, (_, hour) => hour * 60)
    .map((minutes) => ({ ...shade(sunAt(place, day, minutes)), minutes }))
    .filter(({ sunlight }) => sunlight !== 'night');
}

function sunAt(place: Place, day: Day, minutes: number): SunPosition {
  return sunPosition(polishInstant(day, minutes), place);
}

/** Screens that would add shade at a time. */
export interface ShadeAdvice {
  readonly option: string;
  /** The quantity of the option: the screens chosen already and the advised ones. */
  readonly quantity: number;
  /** The places of the advised screens. */
  readonly places: readonly Side[];
  /** The sides from which the sun comes in at that time. */
  readonly sunnySides: readonly Side[];
  /** The added shade, m². */
  readonly gain: number;
}

/**
 * The smallest number of screens that shades another tenth of the terrace at a time; null if none does or the sun does
 * not shine on it.
 */
export function shadeAdvice(
  configuration: Configuration,
  surroundings: Surroundings,
  day: Day,
  minutes: number,
): ShadeAdvice | null {
  const screens = screensOf(configuration);
  const { sunlight, area, share } = shadeAt(configuration, surroundings, day, minutes);
  if (sunlight !== 'shining' || !screens) return null;
  const { option, places } = screens;
  const chosen = configuration.options[option] ?? 0;
  for (let quantity = chosen + 1; quantity <= places.length; quantity++) {
    const options = { ...configuration.options, [option]: quantity };
    const shade = shadeAt({ ...configuration, options }, surroundings, day, minutes);
    if (shade.share - share >= LEAST_GAIN)
      return {
        option,
        quantity,
        places: places.slice(chosen, quantity),
        sunnySides: sunnySides(sunAt(surroundings.place, day, minutes), surroundings.facade),
        gain: shade.area - area,
      };
  }
  return null;
}

/** The option whose pieces add shade; undefined if the family has none. */
function screensOf({ category }: Configuration): TerraceSun['screens'] {
  const { sun } = familyOf(category);
  return sun?.on === 'terrace' ? sun.screens : undefined;
}

/** The shade that screens must add to be worth advising, as a share of the terrace. */
const LEAST_GAIN = 0.1;
