import { type Day, polishInstant } from '../../locale/polish-time.js';
import { sidesSettingOf } from '../configuration/choices.js';
import type { Configuration } from '../configuration/configuration.js';
import { chosenSides, sidesInOrder, withSides } from '../configuration/sides.js';
import type { SidesSetting } from '../families/family.js';
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
  readonly setting: SidesSetting;
  /** The sides with screens: those that have one already and the advised ones. */
  readonly sides: readonly Side[];
  /** The places of the advised screens. */
  readonly places: readonly Side[];
  /** The sides from which the sun comes in at that time. */
  readonly sunnySides: readonly Side[];
  /** The added shade, m². */
  readonly gain: number;
}

/**
 * The smallest number of screens, those at sunny sides first, that shades another tenth of the terrace at a time; null if none does or the sun does
 * not shine on it.
 */
export function shadeAdvice(
  configuration: Configuration,
  surroundings: Surroundings,
  day: Day,
  minutes: number,
): ShadeAdvice | null {
  const screens = sidesSettingOf(configuration);
  const { sunlight, area, share } = shadeAt(configuration, surroundings, day, minutes);
  if (sunlight !== 'shining' || !screens) return null;
  const chosen = chosenSides(screens, configuration);
  const sunny = sunnySides(sunAt(surroundings.place, day, minutes), surroundings.facade);
  const free = sidesInOrder(screens, configuration).filter((side) => !chosen.includes(side));
  const places = free.toSorted((a, b) => Number(sunny.includes(b)) - Number(sunny.includes(a)));
  for (let added = 1; added <= places.length; added++) {
    const sides = [...chosen, ...places.slice(0, added)];
    const shade = shadeAt(withSides(configuration, screens, sides), surroundings, day, minutes);
    if (shade.share - share >= LEAST_GAIN)
      return {
        setting: screens,
        sides,
        places: places.slice(0, added),
        sunnySides: sunny,
        gain: shade.area - area,
      };
  }
  return null;
}

/** The shade that screens must add to be worth advising, as a share of the terrace. */
const LEAST_GAIN = 0.1;
