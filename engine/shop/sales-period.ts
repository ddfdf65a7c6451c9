import { countDays } from '../locale/day.js';

export const GRANULARITIES = ['day', 'week', 'month'] as const;
export type Granularity = (typeof GRANULARITIES)[number];

/** Whole days, both included: "2026-11-01". */
export interface Period {
  from: string;
  to: string;
}

/** A report of sales is of so many days at most. */
export const MOST_DAYS = 3660;
/** It shows at most so many days or weeks one by one. */
export const MOST_POINTS = 400;

/** Whether a period is not cut into more pieces than a report shows. */
export function mayShow({ from, to }: Period, by: Granularity): boolean {
  return by === 'month' || countDays(from, to) <= MOST_POINTS * (by === 'week' ? 7 : 1);
}
