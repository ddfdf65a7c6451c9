import type { Configuration } from '../configuration/configuration.js';
import { familyOf } from '../families/families.js';
import type { ProductOption } from '../families/family.js';
import { type Day, polishInstant } from '../locale/polish-time.js';
import { shadeOf } from './product-shade.js';
import type { Shade } from './shade.js';
import { type Place, type SunPosition, sunPosition } from './sun-position.js';

/** Where and how the terrace lies. */
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

/**
 * The smallest number of screens (`quantity`) that shades another tenth of the terrace at a time, and the added m²
 * (`gain`); null if no number of screens does.
 */
export function shadeAdvice(
  configuration: Configuration,
  surroundings: Surroundings,
  day: Day,
  minutes: number,
): { readonly option: string; readonly quantity: number; readonly gain: number } | null {
  const option = screensOf(configuration);
  const { sunlight, area, share } = shadeAt(configuration, surroundings, day, minutes);
  if (sunlight !== 'shining' || !option) return null;
  const { code, maxQuantity } = option;
  const chosen = configuration.options[code] ?? 0;
  for (let quantity = chosen + 1; quantity <= maxQuantity; quantity++) {
    const options = { ...configuration.options, [code]: quantity };
    const shade = shadeAt({ ...configuration, options }, surroundings, day, minutes);
    if (shade.share - share >= LEAST_GAIN)
      return { option: code, quantity, gain: shade.area - area };
  }
  return null;
}

/** The option whose pieces add shade; undefined if the family has none. */
function screensOf({ category }: Configuration): ProductOption | undefined {
  const { sun, options } = familyOf(category);
  return options.find(({ code }) => sun?.on === 'terrace' && code === sun.screens);
}

/** As a share of the terrace. */
const LEAST_GAIN = 0.1;
