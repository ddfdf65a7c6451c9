import { countDays } from '../../locale/day.js';

export const GRANULARITIES = ['day', 'week', 'month'] as const;
export type Granularity = (typeof GRANULARITIES)[number];

/** Whole days, both included: "2026-11-01". */
export interface Period {
  from: string;
  to: string;
}

/** Longest period of a sales report, in days. */
export const MOST_DAYS = 3660;
/** Most days or weeks that a report shows separately. */
export const MOST_POINTS = 400;

/** Whether a period has no more days or weeks than a report can show separately. */
export function mayShow({ from, to }: Period, by: Granularity): boolean {
  return by === 'month' || countDays(from, to) <= MOST_POINTS * (by === 'week' ? 7 : 1);
}
