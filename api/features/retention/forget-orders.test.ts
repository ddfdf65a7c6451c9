import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COMPANY, correct, issue, paidOrder } from '../../testing/invoices.js';
import {
  change as changeOrder,
  changeInput,
  preview,
  propose,
  readChanged,
} from '../../testing/order-changes.js';
import { customerWithCart, submit, transferInput } from '../../testing/orders.js';
import { type Written, forget, insert, exists, writeInquiry } from '../../testing/retention.js';
import { change } from '../../testing/staff.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  // So that the tests count only their own orders, not those of the demo shop.
  await forget(app);
  // The author of the notes and calls below.
  await app.signIn('staff');
});
afterAll(() => app.close());

describe('an order', () => {
  interface OldOrder {
    id: number;
    email: string;
    token: string;
    visitorId: string;
  }

  /** An order placed at this time by a customer who was called and has withdrawn, with a note of staff. */
  async function orderOf(at: string): Promise<OldOrder> {
    const customer = await customerWithCart(app);
    const { order } = await submit(customer, { idempotencyKey: `zamowienie-${randomUUID()}` });
    const { id, token } = order!;
    const [placed] = await app.sql<{ visitorId: string }>(
      'update customer_order set created_at = $2 where id = $1 returning visitor_id as "visitorId"',
      [id, at],
    );
    await app.sql(`update order_event set note = 'Dzwonić po 17.' where order_id = $1`, [id]);
    await app.sql(
      `insert into order_note (order_id, author_id, text)
         select $1, min(id), 'Dzwonić do syna' from user_account`,
      [id],
    );
    await app.sql(
      `with task as (insert into call_task (order_id, done_at) values ($1, now()) returning id)
        insert into call_attempt (task_id, outcome, note, actor_id)
          select task.id, 'answered', 'Dzwonić do żony', min(user_account.id) from task, user_account group by task.id`,
      [id],
    );
    await app.sql(
      `insert into measurement_confirmation (order_id, line_id, source, reason, facts)
         select order_id, id, 'phone', 'Dzwonić do córki', '[]' from order_line where order_id = $1`,
      [id],
    );
    const email = customer.customerEmail;
    await insert(app, 'withdrawal', {
      order_id: id,
      name: 'Anna',
      order_number: id,
      email,
      received_at: at,
    });
    return { id, email, token, visitorId: placed!.visitorId };
  }

  const tracesOf = async ({ id, email }: OldOrder): Promise<string> =>
    JSON.stringify([
      await app.sql('select * from customer_order where id = $1', [id]),
      await app.sql('select * from order_event where order_id = $1', [id]),
      await app.sql('select * from order_note where order_id = $1', [id]),
      await app.sql('select * from measurement_confirmation where order_id = $1', [id]),
      await app.sql('select * from withdrawal where order_id = $1 or email = $2', [id, email]),
      await app.sql('select * from idempotency_key where order_id = $1', [id]),
      await app.sql(
        'select call_attempt.* from call_attempt join call_task on call_task.id = task_id where order_id = $1',
        [id],
      ),
      await app.sql(
        'select cart.* from cart join customer_order placed on placed.cart_id = cart.id where placed.id = $1',
        [id],
      ),
    ]);

  it('of 2026 loses its customer’s data at the start of 2032, and keeps goods, price and date', async () => {
    const [old, young] = [
      await orderOf('2026-12-31T22:59:59Z'),
      await orderOf('2026-12-31T23:00:01Z'),
    ];
    expect(await forget(app)).toMatchObject({ orders: 1 });
    const traces = await tracesOf(old);
    expect(traces).not.toMatch(/Żaneta|600100200|Źródlana|Dzwonić|@example/);
    expect(traces).not.toContain(old.visitorId);
    expect(await tracesOf(young)).toMatch(/Żaneta.*600100200.*Dzwonić.*do żony/);
    expect(await tracesOf(young)).toContain(young.visitorId);
    const { data } = await app.visitor().graphql(
      `query ($token: String!) { order(token: $token) {
        customerName totalAmount createdAt lines { productName unitPrice configuration { width } } } }`,
      { token: old.token },
    );
    expect(data).toMatchObject({
      order: {
        customerName: 'Dane usunięte',
        totalAmount: '4890.00',
        createdAt: '2026-12-31T22:59:59.000Z',
        lines: [{ unitPrice: '4890.00', configuration: { width: 400 } }],
      },
    });
    expect(await forget(app)).toMatchObject({ orders: 0 });
  });

  it('mails nobody when staff change its status after its data were deleted', async () => {
    const { id } = await orderOf('2026-06-01T12:00:00Z');
    await forget(app);
    const staff = await app.signIn('staff');
    const answer = await staff.json('PUT', `/api/admin/orders/${id}/status`, {
      status: 'cancelled',
      sendsMail: true,
    });
    expect(answer).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    const queued = await app.sql(
      'select recipient, subject from outgoing_mail where order_id = $1 and sent_at is null',
      [id],
    );
    expect(queued).not.toContainEqual(expect.objectContaining({ recipient: '' }));
    const [event] = await app.sql(
      'select sends_mail, mail_id from order_event where order_id = $1 order by id desc limit 1',
      [id],
    );
    expect(event).toEqual({ sends_mail: false, mail_id: null });
  });

  describe('with an invoice and an open proposal, after its data were deleted', () => {
    /**
     * An order of 2020 that is invoiced now, after retention: only the data of the order have expired, not the
     * invoice.
     */
    async function forgotten() {
      const staff = await app.signIn('staff');
      const { id, token } = await paidOrder(app, '1000.00');
      const { invoice } = await issue(staff, id, 'ZAL', '1000.00');
      const placed = await readChanged(staff, token);
      await propose(staff, placed, { discount: '90', discountReason: 'Rabat' });
      await app.sql(`update customer_order set created_at = '2020-12-31T12:00:00Z' where id = $1`, [
        id,
      ]);
      await forget(app, new Date());
      const before = await mailsOf(id);
      return { id, token, staff, invoiceId: invoice!.id, before };
    }

    const mailsOf = (id: number) =>
      app.sql('select id, recipient from outgoing_mail where order_id = $1 order by id', [id]);

    it('mails nobody about a corrected invoice or a payment', async () => {
      const { id, staff, invoiceId, before } = await forgotten();
      const correction = { invoiceId, seenGross: '1000.00', amount: '900.00' };
      expect(await correct(staff, correction)).toMatchObject({ userErrors: [] });
      const transfer = transferInput(id, { amount: '1.00' });
      expect(await change(staff, 'bookTransfer', transfer)).toMatchObject({ userErrors: [] });
      expect(before).not.toContainEqual(expect.objectContaining({ recipient: '' }));
      expect(await mailsOf(id)).toEqual(before);
    });

    it('can no longer be changed, and its proposal can no longer be decided on', async () => {
      const { id, token, staff, before } = await forgotten();
      const { data } = await staff.graphql<{ order: { anonymisedAt: string } }>(
        'query ($token: String!) { order(token: $token) { anonymisedAt } }',
        { token },
      );
      expect(data.order.anonymisedAt).toEqual(expect.any(String));
      const order = await readChanged(staff, token);
      expect(order.versions.at(-1)).toMatchObject({ state: 'sent', isOpen: false });
      const { version } = order;
      const decision = { versionNumber: 2, accepts: true, name: 'Anna Lis', at: null, note: null };
      const gone = {
        code: 'CONFLICT',
        message: expect.stringMatching(/^Dane klienta zostały usunięte/),
      };
      const refused = { userErrors: [gone] };
      for (const [name, input] of [
        ['recordOrderDecision', { orderId: id, version, ...decision }],
        ['withdrawOrderChange', { orderId: id, version, versionNumber: 2 }],
      ] as const)
        expect(await changeOrder(staff, name, input)).toMatchObject(refused);
      const own = { token, versionNumber: 2, name: 'Anna Lis', agrees: true };
      expect(await changeOrder(app.visitor(), 'acceptOrderChange', own)).toMatchObject(refused);
      const details = {
        customerName: 'Anna Lis',
        customerEmail: 'a@b.pl',
        customerPhone: '600100200',
      };
      const input = changeInput(order, { ...details, customerAddress: 'ul. Nowa 1, Łódź' });
      expect(await preview(staff, input)).toMatchObject(refused);
      expect(await mailsOf(id)).toEqual(before);
    });
  });

  it('keeps what staff note after its data were deleted for the same period again', async () => {
    const order = await orderOf('2026-06-01T12:00:00Z');
    await forget(app);
    const staff = await app.signIn('staff');
    const note = { orderId: order.id, text: 'Dzwonił zięć' };
    expect(await change(staff, 'addOrderNote', note)).toMatchObject({ userErrors: [] });
    const cancelled = { status: 'cancelled', notes: 'Dzwonił wnuk' };
    const path = `/api/admin/orders/${order.id}/status`;
    expect(await staff.json('PUT', path, cancelled)).toMatchObject({ status: 200 });
    await app.sql(
      `insert into call_attempt (task_id, outcome, note, actor_id)
         select task.id, 'answered', 'Dzwonić do teścia', min(user_account.id) from call_task task, user_account
           where order_id = $1 group by task.id`,
      [order.id],
    );
    const later = '2032-12-31T22:59:59Z';
    await app.sql('update order_note set created_at = $1 where order_id = $2', [later, order.id]);
    await app.sql('update order_event set at = $1 where order_id = $2', [later, order.id]);
    await app.sql(
      `update call_attempt set at = $1 where note = 'Dzwonić do teścia'
         and task_id = (select id from call_task where order_id = $2)`,
      [later, order.id],
    );
    const notes = /Dzwonił zięć|Dzwonił wnuk|Dzwonić do teścia/g;
    const notesAt = async (now: string) => {
      await forget(app, new Date(now));
      return (await tracesOf(order)).match(notes)?.length ?? 0;
    };
    expect(await notesAt('2037-12-31T22:59:59Z')).toBe(3);
    expect(await notesAt('2037-12-31T23:00:01Z')).toBe(0);
  });

  it('loses its invoices when the period of the latest is over', async () => {
    const invoice = async (orderId: number, at: string): Promise<Written> => {
      const [row] = await app.sql<{ id: number }>(
        `insert into invoice (order_id, kind, number, issued_on, taxed_on, buyer_name, sums, net, vat, gross, xml, xml_hash, issued_by_id, at)
           select $1, 'ZAL', $2, $3::timestamptz::date, $3::timestamptz::date, 'Anna', '[]', 1, 0, 1, '', '', min(id), $3 from user_account returning id`,
        [orderId, randomUUID().slice(0, 20), at],
      );
      return { table: 'invoice', id: String(row!.id) };
    };
    const [old, long] = [
      await orderOf('2026-06-01T12:00:00Z'),
      await orderOf('2026-06-01T12:00:00Z'),
    ];
    const expired = [
      await invoice(old.id, '2026-06-02T12:00:00Z'),
      await invoice(old.id, '2026-12-31T22:59:59Z'),
    ];
    const young = [
      await invoice(long.id, '2026-06-02T12:00:00Z'),
      await invoice(long.id, '2026-12-31T23:00:01Z'),
    ];
    const both = [old.id, long.id];
    await app.sql('update order_account set invoiced = 2 where order_id = any($1)', [both]);
    await forget(app);
    for (const each of expired) expect(await exists(app, each)).toBe(false);
    for (const each of young) expect(await exists(app, each)).toBe(true);
    const invoiced = await app.sql(
      'select invoiced from order_account where order_id = any($1) order by order_id',
      [both],
    );
    expect(invoiced).toEqual([{ invoiced: null }, { invoiced: '2.00' }]);
  });

  it('is no longer to be invoiced once its company is anonymised', async () => {
    const { id } = await paidOrder(app, '4890.00', COMPANY);
    const listed = async () => {
      // Signs in again, because retention deletes sessions, too.
      const staff = await app.signIn('staff');
      const { data } = await staff.graphql<{ ordersToInvoice: { items: { id: number }[] } }>(
        '{ ordersToInvoice { items { id } } }',
      );
      return data.ordersToInvoice.items.map((order) => order.id);
    };
    expect(await listed()).toContain(id);
    await app.sql(`update customer_order set created_at = '2026-06-01T12:00:00Z' where id = $1`, [
      id,
    ]);
    await forget(app);
    expect(await listed()).not.toContain(id);
  });

  it('keeps inquiries of its customer as long as it has the customer’s data', async () => {
    const { email } = await orderOf('2030-01-01T12:00:00Z');
    const theirs = await writeInquiry(app, '2030-06-01T12:00:00Z', email.toUpperCase());
    await forget(app);
    expect(await exists(app, theirs)).toBe(true);
  });

  it('keeps its cart and its configuration', async () => {
    const customer = await customerWithCart(app);
    await submit(customer);
    const [line] = await app.sql<{ cart: string; configuration: string }>(
      `select placed.cart_id as cart, line.configuration_id as configuration from customer_order placed
         join order_line line on line.order_id = placed.id where customer_email = $1`,
      [customer.customerEmail],
    );
    const long = '2030-01-01T12:00:00Z';
    await app.sql('update cart set updated_at = $2 where id = $1', [line!.cart, long]);
    await app.sql('update configuration set created_at = $2 where id = $1', [
      line!.configuration,
      long,
    ]);
    await forget(app);
    expect(await exists(app, { table: 'cart', id: line!.cart })).toBe(true);
    expect(await exists(app, { table: 'configuration', id: line!.configuration })).toBe(true);
  });
});
