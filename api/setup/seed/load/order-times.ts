import { polishInstant } from '#engine/locale/polish-time';
import type { Load } from './load-context.js';

const DAY = 86_400_000;
const MINUTE = 60_000;
/** Days of trade; the number of orders doubles over them. */
const DAYS = 730;
/** Relative demand by month, January first. */
const SEASON = [0.5, 0.6, 1, 1.5, 1.9, 1.8, 1.5, 1.2, 0.9, 0.7, 0.5, 0.4];
/** Relative demand by day of the week, Sunday first. */
const WEEKDAYS = [0.4, 1, 1, 1, 1, 1, 0.6];
const OPENING_MINUTE = 7 * 60;
const OPEN_MINUTES = 15 * 60;

/** `count` instants over 24 months, weighted by season and day of the week, in daytime in Warsaw, earliest first. */
export function orderTimes(count: number, { now, random }: Load): Date[] {
  const days = Array.from({ length: DAYS }, (_, index) => {
    const date = new Date(+now - (DAYS - 1 - index) * DAY);
    const weight = at(SEASON, date.getUTCMonth()) * at(WEEKDAYS, date.getUTCDay());
    return { date, weight: weight * (1 + index / DAYS) };
  });
  const all = days.reduce((sum, { weight }) => sum + weight, 0);
  const latest = +now - MINUTE;
  const times: number[] = [];
  let share = 0;
  for (const { date, weight } of days) {
    share += weight / all;
    while (times.length < Math.round(share * count))
      times.push(Math.min(+openMoment(date, random()), latest));
  }
  return times.sort((a, b) => a - b).map((time) => new Date(time));
}

const at = (weights: readonly number[], index: number): number => weights[index] ?? 1;

function openMoment(date: Date, part: number): Date {
  const day = {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  };
  return polishInstant(day, OPENING_MINUTE + part * OPEN_MINUTES);
}
