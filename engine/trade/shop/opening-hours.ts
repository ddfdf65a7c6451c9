import { dayAndMonth } from '../../locale/day.js';
import { clockText, polishClock, polishInstant, polishOffset } from '../../locale/polish-time.js';

/** Public holidays and other closing days of the shop: "2026-11-11". */
export type Holidays = ReadonlySet<string>;

const HOUR = 60;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const PROMISE_MS = DAY_MS;
const LEAST_OPEN_MINUTES = 2 * HOUR;
/**
 * How many days in a row the shop may be closed, more than any settings can say: one open weekday at least, and a list of
 * closing days of 40 at most. A search for open time beyond that throws a RangeError.
 */
const MAX_CLOSED_DAYS = 400;

/** Hours of a day, in minutes after midnight on a Polish clock. */
interface Hours {
  readonly opens: number;
  readonly closes: number;
}

/** When the shop is open. */
export interface OpeningCalendar {
  /** Index 0 is Sunday; null means closed. At least one day must be open. */
  readonly week: readonly (Hours | null)[];
  readonly holidays: Holidays;
}

/** A time on a Polish clock. */
interface Moment {
  /** Days since 1 January 1970. */
  readonly day: number;
  /** Minutes after midnight. */
  readonly minute: number;
}

/** Minutes for which the shop is open between two instants; negative when `until` is the earlier one. */
export function openMinutesBetween(from: Date, until: Date, calendar: OpeningCalendar): number {
  if (until < from) return 0 - openMinutesBetween(until, from, calendar);
  const start = momentOf(from);
  const end = momentOf(until);
  let minutes = 0;
  for (let day = start.day; day <= end.day; day += 1) {
    const { opens, closes } = hoursOf(day, calendar) ?? CLOSED;
    const begin = day === start.day ? Math.max(opens, start.minute) : opens;
    const finish = day === end.day ? Math.min(closes, end.minute) : closes;
    minutes += Math.max(0, finish - begin);
  }
  return minutes;
}

/** The instant at which the shop has been open for this many minutes (at least one) since `from`. */
export function addOpenMinutes(from: Date, minutes: number, calendar: OpeningCalendar): Date {
  const start = momentOf(from);
  let left = minutes;
  for (let day = start.day, closed = 0; closed <= MAX_CLOSED_DAYS; day += 1) {
    const { opens, closes } = hoursOf(day, calendar) ?? CLOSED;
    const begin = day === start.day ? Math.max(opens, start.minute) : opens;
    const available = Math.max(0, closes - begin);
    if (available >= left) return instantOf({ day, minute: begin + left });
    left -= available;
    closed = available > 0 ? 0 : closed + 1;
  }
  throw new RangeError(`The shop is closed for more than ${MAX_CLOSED_DAYS} days`);
}

/** The instant itself when the shop is open or just closing; otherwise the next opening. */
export function nextOpen(instant: Date, calendar: OpeningCalendar): Date {
  const { day, minute } = momentOf(instant);
  const today = hoursOf(day, calendar);
  if (today && minute >= today.opens && minute <= today.closes) return instant;
  for (let next = today && minute < today.opens ? day : day + 1; ; next += 1) {
    const hours = hoursOf(next, calendar);
    if (hours) return instantOf({ day: next, minute: hours.opens });
    if (next - day > MAX_CLOSED_DAYS)
      throw new RangeError(`The shop is closed for more than ${MAX_CLOSED_DAYS} days`);
  }
}

/**
 * The deadline for calling a customer ("within 24 hours"): 24 hours after the message, or the next opening when the
 * shop is closed then; at least two opening hours after the message, so that weekend messages can be answered on
 * Monday.
 */
export function callDeadline(since: Date, calendar: OpeningCalendar): Date {
  const promised = nextOpen(new Date(+since + PROMISE_MS), calendar);
  const possible = addOpenMinutes(since, LEAST_OPEN_MINUTES, calendar);
  return promised > possible ? promised : possible;
}

const WEEKDAYS = [
  'w\u00a0niedzielę',
  'w\u00a0poniedziałek',
  'we\u00a0wtorek',
  'w\u00a0środę',
  'w\u00a0czwartek',
  'w\u00a0piątek',
  'w\u00a0sobotę',
];

/** A deadline in words: "najpóźniej w poniedziałek do 10:00", with the date from the sixth day on. */
export function deadlineText(deadline: Date, since: Date): string {
  const { day } = polishClock(deadline);
  const date = +deadline - +since < 6 * DAY_MS ? '' : ` ${dayAndMonth(day)}`;
  return `najpóźniej ${WEEKDAYS[weekdayOf(momentOf(deadline).day)]}${date} do\u00a0${clockText(deadline)}`;
}

const CLOSED: Hours = { opens: 0, closes: 0 };

/** 0 is Sunday; 1 January 1970 was a Thursday. */
const weekdayOf = (day: number): number => (day + 4) % 7;

function hoursOf(day: number, { week, holidays }: OpeningCalendar): Hours | null {
  const hours = week[weekdayOf(day)] ?? null;
  return hours && !holidays.has(isoDay(day)) ? hours : null;
}

const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

function momentOf(instant: Date): Moment {
  if (Number.isNaN(+instant)) throw new RangeError('This is no instant');
  const local = +instant + polishOffset(instant);
  const day = Math.floor(local / DAY_MS);
  return { day, minute: (local - day * DAY_MS) / MINUTE_MS };
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
