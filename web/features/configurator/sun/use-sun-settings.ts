import { DEFAULT_CITY, cityOf } from '../../../../engine/sun/places.js';
import { type Day, polishInstant } from '../../../../engine/sun/polish-time.js';
import { type SunPosition, sunPosition } from '../../../../engine/sun/sun-position.js';
import type { Surroundings } from '../../../../engine/sun/sunny-day.js';
import { tabStore } from '../../../lib/tab-store';

/** Where the terrace lies, and the moment that is looked at. */
export interface SunSettings {
  /** Code of a city. */
  city: string;
  /** Azimuth that the wall faces, degrees: 180 is south. */
  facade: number;
  /** 1 is 1 January. */
  dayOfYear: number;
  /** Minutes after midnight on a Polish clock. */
  minutes: number;
}

const MIDSUMMER_AFTERNOON: SunSettings = {
  city: DEFAULT_CITY,
  facade: 180,
  dayOfYear: 172,
  minutes: 14 * 60,
};
/** Which year is all the same: the sun moves by a third of a degree at most. */
const YEAR = 2026;

const store = tabStore('cieniomat-sun', MIDSUMMER_AFTERNOON, known);

/** The settings, kept while the tab is open: another family of products stands in the same sun. */
export function useSunSettings(): [SunSettings, (changed: Partial<SunSettings>) => void] {
  return [store.useValue(), change];
}

function change(changed: Partial<SunSettings>): void {
  store.write({ ...store.read(), ...changed });
}

/** The moment's day, place and wall as the engine asks for them. */
export function scopeOf({ city, facade, dayOfYear }: SunSettings): {
  surroundings: Surroundings;
  day: Day;
} {
  return { surroundings: { place: cityOf(city), facade }, day: calendarDay(dayOfYear) };
}

/** Where the sun stands at that moment. */
export function sunOf({ city, dayOfYear, minutes }: SunSettings): SunPosition {
  return sunPosition(polishInstant(calendarDay(dayOfYear), minutes), cityOf(city));
}

export function calendarDay(dayOfYear: number): Day {
  const date = new Date(Date.UTC(YEAR, 0, dayOfYear));
  return { year: YEAR, month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The settings that an earlier page has kept, where they are of the right kind. */
function known(stored: unknown): SunSettings {
  const own = typeof stored === 'object' && stored !== null ? stored : {};
  const kept = Object.entries(MIDSUMMER_AFTERNOON).flatMap(([name, usual]) => {
    const value: unknown = Reflect.get(own, name);
    return typeof value === typeof usual ? [[name, value]] : [];
  });
  return { ...MIDSUMMER_AFTERNOON, ...Object.fromEntries(kept) };
}
