import DateHolidays from 'date-holidays';
import type { Holidays } from '../../../engine/opening-hours.js';

const calendar = new DateHolidays('PL');
const byYear = new Map<number, Holidays>();

/** Polish public holidays of last year, this year and the next. */
export function publicHolidays(now: Date): Holidays {
  const year = now.getUTCFullYear();
  let known = byYear.get(year);
  if (!known) {
    known = new Set([year - 1, year, year + 1].flatMap(holidaysOf));
    byYear.set(year, known);
  }
  return known;
}

function holidaysOf(year: number): string[] {
  return calendar
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ date }) => date.slice(0, 10));
}
