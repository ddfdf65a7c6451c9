import { TZDate } from '@date-fns/tz';
import { polishInstant } from './sun/polish-time.js';

/** Days on which the shop is closed though the week would have it open, as "2026-11-11". */
export type Holidays = ReadonlySet<string>;

const HOUR = 60;
const DAY_MS = 86_400_000;
const PROMISE_MS = DAY_MS;
const LEAST_OPEN_MINUTES = 2 * HOUR;
/** Longer than the shop is ever closed: what goes on searching then has been given nonsense. */
const MAX_CLOSED_DAYS = 31;

type Hours = readonly [open: number, close: number];
const WEEKDAY: Hours = [8 * HOUR, 18 * HOUR];
const SATURDAY: Hours = [9 * HOUR, 14 * HOUR];
/** In minutes after midnight, from Sunday on. They never touch the hour in which clocks are changed. */
const WEEK: readonly (Hours | null)[] = [
  null,
  WEEKDAY,
  WEEKDAY,
  WEEKDAY,
  WEEKDAY,
  WEEKDAY,
  SATURDAY,
];

/** What a clock in Poland shows. */
interface Moment {
  /** Since 1970. */
  readonly day: number;
  /** After midnight. */
  readonly minute: number;
}

/** Minutes for which the shop is open between two instants; negative when `until` is the earlier one. */
export function openMinutesBetween(from: Date, until: Date, holidays: Holidays): number {
  if (until < from) return 0 - openMinutesBetween(until, from, holidays);
  const start = momentOf(from);
  const end = momentOf(until);
  let minutes = 0;
  for (let day = start.day; day <= end.day; day += 1) {
    const [open, close] = hoursOf(day, holidays) ?? [0, 0];
    const begin = day === start.day ? Math.max(open, start.minute) : open;
    const finish = day === end.day ? Math.min(close, end.minute) : close;
    minutes += Math.max(0, finish - begin);
  }
  return minutes;
}

/** The instant by which the shop will have been open for so many minutes, more than none. */
export function addOpenMinutes(from: Date, minutes: number, holidays: Holidays): Date {
  const start = momentOf(from);
  let left = minutes;
  for (let day = start.day, closed = 0; closed <= MAX_CLOSED_DAYS; day += 1) {
    const [open, close] = hoursOf(day, holidays) ?? [0, 0];
    const begin = day === start.day ? Math.max(open, start.minute) : open;
    const available = Math.max(0, close - begin);
    if (available >= left) return instantOf({ day, minute: begin + left });
    left -= available;
    closed = available > 0 ? 0 : closed + 1;
  }
  throw new RangeError(`The shop is closed for more than ${MAX_CLOSED_DAYS} days`);
}

/** The instant itself when the shop is open then, or is just closing; otherwise the next opening. */
export function nextOpen(instant: Date, holidays: Holidays): Date {
  const { day, minute } = momentOf(instant);
  const today = hoursOf(day, holidays);
  if (today && minute >= today[0] && minute <= today[1]) return instant;
  for (let next = today && minute < today[0] ? day : day + 1; ; next += 1) {
    const hours = hoursOf(next, holidays);
    if (hours) return instantOf({ day: next, minute: hours[0] });
    if (next - day > MAX_CLOSED_DAYS)
      throw new RangeError(`The shop is closed for more than ${MAX_CLOSED_DAYS} days`);
  }
}

/**
 * Until when a customer who has written or ordered must be called: "within 24 hours". That is 24 hours later; when the
 * shop is closed then, its next opening; and in any case not before it has been open for two hours since, so that what
 * comes in at the weekend can still be kept on Monday.
 */
export function callDeadline(since: Date, holidays: Holidays): Date {
  const promised = nextOpen(new Date(+since + PROMISE_MS), holidays);
  const possible = addOpenMinutes(since, LEAST_OPEN_MINUTES, holidays);
  return promised > possible ? promised : possible;
}

function hoursOf(day: number, holidays: Holidays): Hours | null {
  // 1 January 1970 was a Thursday.
  const hours = WEEK[(day + 4) % 7] ?? null;
  return hours && !holidays.has(isoDay(day)) ? hours : null;
}

const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

function momentOf(instant: Date): Moment {
  if (Number.isNaN(+instant)) throw new RangeError('This is no instant');
  const local = new TZDate(+instant, 'Europe/Warsaw');
  const midnight = Date.UTC(local.getFullYear(), local.getMonth(), local.getDate());
  const seconds = local.getSeconds() + local.getMilliseconds() / 1000;
  return {
    day: midnight / DAY_MS,
    minute: local.getHours() * HOUR + local.getMinutes() + seconds / 60,
  };
}

function instantOf({ day, minute }: Moment): Date {
  const date = new Date(day * DAY_MS);
  const whole = Math.floor(minute);
  const calendarDay = {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  };
  return new Date(+polishInstant(calendarDay, whole) + Math.round((minute - whole) * HOUR * 1000));
}
