import { addDays, dayAndMonth } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';

/** The opening hours of some days of the week: minutes after midnight in Poland, null where the shop is closed. */
interface Hours {
  /** Days of the week: 1 is Monday, 7 is Sunday. */
  days: readonly number[];
  opens?: number | null;
  closes?: number | null;
}

interface Holiday {
  /** The day, for example "2026-12-24". */
  date: string;
  name: string;
}

export interface Calendar {
  openingHours: readonly Hours[];
  publicHolidays: readonly Holiday[];
}

/** Whether the shop is open, and when that changes. */
export type OpeningState =
  | { open: true; until: string }
  | { open: false; opens: string; holiday: string | null };

const AHEAD = 30;
const WEEKDAYS = [
  '',
  'w\u00a0poniedziałek',
  'we\u00a0wtorek',
  'w\u00a0środę',
  'w\u00a0czwartek',
].concat(['w\u00a0piątek', 'w\u00a0sobotę', 'w\u00a0niedzielę']);

/** The state at a moment, by Polish time; null if the shop does not open within 30 days. */
export function openingState(calendar: Calendar, now: Date): OpeningState | null {
  const { day: today, minutes } = polishMinutes(now);
  const { span, holiday } = dayOf(calendar, today);
  if (span && minutes >= span.opens && minutes < span.closes) {
    return { open: true, until: clock(span.closes) };
  }
  for (let ahead = 0; ahead <= AHEAD; ahead += 1) {
    const day = addDays(today, ahead);
    const next = dayOf(calendar, day).span;
    if (next && (ahead > 0 || minutes < next.opens)) {
      const opens = `${dayName(day, ahead)} o\u00a0${clock(next.opens)}`;
      return { open: false, opens, holiday };
    }
  }
  return null;
}

/**
 * The holidays from today to 30 days ahead that fall on days on which the shop is usually open; each day as in "24
 * grudnia".
 */
export function comingHolidays(calendar: Calendar, now: Date): { day: string; name: string }[] {
  const { day: today } = polishClock(now);
  const last = addDays(today, AHEAD);
  return calendar.publicHolidays
    .filter(({ date }) => date >= today && date <= last && usualSpan(calendar, date) !== null)
    .map(({ date, name }) => ({ day: dayAndMonth(date), name }));
}

/** The day in Poland and the minutes since midnight there. */
function polishMinutes(now: Date): { day: string; minutes: number } {
  const { day, time } = polishClock(now);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { day, minutes: hour * 60 + minute };
}

function dayOf(calendar: Calendar, day: string) {
  const holiday = calendar.publicHolidays.find(({ date }) => date === day)?.name;
  return { span: holiday ? null : usualSpan(calendar, day), holiday: holiday ?? null };
}

function usualSpan({ openingHours }: Calendar, day: string) {
  const hours = openingHours.find(({ days }) => days.includes(weekday(day)));
  if (hours?.opens == null || hours.closes == null) return null;
  return { opens: hours.opens, closes: hours.closes };
}

/** The day of the week: 1 is Monday, 7 is Sunday. */
function weekday(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

function dayName(day: string, ahead: number): string {
  if (ahead === 0) return 'dziś';
  if (ahead === 1) return 'jutro';
  return ahead < 7 ? (WEEKDAYS[weekday(day)] ?? '') : dayAndMonth(day);
}

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
