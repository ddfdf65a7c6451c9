import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import { expectDemo } from './expect-demo.js';
import { readLoadSizes, seedLoad } from './load.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const NOW = new Date('2026-11-21T12:00:00Z');
const SIZES = `select (select count(*)::int from customer_order) as orders,
  (select count(*)::int from inquiry) as inquiries, (select count(*)::int from product) as products`;
const sizes = async () => (await app.sql<Record<string, number>>(SIZES))[0]!;

describe('a load of orders', () => {
  it('adds the requested number of complete orders over 24 months', async () => {
    const before = await sizes();
    await seedLoad(app.services.orm, { orders: 400, inquiries: 60, products: 40 }, NOW);
    expect(await sizes()).toEqual({
      orders: before['orders']! + 400,
      inquiries: before['inquiries']! + 60,
      products: before['products']! + 40,
    });

    const [span] = await app.sql(
      `select min(created_at) > $1::timestamptz - interval '731 days' as young,
         min(created_at) < $1::timestamptz - interval '600 days' as old, max(created_at) <= $1 as placed,
         count(distinct status)::int > 3 as statuses
       from customer_order where customer_email like 'klient.%'`,
      [NOW],
    );
    expect(span).toEqual({ young: true, old: true, placed: true, statuses: true });
    const wrong = await app.sql(
      `select placed.id from customer_order placed left join order_line line on line.order_id = placed.id
       group by placed.id having coalesce(sum(line_total), 0) <> placed.total_amount
         or (select status from order_event event where event.order_id = placed.id order by event.id desc limit 1) <> placed.status`,
    );
    expect(wrong).toEqual([]);
    const [sums] = await app.sql(
      'select (select sum(order_count)::int from daily_sales) = (select count(*)::int from customer_order) as exact',
    );
    expect(sums).toEqual({ exact: true });
    const [transfers] = await app.sql(
      `select (select count(*)::int from bank_transfer where state = 'booked') = count(*)::int as exact
       from ledger_entry where reference in (select fingerprint from bank_transfer)`,
    );
    expect(transfers).toEqual({ exact: true });
  });

  it('lists and drawings of loaded orders can be read', async () => {
    const staff = await app.signIn('staff');
    const { errors, data } = await staff.graphql<{ orders: { items: unknown[] } }>(
      `{ orders(filter: { text: "klient." }) { items { history { status } lines { productName configuration { width lines { label } } } } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data.orders.items).toHaveLength(24);
  });
});

describe('a load is refused', () => {
  const em = () => app.services.orm.em.fork();

  it.each([
    [{ NODE_ENV: 'production' }, 'production'],
    [{ PUBLIC_URL: 'https://cieniomat.pl' }, 'PUBLIC_URL'],
  ])('where the environment is %j', async (env, message) => {
    await expect(expectDemo(em(), env)).rejects.toThrow(message);
  });

  it('where a customer is real', async () => {
    await app.sql(
      `update inquiry set customer_email = 'jan@poczta.pl' where id = (select min(id) from inquiry)`,
    );
    await expect(expectDemo(em(), {})).rejects.toThrow('real customers');
  });

  it('where the products are not those of the demo', async () => {
    await app.sql(`update product set name = 'Inna markiza' where id = 1`);
    await expect(expectDemo(em(), {})).rejects.toThrow('not those of the demo');
  });

  it.each([[['--orders', '0']], [['--orders', 'dużo']], [['--rows', '5']]])(
    'with the words %j',
    (args) => {
      expect(() => readLoadSizes(args)).toThrow();
    },
  );
});
