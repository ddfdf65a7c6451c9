import DateHolidays from 'date-holidays';
import { callDeadline, type Holidays, type OpeningCalendar } from '#engine/trade/shop/opening-hours';
import type { Company, PublicHoliday } from './content.payloads.js';

const calendar = new DateHolidays('PL', { languages: 'pl' });
const byYear = new Map<number, readonly PublicHoliday[]>();

/**
 * The days on which shops in Poland are closed by law, this year and the next two, so that an answer that is cached
 * over New Year still has the days ahead, and the closing days of the company.
 */
export function publicHolidays(now: Date, closedDays: Holidays): PublicHoliday[] {
  const year = now.getUTCFullYear();
  const own = [...closedDays].map((date) => ({ date, name: 'dzień wolny firmy' }));
  return [...[year, year + 1, year + 2].flatMap(holidaysOf), ...own];
}

/** The dates of these holidays last year, this year and next year, for the computation of deadlines. */
export function holidaysAround(now: Date): Holidays {
  const year = now.getUTCFullYear();
  return new Set([year - 1, year, year + 1].flatMap(holidaysOf).map(({ date }) => date));
}

/** When a shop with these hours and closing days of its own is open, around `now`. */
export const calendarAround = (
  { week, closedDays }: Pick<Company, 'week' | 'closedDays'>,
  now: Date,
): OpeningCalendar => ({ week, holidays: new Set([...holidaysAround(now), ...closedDays]) });

/** By when a message of `since` is answered by a company (`callDeadline`). */
export const replyDeadline = (
  company: Pick<Company, 'week' | 'closedDays'>,
  since: Date,
): Date => callDeadline(since, calendarAround(company, since));

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
