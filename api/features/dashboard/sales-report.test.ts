import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { polishClock } from '#engine/locale/polish-time';
import { fillCart, saveAwning } from '../../testing/factories.js';
import { placeOrder } from '../../testing/orders.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';

interface Totals {
  from: string;
  to: string;
  orderCount: number;
  revenue: string;
}
interface Sold {
  pieces: number;
  revenue: string;
}
interface Report {
  granularity: string;
  total: Totals;
  before: Totals;
  points: Totals[];
  statuses: { status: string; count: number }[];
  products: (Sold & { productId: number; name: string })[];
  colors: (Sold & { color: string })[];
  frameColors: (Sold & { color: string })[];
}

const TOTALS = 'from to orderCount revenue';
const SOLD = 'pieces revenue';
const QUERY = `query ($input: SalesReportInput!) {
  salesReport(input: $input) {
    granularity
    total { ${TOTALS} } before { ${TOTALS} } points { ${TOTALS} }
    statuses { status count }
    products { productId name ${SOLD} } colors { color ${SOLD} } frameColors { color ${SOLD} }
  }
}`;

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

async function report(from: string, to: string, granularity: string | null = null) {
  const answer = await staff.graphql<{ salesReport: Report }>(QUERY, {
    input: { from, to, granularity },
  });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.salesReport;
}

async function refusal(input: object): Promise<unknown> {
  const { errors } = await staff.graphql(QUERY, { input });
  return errors?.[0]?.extensions;
}

/** Places an order of awnings (4 890 zł each) and dates it to this instant. */
async function placeAt(
  createdAt: string,
  status = 'pending',
  { quantity = 1, ...settings }: { quantity?: number; fabricColor?: string } = {},
): Promise<void> {
  const visitor = app.visitor();
  const { id } = await saveAwning(visitor, settings);
  const { total } = await fillCart(visitor, { quantity, configurationId: id });
  const { order } = await placeOrder(visitor, { expectedTotal: total });
  await app.sql('update customer_order set created_at = $1, status = $2 where id = $3', [
    createdAt,
    status,
    order!.id,
  ]);
}

const ordersOf = ({ points }: Report) =>
  Object.fromEntries(
    points.filter(({ orderCount }) => orderCount > 0).map((it) => [it.from, it.orderCount]),
  );

describe('a day', () => {
  it.each([
    // Summer time begins on 29 March 2015, and ends on 25 October 2015: days of 23 and 25 hours.
    ['2015-03-28T22:59:59Z', '2015-03-28'],
    ['2015-03-28T23:00:00Z', '2015-03-29'],
    ['2015-03-29T21:59:59Z', '2015-03-29'],
    ['2015-03-29T22:00:00Z', '2015-03-30'],
    ['2015-10-24T21:59:59Z', '2015-10-24'],
    ['2015-10-24T22:00:00Z', '2015-10-25'],
    ['2015-10-25T22:59:59Z', '2015-10-25'],
    ['2015-10-25T23:00:00Z', '2015-10-26'],
    ['2015-07-31T21:59:59Z', '2015-07-31'],
    ['2015-07-31T22:00:00Z', '2015-08-01'],
    ['2015-12-31T22:59:59Z', '2015-12-31'],
    ['2015-12-31T23:00:00Z', '2016-01-01'],
    ['2016-02-29T12:00:00Z', '2016-02-29'],
  ])('in Warsaw holds %s: %s', async (instant, day) => {
    const before = await report('2015-01-01', '2016-02-29', 'month');
    await placeAt(instant);
    const alone = await report(day, day);
    expect(alone).toMatchObject({
      granularity: 'day',
      points: [{ from: day, to: day, revenue: alone.total.revenue }],
    });
    expect(alone.total.orderCount).toBeGreaterThan(0);
    const after = await report('2015-01-01', '2016-02-29', 'month');
    const month = (it: Report) => it.points.find(({ from }) => from === `${day.slice(0, 7)}-01`)!;
    expect(month(after).orderCount).toBe(month(before).orderCount + 1);
    expect(after.total.orderCount).toBe(before.total.orderCount + 1);
  });

  it('without orders is zero', async () => {
    await placeAt('2013-03-30T12:00:00Z');
    const { points, total } = await report('2013-03-29', '2013-04-02');
    expect(points.map(({ from, orderCount, revenue }) => [from, orderCount, revenue])).toEqual([
      ['2013-03-29', 0, '0.00'],
      ['2013-03-30', 1, '4890.00'],
      ['2013-03-31', 0, '0.00'],
      ['2013-04-01', 0, '0.00'],
      ['2013-04-02', 0, '0.00'],
    ]);
    expect(total).toEqual({
      from: '2013-03-29',
      to: '2013-04-02',
      orderCount: 1,
      revenue: '4890.00',
    });
  });
});

