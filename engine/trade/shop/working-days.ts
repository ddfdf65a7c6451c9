import { addDays, weekdayNumber } from '../../locale/day.js';
import type { Holidays } from './opening-hours.js';

const [SUNDAY, SATURDAY] = [0, 6];

/** The next day that is neither Saturday nor Sunday nor a public holiday: "2026-12-28" after "2026-12-23". */
export function nextWorkingDay(day: string, holidays: Holidays): string {
  let next = addDays(day, 1);
  while (isFree(next, holidays)) next = addDays(next, 1);
  return next;
}

/** The last day before that is neither Saturday nor Sunday nor a holiday: "2026-12-23" before "2026-12-28". */
export function previousWorkingDay(day: string, holidays: Holidays): string {
  let previous = addDays(day, -1);
  while (isFree(previous, holidays)) previous = addDays(previous, -1);
  return previous;
}

function isFree(day: string, holidays: Holidays): boolean {
  const weekday = weekdayNumber(day);
  return weekday === SUNDAY || weekday === SATURDAY || holidays.has(day);
}
