import {
  type OpeningCalendar,
  callDeadline,
  openMinutesBetween,
} from '../../../engine/opening-hours.js';
import { holidaysAround } from '../content/public-holidays.js';

export interface DueTime {
  receivedAt: Date;
  promisedUntil: Date;
  callBackAt: Date | null;
  dueAt: Date;
  openMinutesLeft: number;
  isOverdue: boolean;
}

/** When a customer is to be called by the company's own hours, and how much of the opening hours is left until then. */
export function dueTime(
  { receivedAt, callBackAt }: Pick<DueTime, 'receivedAt' | 'callBackAt'>,
  now: Date,
  week: OpeningCalendar['week'],
): DueTime {
  const calendar = { week, holidays: holidaysAround(now) };
  const promisedUntil = callDeadline(receivedAt, calendar);
  const dueAt = callBackAt ?? promisedUntil;
  return {
    receivedAt,
    promisedUntil,
    callBackAt,
    dueAt,
    openMinutesLeft: Math.floor(openMinutesBetween(now, dueAt, calendar)),
    isOverdue: dueAt < now,
  };
}
