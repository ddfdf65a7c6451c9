import { useSyncExternalStore } from 'react';
import { DEFAULT_CITY, cityOf } from '../../../../engine/sun/places.js';
import { type Day, polishInstant } from '../../../../engine/sun/polish-time.js';
import { type SunPosition, sunPosition } from '../../../../engine/sun/sun-position.js';
import type { Surroundings } from '../../../../engine/sun/sunny-day.js';

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

const KEY = 'cieniomat-sun';
const MIDSUMMER_AFTERNOON: SunSettings = {
  city: DEFAULT_CITY,
  facade: 180,
  dayOfYear: 172,
  minutes: 14 * 60,
};
/** Which year is all the same: the sun moves by a third of a degree at most. */
const YEAR = 2026;

let kept: SunSettings | null = null;
const listeners = new Set<() => void>();

/** The settings, kept while the tab is open: another family of products stands in the same sun. */
export function useSunSettings(): [SunSettings, (changed: Partial<SunSettings>) => void] {
  return [useSyncExternalStore(subscribe, current, () => MIDSUMMER_AFTERNOON), change];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = (): SunSettings => (kept ??= { ...MIDSUMMER_AFTERNOON, ...recall() });

function change(changed: Partial<SunSettings>): void {
  kept = { ...current(), ...changed };
  remember(kept);
  for (const listener of listeners) listener();
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

function recall(): Partial<SunSettings> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const known = Object.entries(MIDSUMMER_AFTERNOON).flatMap(([name, value]) => {
      const own = (stored as Record<string, unknown>)[name];
      return typeof own === typeof value ? [[name, own]] : [];
    });
    return Object.fromEntries(known) as Partial<SunSettings>;
  } catch {
    return {};
  }
}

/** Without storage the settings last as long as the page. */
function remember(settings: SunSettings): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    return;
  }
}
