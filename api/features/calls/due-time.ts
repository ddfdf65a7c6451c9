import {
  type OpeningCalendar,
  callDeadline,
  openMinutesBetween,
} from '#engine/trade/shop/opening-hours';
import type { Env } from '../../shared/env/env.js';
import { weekOf } from '../content/opening-hours.js';
import { calendarAround } from '../content/public-holidays.js';

/** The opening hours and public holidays by which deadlines are computed, and the current time. */
export interface Clock {
  calendar: OpeningCalendar;
  now: Date;
}

export interface DueTime {
  receivedAt: Date;
  promisedUntil: Date;
  callBackAt: Date | null;
  dueAt: Date;
}

export interface TimeLeft {
  openMinutesLeft: number;
  isOverdue: boolean;
}

/** When a customer must be called: at the agreed time, else by the promised time (`callDeadline`). */
export function dueTime(
  { receivedAt, callBackAt }: Pick<DueTime, 'receivedAt' | 'callBackAt'>,
  calendar: OpeningCalendar,
): DueTime {
  const promisedUntil = callDeadline(receivedAt, calendar);
  return { receivedAt, promisedUntil, callBackAt, dueAt: callBackAt ?? promisedUntil };
}

/** Minutes of opening hours until `dueAt`, rounded down; negative when it has passed. */
export function timeLeft({ dueAt }: Pick<DueTime, 'dueAt'>, { now, calendar }: Clock): TimeLeft {
  return {
    openMinutesLeft: Math.floor(openMinutesBetween(now, dueAt, calendar)),
    isOverdue: dueAt < now,
  };
}

/** The company's opening hours, holidays and the current time. */
export function clockOf({ env }: { env: Env }): Clock {
  const now = new Date();
  const company = { week: weekOf(env), closedDays: env.COMPANY_HOLIDAYS };
  return { calendar: calendarAround(company, now), now };
}
