import { longDay } from '#engine/locale/day';
import type { SalesGranularity } from '../../../apollo/schema.generated';
import { formatNumber } from '../../../lib/text/format';
import { formatMonth } from '../../kit/list/format-month';
import type { SalesReportQuery } from './sales-report.generated';

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

const UTC = { timeZone: 'UTC' } as const;

const range = new Intl.DateTimeFormat('pl-PL', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  ...UTC,
});

const short = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'numeric', ...UTC });

const shortMonth = new Intl.DateTimeFormat('pl-PL', { month: 'short', year: '2-digit', ...UTC });

const instant = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** "21.11" */
const formatShortDay = (day: string): string => short.format(instant(day));

/** "lis 26" */
const formatShortMonth = (day: string): string => shortMonth.format(instant(day));

/** From one day to another: "1–21 lis 2026". */
export const formatDays = (from: string, to: string): string =>
  range.formatRange(instant(from), instant(to));

/** Revenue and number of orders in a period; first and last day inclusive. */
export type SalesFigures = SalesReportQuery['salesReport']['total'];

/** "1 234 szt." */
export const piecesText = (pieces: number): string => `${formatNumber(pieces)}\u00a0szt.`;
