import { callDeadline, openMinutesBetween } from '../../../engine/opening-hours.js';
import { publicHolidays } from './holidays.js';

export interface DueTime {
  receivedAt: Date;
  promisedUntil: Date;
  callBackAt: Date | null;
  dueAt: Date;
  openMinutesLeft: number;
  isOverdue: boolean;
}

/** When a customer is to be called, and how much of the opening hours is left until then. */
export function dueTime(
  { receivedAt, callBackAt }: Pick<DueTime, 'receivedAt' | 'callBackAt'>,
  now: Date,
): DueTime {
  const holidays = publicHolidays(now);
  const promisedUntil = callDeadline(receivedAt, holidays);
  const dueAt = callBackAt ?? promisedUntil;
  return {
    receivedAt,
    promisedUntil,
    callBackAt,
    dueAt,
    openMinutesLeft: Math.floor(openMinutesBetween(now, dueAt, holidays)),
    isOverdue: dueAt < now,
  };
}
