import { addDays } from '#engine/locale/day';
import type { ReminderKind } from '#engine/trade/shop/payment-labels';
import type { Env } from '../../shared/env/env.js';

/** When customers are reminded of an instalment, in days from its due day; 0: not at all. */
export interface ReminderTerms {
  /** From this many days before the due day, the customer is reminded once. */
  beforeDays: number;
  /** The number of days after the due day when the first reminder of an overdue instalment is sent. */
  afterDays: number;
  /** The number of days after the due day when the second reminder is sent; more than `afterDays`, unless 0. */
  againDays: number;
}

/** The due days, `from` and `to` included, for which a reminder of this kind is sent today; ranges do not overlap. */
interface ReminderRange {
  kind: ReminderKind;
  /** The first due day: "2026-12-01". */
  from: string;
  to: string;
}

/** The reminders that are sent on one day. */
export interface ReminderCalendar {
  ranges: readonly ReminderRange[];
  beforeDays: number;
}

/**
 * A missed reminder of an overdue instalment is still sent for this many days; the first reminder only until the second
 * is due.
 */
const LATE_DAYS = 7;

/** The shop's own reminder days, from its configuration. */
export const reminderTerms = ({
  REMINDER_DAYS_BEFORE,
  REMINDER_DAYS_AFTER,
  REMINDER_DAYS_AGAIN,
}: Env): ReminderTerms => ({
  beforeDays: REMINDER_DAYS_BEFORE,
  afterDays: REMINDER_DAYS_AFTER,
  againDays: REMINDER_DAYS_AGAIN,
});

/** Which instalments customers are reminded of on a day in Poland, "2026-11-25". */
export function reminderCalendar(
  { beforeDays, afterDays, againDays }: ReminderTerms,
  today: string,
): ReminderCalendar {
  const ago = (days: number): string => addDays(today, -days);
  const ranges: ReminderRange[] = [];
  if (beforeDays > 0)
    ranges.push({ kind: 'upcoming', from: today, to: addDays(today, beforeDays) });
  if (afterDays > 0) {
    const last = afterDays + LATE_DAYS;
    const from = ago(againDays > 0 ? Math.min(againDays - 1, last) : last);
    ranges.push({ kind: 'overdue', from, to: ago(afterDays) });
  }
  if (againDays > 0)
    ranges.push({ kind: 'overdue_again', from: ago(againDays + LATE_DAYS), to: ago(againDays) });
  return { ranges, beforeDays };
}
