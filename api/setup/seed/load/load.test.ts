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

  it('issues the invoices of companies, numbered without gaps, also when more is loaded', async () => {
    const count = () => app.sql<{ count: number }>('select count(*)::int from invoice');
    const [before] = await count();
    await seedLoad(app.services.orm, { orders: 100, inquiries: 1, products: 0 }, NOW);
    const [after] = await count();
    expect(after!.count).toBeGreaterThan(before!.count);

    const gaps = await app.sql(
      `select left(number, 10) as series, count(*), max(right(number, 4)::int) as last from invoice group by 1
       having count(*) <> max(right(number, 4)::int) or max(right(number, 4)::int) is distinct from
         (select last from invoice_counter where series = left(min(number), 2) and month = min(to_char(issued_on, 'YYYY-MM')))`,
    );
    expect(gaps).toEqual([]);
    const wrong = await app.sql(
      `select invoice.order_id from invoice join order_account account on account.order_id = invoice.order_id
         join customer_order placed on placed.id = invoice.order_id
       group by invoice.order_id, account.total, placed.company_tax_number
       having sum(gross) > account.total or count(*) filter (where kind = 'ZAL') <> 1
         or (count(*) filter (where kind = 'ROZ') = 1 and sum(gross) <> account.total)
         or placed.company_tax_number is null`,
    );
    expect(wrong).toEqual([]);
    const wrongAccounts = await app.sql(
      `select account.order_id from order_account account left join (
           select order_id, coalesce(sum(gross) filter (where state <> 'rejected'), 0) as gross,
             coalesce(bool_or(kind = 'ROZ' and state <> 'rejected'), false) as is_final
           from invoice join invoice_delivery on invoice_id = invoice.id group by order_id) issued using (order_id)
         where (invoiced, has_final_invoice) is distinct from (issued.gross, coalesce(is_final, false))`,
    );
    expect(wrongAccounts).toEqual([]);
  });

  it('has invoices that staff can open, and orders that wait for an invoice', async () => {
    const staff = await app.signIn('staff');
    const { errors, data } = await staff.graphql<{
      invoices: { items: { id: number; delivery: { state: string } }[] };
      ordersToInvoice: { totalCount: number };
    }>(`{ invoices { items { id delivery { state } } } ordersToInvoice { totalCount } }`);
    expect(errors).toBeUndefined();
    const [newest] = data.invoices.items;
    expect((await staff.fetch(`/api/admin/invoices/${newest!.id}.pdf`)).status).toBe(200);
    expect(data.ordersToInvoice.totalCount).toBeGreaterThan(0);
  });

  it('can be listed with the history and the lines of each order', async () => {
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

  it('where a real customer exists', async () => {
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
    'with the arguments %j',
    (args) => {
      expect(() => readLoadSizes(args)).toThrow();
    },
  );
});
