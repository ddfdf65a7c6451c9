import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount, parseAmount } from '#engine/goods/price/money';
import { ORDER_STATUSES, type OrderStatus } from '#engine/trade/shop/order-status';
import type { Period } from '#engine/trade/shop/sales-period';
import { db } from '../../database/db.js';
import { expectReadable, periodBefore, pointsOf, readableGranularity } from './sales-period.js';
import type { SalesReport, SalesReportInput, SalesTotals } from './sales-report.inputs.js';
import { readBestSellers } from './best-sellers.js';

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
  { from, to, granularity: asked }: SalesReportInput,
): Promise<SalesReport> {
  const period = { from, to };
  const granularity = asked ?? readableGranularity(period);
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