describe('a period', () => {
  it('is divided into weeks from Monday and into months, cut at its ends', async () => {
    for (const day of ['2012-01-31', '2012-02-01', '2012-02-05', '2012-02-06', '2012-03-31'])
      await placeAt(`${day}T12:00:00Z`);
    expect(ordersOf(await report('2012-01-31', '2012-03-31', 'week'))).toEqual({
      '2012-01-31': 3,
      '2012-02-06': 1,
      '2012-03-26': 1,
    });
    expect(ordersOf(await report('2012-01-31', '2012-03-31', 'month'))).toEqual({
      '2012-01-31': 1,
      '2012-02-01': 3,
      '2012-03-01': 1,
    });
  });

  it('is compared with the same number of days before it, at any granularity', async () => {
    await placeAt('2011-05-03T12:00:00Z');
    await placeAt('2011-05-04T12:00:00Z', 'shipped', { quantity: 2 });
    await placeAt('2011-05-05T21:59:59Z');
    await placeAt('2011-05-05T22:00:00Z');
    for (const granularity of ['day', 'week', 'month']) {
      const { total, before } = await report('2011-05-06', '2011-05-07', granularity);
      expect(total).toMatchObject({ orderCount: 1, revenue: '4890.00' });
      expect(before).toEqual({
        from: '2011-05-04',
        to: '2011-05-05',
        orderCount: 2,
        revenue: '14670.00',
      });
    }
  });

  it('counts cancelled orders as orders, in their status, and in no revenue', async () => {
    await placeAt('2010-06-01T12:00:00Z', 'cancelled');
    await placeAt('2010-06-01T13:00:00Z', 'delivered');
    const { total, points, statuses, products } = await report('2010-06-01', '2010-06-01');
    expect(total).toMatchObject({ orderCount: 2, revenue: '4890.00' });
    expect(points).toEqual([total]);
    expect(statuses).toEqual([
      { status: 'pending', count: 0 },
      { status: 'confirmed', count: 0 },
      { status: 'in_production', count: 0 },
      { status: 'shipped', count: 0 },
      { status: 'delivered', count: 1 },
      { status: 'cancelled', count: 1 },
    ]);
    expect(products).toMatchObject([{ productId: 1, pieces: 1, revenue: '4890.00' }]);
  });

  it('adds up: its points, its statuses and its sales', async () => {
    const today = polishClock(new Date()).day;
    const { total, points, statuses, colors, frameColors } = await report('2018-01-01', today);
    const sum = (values: (string | number)[]) =>
      values.reduce<number>((all, it) => all + Number(it), 0);
    expect(total.orderCount).toBeGreaterThan(0);
    expect(sum(points.map(({ orderCount }) => orderCount))).toBe(total.orderCount);
    expect(sum(points.map(({ revenue }) => revenue))).toBeCloseTo(Number(total.revenue), 2);
    expect(sum(statuses.map(({ count }) => count))).toBe(total.orderCount);
    for (const sold of [colors, frameColors])
      expect(sum(sold.map(({ revenue }) => revenue))).toBeCloseTo(Number(total.revenue), 2);
  });

  it('lists the best sellers: products by revenue, colours by pieces', async () => {
    await placeAt('2009-06-01T12:00:00Z', 'confirmed', { fabricColor: 'Szary', quantity: 3 });
    await placeAt('2009-06-02T12:00:00Z', 'confirmed', { fabricColor: 'Beżowy' });
    const { products, colors, frameColors } = await report('2009-06-01', '2009-06-02');
    expect(products).toEqual([
      { productId: 1, name: 'Markiza tarasowa Aurora 350', pieces: 4, revenue: '19560.00' },
    ]);
    expect(colors).toEqual([
      { color: 'Szary', pieces: 3, revenue: '14670.00' },
      { color: 'Beżowy', pieces: 1, revenue: '4890.00' },
    ]);
    expect(frameColors).toEqual([{ color: 'Biały', pieces: 4, revenue: '19560.00' }]);
  });

  it('counts goods at the prices of their lines, before the discount of their order', async () => {
    await placeAt('2008-06-01T12:00:00Z', 'confirmed');
    await app.sql(`update customer_order set discount = 489, discount_reason = 'Za komplet',
      total_amount = 4401, net = 3578.05, vat = 822.95 where created_at = '2008-06-01T12:00:00Z'`);
    const { total, products, colors } = await report('2008-06-01', '2008-06-01');
    expect(total).toMatchObject({ orderCount: 1, revenue: '4401.00' });
    expect([products, colors]).toMatchObject([[{ revenue: '4890.00' }], [{ revenue: '4890.00' }]]);
  });

  it('takes as many statements for ten years as for a day', async () => {
    const statements = (from: string, to: string) => app.countStatements(() => report(from, to));
    const ofADay = await statements('2026-11-21', '2026-11-21');
    expect(await statements('2016-11-21', '2026-11-20')).toBe(ofADay);
    // The session, the orders, and three for the best sellers.
    expect(ofADay).toBe(5);
  });
});

describe('an invalid period', () => {
  it.each([
    [{ from: '2026-11-02', to: '2026-11-01' }, 'to'],
    [{ from: '2000-01-01', to: '2026-11-01' }, 'from'],
    [{ from: '2024-01-01', to: '2026-11-01', granularity: 'day' }, 'granularity'],
    [{ from: '2018-01-01', to: '2026-11-01', granularity: 'week' }, 'granularity'],
    [{ from: '2026-02-30', to: '2026-11-01' }, 'from'],
  ])('%j is refused by its field %s', async (input, path) => {
    expect(await refusal(input)).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path }] });
  });
});
