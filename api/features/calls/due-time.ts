import {
  type OpeningCalendar,
  callDeadline,
  openMinutesBetween,
} from '../../../engine/shop/opening-hours.js';

/** The hours that deadlines are reckoned by, and the instant from which. */
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

/** When a customer is to be called by the company's own hours. */
export function dueTime(
  { receivedAt, callBackAt }: Pick<DueTime, 'receivedAt' | 'callBackAt'>,
  calendar: OpeningCalendar,
): DueTime {
  const promisedUntil = callDeadline(receivedAt, calendar);
  return { receivedAt, promisedUntil, callBackAt, dueAt: callBackAt ?? promisedUntil };
}

/** How much of the opening hours is left until then. */
export function timeLeft({ dueAt }: Pick<DueTime, 'dueAt'>, { now, calendar }: Clock): TimeLeft {
  return {
    openMinutesLeft: Math.floor(openMinutesBetween(now, dueAt, calendar)),
    isOverdue: dueAt < now,
  };
}
