import { addDays, countDays } from '#engine/locale/day';
import {
  type Granularity,
  MOST_DAYS,
  MOST_POINTS,
  type Period,
  mayShow,
} from '#engine/trade/shop/sales-period';
import { wrongField } from '../../shared/errors.js';

/** Days: the longest periods that are shown by days, or by weeks, unless staff choose otherwise. */
const READABLE_DAYS = 31;
const READABLE_WEEKS_DAYS = 182;

/** Throws BAD_USER_INPUT for a period that ends before it begins, is longer than ten years, or has too many points. */
export function expectReadable({ from, to }: Period, granularity: Granularity): void {
  const days = countDays(from, to);
  if (days < 1) throw wrongField('to', 'Okres kończy się, zanim się zacznie.');
  if (days > MOST_DAYS) throw wrongField('from', 'Okres może obejmować najwyżej 10\u00a0lat.');
  if (mayShow({ from, to }, granularity)) return;
  const pieces = granularity === 'day' ? ['dni', 'dni'] : ['tygodnie', 'tygodni'];
  throw wrongField(
    'granularity',
    `Z\u00a0podziałem na ${pieces[0]} można pokazać najwyżej ${MOST_POINTS}\u00a0${pieces[1]}.`,
  );
}

/** By days for up to a month, by weeks for up to half a year, else by months. */
export function readableGranularity({ from, to }: Period): Granularity {
  const days = countDays(from, to);
  if (days <= READABLE_DAYS) return 'day';
  return days <= READABLE_WEEKS_DAYS ? 'week' : 'month';
}

/** The period of the same length directly before. */
export function periodBefore({ from, to }: Period): Period {
  return { from: addDays(from, -countDays(from, to)), to: addDays(from, -1) };
}

/** The days, weeks from Monday, or months of a period, without a gap; the first and the last may be cut short. */
export function pointsOf({ from, to }: Period, granularity: Granularity): Period[] {
  const points: Period[] = [];
  for (let first = from; first <= to;) {
    const next = nextPoint(first, granularity);
    points.push({ from: first, to: next <= to ? addDays(next, -1) : to });
    first = next;
  }
  return points;
}

/** The first day of the next day, week or month. */
function nextPoint(day: string, granularity: Granularity): string {
  if (granularity === 'day') return addDays(day, 1);
  const date = new Date(`${day}T00:00:00Z`);
  if (granularity === 'week') return addDays(day, 7 - ((date.getUTCDay() + 6) % 7));
  const month = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  return new Date(month).toISOString().slice(0, 10);
}
