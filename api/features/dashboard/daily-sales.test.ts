import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fillCart } from '../../testing/factories.js';
import { placeOrder } from '../../testing/orders.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const KEPT = `select day::text, status, sum(order_count)::int as orders, sum(amount)::text as amount
  from daily_sales group by 1, 2 having sum(order_count) <> 0 order by 1, 2`;
const COUNTED = `select warsaw_day(created_at)::text as day, status, count(*)::int as orders, sum(total_amount)::text as amount
  from customer_order group by 1, 2 order by 1, 2`;
const KEPT_ITEMS = `select day::text, product_id, color, frame_color, sum(pieces)::int as pieces, sum(grosze)::text as grosze
  from daily_sales_item group by 1, grouping sets ((product_id), (color), (frame_color))
  having num_nonnulls(product_id, color, frame_color) = 1 and sum(pieces) <> 0 order by 1, 2, 3, 4`;
const COUNTED_ITEMS = `select warsaw_day(created_at)::text as day, product_id, color, frame_color,
    sum(quantity)::int as pieces, (100 * sum(line_total))::bigint::text as grosze
  from customer_order placed join order_line line on line.order_id = placed.id where status <> 'cancelled'
  group by 1, grouping sets ((product_id), (color), (frame_color)) order by 1, 2, 3, 4`;

async function expectExact(): Promise<void> {
  expect(await app.sql(KEPT)).toEqual(await app.sql(COUNTED));
  expect(await app.sql(KEPT_ITEMS)).toEqual(await app.sql(COUNTED_ITEMS));
}

async function place(): Promise<void> {
  const visitor = app.visitor();
  await fillCart(visitor);
  await placeOrder(visitor);
}

const STATUSES = ['pending', 'confirmed', 'delivered', 'cancelled'] as const;
/** One second before midnight in Warsaw and midnight in summer, and midnight in winter. */
const INSTANTS = ['2026-06-30T21:59:59Z', '2026-06-30T22:00:00Z', '2026-10-25T23:00:00Z'] as const;

const step = fc.oneof(
  fc.constant<readonly [string, ...string[]]>(['select condense_daily_sales()']),
  fc
    .tuple(fc.constantFrom(...STATUSES), fc.nat(8))
    .map(
      ([status, skipped]) =>
        [
          `update customer_order set status = $1 where id = (select id from customer_order order by id offset ${skipped} limit 1)`,
          status,
        ] as const,
    ),
  fc
    .tuple(fc.constantFrom(...INSTANTS), fc.nat(8))
    .map(
      ([instant, skipped]) =>
        [
          `update customer_order set created_at = $1 where id = (select id from customer_order order by id offset ${skipped} limit 1)`,
          instant,
        ] as const,
    ),
);

describe('the daily sums', () => {
  it('equal those of the orders, whatever changes and whenever they are condensed', async () => {
    await place();
    await place();
    await expectExact();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        for (const [text, ...values] of steps) await app.sql(text, values);
        await expectExact();
      }),
      { numRuns: 20 },
    );
  });

  it('stay right when orders are placed and cancelled while they are condensed', async () => {
    const condense = () => app.services.pool.query('select condense_daily_sales()');
    const cancel = () =>
      app.sql(
        `update customer_order set status = 'cancelled' where id = (select max(id) from customer_order)`,
      );
    await Promise.all([place(), condense(), place(), cancel(), condense(), place(), condense()]);
    await expectExact();
  });

  it('lose a deleted order, and can be recounted from the orders', async () => {
    await place();
    await app.sql('delete from order_event where order_id = (select max(id) from customer_order)');
    await app.sql(
      'delete from stock_reservation where order_id = (select max(id) from customer_order)',
    );
    await app.sql(
      'delete from idempotency_key where order_id = (select max(id) from customer_order)',
    );
    await app.sql('delete from order_line where order_id = (select max(id) from customer_order)');
    await app.sql('delete from customer_order where id = (select max(id) from customer_order)');
    await expectExact();
    await app.sql('select recount_daily_sales()');
    await expectExact();
  });

  it('have one row for each day and status, and for each kind of goods, once condensed', async () => {
    await place();
    await place();
    await app.sql('select condense_daily_sales()');
    const rows = await app.sql(`select day from daily_sales group by day, status having count(*) > 1
      union all select day from daily_sales_item group by day, product_id, color, frame_color
        having count(*) > 1 or num_nonnulls(product_id, color, frame_color) > 1`);
    expect(rows).toEqual([]);
    await expectExact();
  });
});
