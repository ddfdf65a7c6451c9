import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { type Customer, customerWithCart, submit, transferInput } from '../../../testing/orders.js';
import { type UserErrors, change } from '../../../testing/staff.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

async function placed(): Promise<Customer & { id: number; token: string }> {
  const customer = await customerWithCart(app);
  const { order } = await submit(customer);
  return { ...customer, id: order!.id, token: order!.token };
}

interface Booked extends UserErrors {
  order: {
    payment: { paid: string; outstanding: string; toRefund: string; depositIsBooked: boolean };
    ledger: { kind: string; amount: string; valueDay: string; note: string; actorName: string }[];
  } | null;
}

const bookWith = (input: Record<string, unknown>) =>
  change<Booked>(
    staff,
    'bookTransfer',
    input,
    `order { payment { paid outstanding toRefund depositIsBooked }
       ledger { kind amount method valueDay note actorName } }`,
  );
const book = (orderId: number, overrides: Record<string, unknown> = {}) =>
  bookWith(transferInput(orderId, overrides));

const subjectsTo = async ({ customerEmail }: Customer) =>
  (
    await app.sql<{ subject: string }>(
      'select subject from outgoing_mail where recipient = $1 order by created_at offset 1',
      [customerEmail],
    )
  ).map(({ subject }) => subject);

describe('a transfer', () => {
  it('is booked with day, note and actor, written to the audit log, and mailed to the customer', async () => {
    const order = await placed();
    const { order: booked, userErrors } = await book(order.id, { note: ' Wyciąg 12. ' });
    expect(userErrors).toEqual([]);
    expect(booked).toEqual({
      payment: { paid: '1467.00', outstanding: '3423.00', toRefund: '0.00', depositIsBooked: true },
      ledger: [
        {
          kind: 'paid',
          amount: '1467.00',
          method: 'transfer',
          valueDay: '2026-11-24',
          note: 'Wyciąg 12.',
          actorName: 'Piotr Pracownik',
        },
      ],
    });
    expect(await subjectsTo(order)).toEqual([`Mamy Twoją wpłatę: zamówienie nr ${order.id}`]);
    const recorded = await app.sql(
      `select after ->> 'amount' as amount from audit_entry
        where subject_type = 'ledger_entry' and after ->> 'order_id' = $1`,
      [String(order.id)],
    );
    expect(recorded).toEqual([{ amount: '1467.00' }]);
  });

  it('is booked and mailed once, also by two clicks at the same time', async () => {
    const order = await placed();
    const input = transferInput(order.id);
    const answers = await Promise.all([bookWith(input), bookWith(input)]);
    for (const { userErrors } of answers) expect(userErrors).toEqual([]);
    expect((await bookWith(input)).order!.payment.paid).toBe('1467.00');
    expect(await subjectsTo(order)).toHaveLength(1);
  });

  it('may be a refund of at most what is paid', async () => {
    const order = await placed();
    await book(order.id);
    const refund = { direction: 'refunded', amount: '1467.01' };
    expect(await book(order.id, refund)).toMatchObject({
      order: null,
      userErrors: [{ code: 'CONFLICT', message: expect.stringMatching(/najwyżej.*1.467.zł/) }],
    });
    const { order: refunded } = await book(order.id, { ...refund, amount: '1467.00' });
    expect(refunded!.payment).toMatchObject({ paid: '0.00', outstanding: '4890.00' });
    expect(await subjectsTo(order)).toContain(`Zwrot pieniędzy: zamówienie nr ${order.id}`);
  });

  it.each([
    ['amount', { amount: '0.00' }],
    ['day', { day: '2100-01-01' }],
  ])('is refused for its %s', async (path, wrong) => {
    const { userErrors } = await book((await placed()).id, wrong);
    expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', path: [path] }]);
  });

  it('of an unknown order is refused', async () => {
    expect(await book(999_999)).toMatchObject({ order: null, userErrors: [{ code: 'NOT_FOUND' }] });
  });
});

describe('the payment of an order', () => {
  const read = async (who: TestVisitor, token: string) => {
    const { data } = await who.graphql<{ order: { ledger: unknown; payment: object } }>(
      `query ($token: String!) { order(token: $token) { ledger { kind }
        payment { instalments { kind amount due } transfer { account title amount due codeHasAmount } } } }`,
      { token },
    );
    return data.order;
  };

  it('is shown to the customer without the ledger, with a transfer once it is due', async () => {
    const { id, token, visitor } = await placed();
    expect(await read(visitor, token)).toMatchObject({
      ledger: null,
      payment: { instalments: [{ due: null }, { due: null }], transfer: null },
    });
    await staff.json('PUT', `/api/admin/orders/${id}/status`, { status: 'confirmed' });
    expect(await read(visitor, token)).toMatchObject({
      payment: {
        instalments: [
          { kind: 'deposit', amount: '1467.00' },
          { kind: 'rest', due: null },
        ],
        transfer: {
          account: expect.stringMatching(/^61.1090/),
          title: `Zamówienie nr ${id}`,
          amount: '1467.00',
          codeHasAmount: true,
        },
      },
    });
  });

  it('is due on a new day where the order is confirmed again after a cancellation', async () => {
    const { id, token, visitor } = await placed();
    const setStatus = (status: string) =>
      staff.json('PUT', `/api/admin/orders/${id}/status`, { status });
    await setStatus('confirmed');
    await app.sql('update instalment set due = due - 90 where order_id = $1', [id]);
    await app.sql('update order_account set next_due = next_due - 90 where order_id = $1', [id]);
    await setStatus('cancelled');
    await setStatus('confirmed');
    expect(await read(visitor, token)).toMatchObject({
      payment: { transfer: { due: addDays(polishClock(new Date()).day, 7) } },
    });
  });
});

describe('the list of orders', () => {
  const list = async (payment: string, text: string): Promise<number[]> => {
    const { data, errors } = await staff.graphql<{ orders: { items: { id: number }[] } }>(
      `query ($filter: OrderFilter) { orders(filter: $filter) { totalCount items { id } }
         orderCounts(filter: $filter) { count } }`,
      { filter: { payment, text } },
    );
    expect(errors).toBeUndefined();
    return data.orders.items.map(({ id }) => id);
  };

  it('is filtered by what is unpaid, overdue and to be refunded', async () => {
    const [unpaid, paid, overdue, cancelled] = [
      await placed(),
      await placed(),
      await placed(),
      await placed(),
    ];
    await book(paid.id, { amount: '4890' });
    await app.sql(`update order_account set next_due = '2026-11-01' where order_id = $1`, [
      overdue.id,
    ]);
    await book(cancelled.id);
    await staff.json('PUT', `/api/admin/orders/${cancelled.id}/status`, { status: 'cancelled' });
    const found = async (payment: string) => {
      const all = await Promise.all(
        [unpaid, paid, overdue, cancelled].map((each) => list(payment, each.customerEmail)),
      );
      return all.flat();
    };
    expect(await found('unpaid')).toEqual([unpaid.id, overdue.id]);
    expect(await found('overdue')).toEqual([overdue.id]);
    expect(await found('to_refund')).toEqual([cancelled.id]);
  });
});
