import { addDays } from '../../../engine/locale/day.js';
import type { ReminderKind } from '../../../engine/shop/payment-labels.js';
import type { Env } from '../../shared/env.js';

/** When customers are reminded of an instalment, in days; 0: not at all. */
export interface ReminderTerms {
  /** Before its day. */
  beforeDays: number;
  /** After its day. */
  afterDays: number;
  /** After its day, the second time; later than the first. */
  againDays: number;
}

/** The due days for which a reminder of this kind is sent today; the ranges do not overlap. */
interface ReminderRange {
  kind: ReminderKind;
  /** "2026-12-01" */
  from: string;
  to: string;
}

/** The reminders of one day. */
export interface ReminderCalendar {
  ranges: readonly ReminderRange[];
  beforeDays: number;
}

/** A reminder missed on its day is still sent within this many days; after that, staff call the customer. */
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
