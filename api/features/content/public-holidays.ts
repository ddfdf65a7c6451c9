import DateHolidays from 'date-holidays';
import { callDeadline, type Holidays, type OpeningCalendar } from '#engine/trade/shop/opening-hours';
import type { PublicHoliday } from './content.payloads.js';

const calendar = new DateHolidays('PL', { languages: 'pl' });
const byYear = new Map<number, readonly PublicHoliday[]>();

/**
 * The days on which shops in Poland are closed by law, this year and the next two, so that an answer that is cached
 * over New Year still has the days ahead.
 */
export function publicHolidays(now: Date): PublicHoliday[] {
  const year = now.getUTCFullYear();
  return [year, year + 1, year + 2].flatMap(holidaysOf);
}

/** The dates of these holidays last year, this year and next year, for the computation of deadlines. */
export function holidaysAround(now: Date): Holidays {
  const year = now.getUTCFullYear();
  return new Set([year - 1, year, year + 1].flatMap(holidaysOf).map(({ date }) => date));
}

/** By when a message of `since` is answered, by these hours (`callDeadline`). */
export const replyDeadline = (week: OpeningCalendar['week'], since: Date): Date =>
  callDeadline(since, { week, holidays: holidaysAround(since) });

function holidaysOf(year: number): readonly PublicHoliday[] {
  const cached = byYear.get(year);
  if (cached) return cached;
  const days = calendar
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ date, name }) => ({ date: date.slice(0, 10), name: commonName(name) }));
  byYear.set(year, days);
  return days;
}

/** The common name of a holiday: "Święto Pracy" for "Święto Państwowe; Święto Pracy". */
function commonName(name: string): string {
  return name.split(';').at(-1)?.trim() ?? name;
}
