import { useEffect } from 'react';
import { cityOf } from '#engine/goods/sun/places';
import { type SunPosition, sunPosition } from '#engine/goods/sun/sun-position';
import {
  type SunSettings,
  MIDSUMMER_AFTERNOON,
  isSameSun,
  readSun,
  writeSun,
} from '#engine/goods/sun/sun-settings';
import type { Surroundings } from '#engine/goods/sun/sunny-day';
import { addDays } from '#engine/locale/day';
import { type Day, polishInstant } from '#engine/locale/polish-time';
import { changeSearch } from '../../../lib/browser/search-params';
import { tabStore } from '../../../lib/browser/tab-store';

export type { SunSettings };

/** Any year of 365 days would do: the position of the sun on a day differs by a fraction of a degree between years. */
const NEW_YEAR = '2026-01-01';

export const useSun = tabStore('cieniomat-sun', MIDSUMMER_AFTERNOON, readSettings);

/** The sun settings, which the tab keeps for all families, and a function that changes them. */
export function useSunSettings(): [SunSettings, (changed: Partial<SunSettings>) => void] {
  return [useSun(({ value }) => value), change];
}

/** Adopts the sun settings of a shared link when the page opens; the visitor may change them afterwards. */
export function useSunOfAddress(search: URLSearchParams): void {
  const sent = search.get('sun');
  useEffect(() => {
    const settings = readSun(sent);
    if (settings) useSun.setState({ value: settings });
  }, [sent]);
}

/** A path of the shop with these sun settings as a parameter, unless they are the default. */
export function withSun(path: string, settings: SunSettings): string {
  return isSameSun(settings, MIDSUMMER_AFTERNOON) ? path : `${path}?sun=${writeSun(settings)}`;
}

function change(changed: Partial<SunSettings>): void {
  useSun.setState(({ value }) => ({ value: { ...value, ...changed } }));
  // Otherwise the sun of a shared link would replace the visitor's own after a reload or Back.
  if (new URLSearchParams(window.location.search).has('sun'))
    changeSearch((search) => search.delete('sun'));
}

/** Place, wall and day of the settings in the engine's form. */
export function scopeOf({ city, facade, dayOfYear }: Omit<SunSettings, 'minutes'>): {
  surroundings: Surroundings;
  day: Day;
} {
  return { surroundings: { place: cityOf(city), facade }, day: calendarDay(dayOfYear) };
}

/** The position of the sun at the place and time of the settings. */
export function sunOf({ city, dayOfYear, minutes }: SunSettings): SunPosition {
  return sunPosition(polishInstant(calendarDay(dayOfYear), minutes), cityOf(city));
}

/** A day of the year as a date: "2026-06-21" for the 172nd. */
export const dayOf = (dayOfYear: number): string => addDays(NEW_YEAR, dayOfYear - 1);

function calendarDay(dayOfYear: number): Day {
  const [year = 0, month = 0, day = 0] = dayOf(dayOfYear).split('-').map(Number);
  return { year, month, day };
}

/** The stored settings of an earlier page; one that is absent or of the wrong type takes its default. */
function readSettings(stored: unknown): SunSettings {
  const own = typeof stored === 'object' && stored !== null ? stored : {};
  const entries = Object.entries(MIDSUMMER_AFTERNOON).flatMap(([name, usual]) => {
    const value: unknown = Reflect.get(own, name);
    return typeof value === typeof usual ? [[name, value]] : [];
  });
  return { ...MIDSUMMER_AFTERNOON, ...Object.fromEntries(entries) };
}
