import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createProduct, fillCart, saveAwning } from '../../../testing/factories.js';
import {
  type Customer,
  customerWithCart,
  allowProduction,
  placeOrder,
  submit,
} from '../../../testing/orders.js';
import { change } from '../../../testing/staff.js';
import { createItem, readItem, stockInput } from '../../../testing/stock.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

interface Changes {
  orders: { id: number; status: string; version: number }[];
  refused: {
    orderId: number;
    reason: { code: string; message: string };
    order: { status: string; version: number } | null;
  }[];
}

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

async function placed(): Promise<Customer & { id: number }> {
  const customer = await customerWithCart(app);
  const { order } = await submit(customer);
  return { ...customer, id: order!.id };
}

const inVersion = (id: number, version = 1) => ({ orderId: id, version });

const changeAll = (orders: object[], status: string, note?: string) =>
  change<Changes>(
    staff,
    'changeOrderStatuses',
    { orders, status, note },
    'orders { id status version } refused { orderId reason { code message } order { status version } }',
  );

const mailsTo = async ({ customerEmail }: Customer) =>
  (
    await app.sql<{ subject: string }>(
      'select subject from outgoing_mail where recipient = $1 order by created_at',
      [customerEmail],
    )
  ).map(({ subject }) => subject);

describe('the status of many orders', () => {
  it('is set in one request, with history, mail and audit record of each order', async () => {
    const [first, second] = [await placed(), await placed()];
    const answer = await changeAll(
      [inVersion(second.id), inVersion(first.id)],
      'confirmed',
      ' Po rozmowie. ',
    );
    expect(answer).toEqual({
      orders: [first, second].map(({ id }) => ({ id, status: 'confirmed', version: 2 })),
      refused: [],
      userErrors: [],
    });
    for (const customer of [first, second]) {
      const [event] = await app.sql(
        `select event.status, note, actor.name from order_event event join user_account actor on actor.id = actor_id
          where order_id = $1 order by event.id desc limit 1`,
        [customer.id],
      );
      expect(event).toEqual({ status: 'confirmed', note: 'Po rozmowie.', name: 'Piotr Pracownik' });
      expect((await mailsTo(customer)).at(-1)).toContain('zostało potwierdzone');
      const recorded = await app.sql(
        `select after from audit_entry where subject_type = 'customer_order' and subject_id = $1`,
        [String(customer.id)],
      );
      expect(recorded).toEqual([{ after: { status: 'confirmed' } }]);
    }
  });

  it('stays where it cannot be set, and the answer gives the reason for each order', async () => {
    const [free, stale, same] = [await placed(), await placed(), await placed()];
    for (const { id } of [free, stale, same]) await allowProduction(app, id);
    for (const { id } of [stale, same])
      await staff.json('PUT', `/api/admin/orders/${id}/status`, { status: 'in_production' });
    const { orders, refused } = await changeAll(
      [inVersion(stale.id), inVersion(free.id), inVersion(same.id, 2), inVersion(999_999)],
      'in_production',
    );
    expect(orders).toEqual([{ id: free.id, status: 'in_production', version: 2 }]);
    expect(refused).toEqual([
      {
        orderId: stale.id,
        reason: {
          code: 'CHANGED_MEANWHILE',
          message: expect.stringMatching(/Ktoś tymczasem zmienił/),
        },
        order: { status: 'in_production', version: 2 },
      },
      {
        orderId: same.id,
        reason: { code: 'CONFLICT', message: 'Ma już ten status.' },
        order: { status: 'in_production', version: 2 },
      },
      {
        orderId: 999_999,
        reason: { code: 'NOT_FOUND', message: 'Nie ma zamówienia nr 999999.' },
        order: null,
      },
    ]);
    expect(await mailsTo(stale)).toHaveLength(2);
    expect(await mailsTo(same)).toHaveLength(2);
  });

  it('is mailed unless an order moves back or staff ask for no mail, as for a single order', async () => {
    const [back, on] = [await placed(), await placed()];
    await allowProduction(app, back.id);
    await staff.json('PUT', `/api/admin/orders/${back.id}/status`, {
      status: 'shipped',
      sendsMail: false,
    });
    await changeAll([inVersion(back.id, 2), inVersion(on.id)], 'confirmed');
    expect([await mailsTo(back), await mailsTo(on)].map(({ length }) => length)).toEqual([1, 2]);
    const orders = [inVersion(back.id, 3), inVersion(on.id, 2)];
    await change(staff, 'changeOrderStatuses', { orders, status: 'cancelled', sendsMail: false });
    expect([await mailsTo(back), await mailsTo(on)].map(({ length }) => length)).toEqual([1, 2]);
  });

  it('takes the stock that all of them need together', async () => {
    const productId = await createProduct(app);
    const { item } = await createItem(staff, stockInput({ productId, stockQuantity: 5 }));
    const orders: object[] = [];
    for (const quantity of [2, 1]) {
      const visitor = app.visitor();
      const { id } = await saveAwning(visitor, { productId });
      const { total } = await fillCart(visitor, { configurationId: id, quantity });
      const { id: orderId } = (await placeOrder(visitor, { expectedTotal: total })).order!;
      await allowProduction(app, orderId);
      orders.push(inVersion(orderId));
    }
    await changeAll(orders, 'in_production');
    expect(await readItem(staff, item!.id)).toMatchObject({ stockQuantity: 2, reserved: 0 });
  });

  it('is set by one of two simultaneous requests', async () => {
    const customers = [await placed(), await placed(), await placed()];
    for (const { id } of customers) await allowProduction(app, id);
    const rows = customers.map(({ id }) => inVersion(id));
    const answers = await Promise.all([
      changeAll(rows, 'shipped'),
      changeAll(rows.toReversed(), 'cancelled'),
    ]);
    const sizes = answers.map(({ orders, refused }) => [orders.length, refused.length]);
    expect(sizes).toEqual(
      expect.arrayContaining([
        [3, 0],
        [0, 3],
      ]),
    );
  });
});
