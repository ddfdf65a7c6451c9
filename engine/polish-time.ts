import { tzOffset } from '@date-fns/tz';
import { longDay } from './day.js';

/** A day of the calendar. */
export interface Day {
  readonly year: number;
  /** 1 is January. */
  readonly month: number;
  readonly day: number;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const MAX_KNOWN_HOURS = 10_000;
const knownOffsets = new Map<number, number>();

/** How many ms a clock in Poland is ahead of UTC at an instant; it changes on the hour, so that each hour is looked up once. */
export function polishOffset(instant: Date): number {
  const hour = Math.floor(+instant / HOUR_MS);
  const known = knownOffsets.get(hour);
  if (known !== undefined) return known;
  if (knownOffsets.size >= MAX_KNOWN_HOURS) knownOffsets.clear();
  const offset = tzOffset('Europe/Warsaw', instant) * MINUTE_MS;
  knownOffsets.set(hour, offset);
  return offset;
}

/**
 * The instant at which a clock in Poland shows so many minutes after midnight, whatever the zone of this computer. An
 * hour that is left out in spring counts from its end on; one that comes twice in autumn is the second.
 */
export function polishInstant({ year, month, day }: Day, minutes: number): Date {
  const shown = Date.UTC(year, month - 1, day, 0, minutes);
  // An hour or two too late, behind any change of the clocks; then with the offset that holds there.
  const near = new Date(shown - polishOffset(new Date(shown)));
  return new Date(shown - polishOffset(near));
}

/** What a calendar and a clock in Poland show at an instant. */
export function polishClock(instant: Date): {
  /** "2026-11-21" */
  day: string;
  /** "14:05:09" */
  time: string;
} {
  const [day = '', time = ''] = new Date(+instant + polishOffset(instant)).toISOString().split('T');
  return { day, time: time.slice(0, 8) };
}

/** "2026-11-21 14:05" in Poland. */
export function polishTime(instant: Date): string {
  const { day, time } = polishClock(instant);
  return `${day} ${time.slice(0, 5)}`;
}

/** The day that it is in Poland: "21 listopada 2026". */
export function longDate(instant: Date): string {
  return longDay(polishClock(instant).day);
}

/** "21 listopada 2026 14:05" in Poland. */
export function longTime(instant: Date): string {
  return `${longDate(instant)} ${polishClock(instant).time.slice(0, 5)}`;
}

/** To the second: "21 listopada 2026 14:05:09". */
export function exactTime(instant: Date): string {
  return `${longDate(instant)} ${polishClock(instant).time}`;
}
