import { longDay } from './day.js';

/** A day of the calendar. */
export interface Day {
  readonly year: number;
  /** 1 is January. */
  readonly month: number;
  readonly day: number;
}

const HOUR_MS = 3_600_000;
/** Months as `Date` counts them, from 0. */
const MARCH = 2;
const OCTOBER = 9;

/**
 * Offset in ms of Polish time from UTC at an instant since 1996: two hours from the last Sunday of March to the last
 * Sunday of October (directive 2000/84/EC), otherwise one. Does not use Intl, see polish-number.ts; a test checks that
 * the rule still agrees with Intl.
 */
export function polishOffset(instant: Date): number {
  const year = instant.getUTCFullYear();
  const isSummer = +instant >= clockChange(year, MARCH) && +instant < clockChange(year, OCTOBER);
  return isSummer ? 2 * HOUR_MS : HOUR_MS;
}

/** 1:00 UTC on the last Sunday of a month. */
function clockChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0));
  return Date.UTC(year, month, last.getUTCDate() - last.getUTCDay(), 1);
}

/**
 * The instant at which a clock in Poland shows this number of minutes after midnight, whatever the computer's own zone.
 * A time that is skipped in spring is read as one hour later; of an hour that occurs twice in autumn the second counts.
 */
export function polishInstant({ year, month, day }: Day, minutes: number): Date {
  const shown = Date.UTC(year, month - 1, day, 0, minutes);
  // `shown` is one or two hours late; its offset gives a first guess, and the offset at the guess gives the result.
  const near = new Date(shown - polishOffset(new Date(shown)));
  return new Date(shown - polishOffset(near));
}

/** Date and time in Poland at an instant. */
export function polishClock(instant: Date): {
  /** "2026-11-21" */
  day: string;
  /** "14:05:09" */
  time: string;
} {
  const [day = '', time = ''] = new Date(+instant + polishOffset(instant)).toISOString().split('T');
  return { day, time: time.slice(0, 8) };
}

/** Minutes after midnight as a time: "14:05". */
export const timeOfMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** The clock in Poland without a zero before it: "8:00". */
export const clockText = (instant: Date): string =>
  polishClock(instant).time.slice(0, 5).replace(/^0/, '');

/** "2026-11-21 14:05" in Poland. */
export function polishTime(instant: Date): string {
  const { day, time } = polishClock(instant);
  return `${day} ${time.slice(0, 5)}`;
}

/** The date in Poland: "21 listopada 2026". */
export function longDate(instant: Date): string {
  return longDay(polishClock(instant).day);
}

/** For tables and lists: "21 listopada 2026, 14:05" in Poland. */
export function longTime(instant: Date): string {
  const { day, time } = polishClock(instant);
  return `${longDay(day)}, ${time.slice(0, 5)}`;
}

/** For sentences: "21 listopada 2026, godz. 4:05" in Poland. */
export function timeInSentence(instant: Date): string {
  return exactTime(instant).slice(0, -3);
}

/** For sentences, to the second: "21 listopada 2026, godz. 4:05:09". */
export function exactTime(instant: Date): string {
  const { day, time } = polishClock(instant);
  return `${longDay(day)}, godz.\u00a0${time.replace(/^0/, '')}`;
}
