import { longDay } from '#engine/locale/day';
import type { SalesGranularity } from '../../../apollo/schema.generated';
import { formatMonth } from '../../kit/list/format-month';
import { formatDays, formatShortDay, formatShortMonth } from './format-day';

interface Days {
  from: string;
  to: string;
}

/** The label of a point in the report: a day, the days of a week, or a month. */
export function pointLabel({ from, to }: Days, granularity: SalesGranularity): string {
  if (granularity === 'day') return longDay(from);
  return granularity === 'month' ? formatMonth(from) : formatDays(from, to);
}

/** The short label for an axis: "21.11" or "lis 26". */
export function shortPointLabel({ from }: Days, granularity: SalesGranularity): string {
  return granularity === 'month' ? formatShortMonth(from) : formatShortDay(from);
}
