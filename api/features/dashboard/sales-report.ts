import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount, parseAmount } from '#engine/goods/price/money';
import { addDays, countDays } from '#engine/locale/day';
import { ORDER_STATUSES, type OrderStatus } from '#engine/trade/shop/order-status';
import {
  type Period,
  type Granularity,
  MOST_DAYS,
  MOST_POINTS,
  mayShow,
} from '#engine/trade/shop/sales-period';
import { db } from '../../database/db.js';
import { wrongField } from '../../shared/errors.js';
import { readBestSellers } from './best-sellers.js';
import type { SalesReport, SalesReportInput, SalesTotals } from './sales-report.inputs.js';

interface PlacedRow {
  /** Which of the consecutive periods, counted from 1; 0: before the first. */
  stretch: number;
  status: OrderStatus;
  orderCount: string;
  amount: string;
}

/**
 * Sales of a period by the day in Warsaw on which an order was placed, and the total of the period before. Cancelled
 * orders are counted as orders and are in no revenue. Takes four statements, however long the period is. Throws
 * BAD_USER_INPUT for a period that cannot be shown.
 */
export async function readSalesReport(
  em: EntityManager,
  { from, to, granularity: requested }: SalesReportInput,
): Promise<SalesReport> {
  const period = { from, to };
  const granularity = requested ?? readableGranularity(period);
  expectReadable(period, granularity);
  const before = periodBefore(period);
  const points = pointsOf(period, granularity);
  const [placed, bestSellers] = await Promise.all([
    readPlaced(em, { from: before.from, to }, points),
    readBestSellers(em, period),
  ]);
  const placedIn = (stretch: number): PlacedRow[] => placed.get(stretch) ?? [];
  const within = points.flatMap((_, index) => placedIn(index + 1));
  return {
    granularity,
    total: totalsOf(period, within),
    before: totalsOf(before, placedIn(0)),
    points: points.map((point, index) => totalsOf(point, placedIn(index + 1))),
    statuses: ORDER_STATUSES.map((status) => ({
      status,
      count: countOf(within.filter((row) => row.status === status)),
      isExact: true,
    })),
    ...bestSellers,
  };
}

/** Orders placed in each of these consecutive periods, and before the first of them. */
async function readPlaced(
  em: EntityManager,
  { from, to }: Period,
  stretches: readonly Period[],
): Promise<ReadonlyMap<number, PlacedRow[]>> {
  const firstDays = stretches.map((stretch) => stretch.from);
  const rows: PlacedRow[] = await db(em)
    .selectFrom('DailySales')
    .select((eb) => [
      eb.fn<number>('width_bucket', ['day', eb.val(firstDays)]).as('stretch'),
      'status',
      eb.fn.sum<string>('orderCount').as('orderCount'),
      eb.fn.sum<string>('amount').as('amount'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['stretch', 'status'])
    .execute();
  return Map.groupBy(rows, ({ stretch }) => stretch);
}

function totalsOf({ from, to }: Period, rows: readonly PlacedRow[]): SalesTotals {
  const grosze = rows
    .filter(({ status }) => status !== 'cancelled')
    .reduce((sum, { amount }) => sum + parseAmount(amount), 0);
  return { from, to, orderCount: countOf(rows), revenue: formatAmount(grosze) };
}

const countOf = (rows: readonly PlacedRow[]): number =>
  rows.reduce((sum, { orderCount }) => sum + Number(orderCount), 0);

/** Days: the longest periods that are shown by days, or by weeks, unless staff choose otherwise. */
const READABLE_DAYS = 31;
const READABLE_WEEKS_DAYS = 182;

/** Throws BAD_USER_INPUT for a period that ends before it begins, is longer than ten years, or has too many points. */
function expectReadable({ from, to }: Period, granularity: Granularity): void {
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
