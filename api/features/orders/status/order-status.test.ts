import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ORDER_STATUSES } from '#engine/trade/shop/order-status';
import { fillCart } from '../../../testing/factories.js';
import {
  type PlacedOrder,
  allowProduction,
  placeOrder,
  readOrder,
} from '../../../testing/orders.js';
import { change } from '../../../testing/staff.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

interface Customer {
  visitor: TestVisitor;
  email: string;
  order: PlacedOrder;
}

async function customerWithOrder(): Promise<Customer> {
  const visitor = app.visitor();
  await fillCart(visitor);
  const email = `${randomUUID()}@example.com`;
  const { order } = await placeOrder(visitor, { customerEmail: email });
  return { visitor, email, order: order! };
}

function setStatus(orderId: number, status: string, note?: string) {
  return staff.graphql(
    `mutation ($input: UpdateOrderStatusInput!) {
      updateOrderStatus(input: $input) {
        order { id status history { status actorName note } }
        userErrors { code }
      }
    }`,
    { input: { orderId, status, note } },
  );
}

const subjectsTo = async (email: string): Promise<string[]> => {
  const mails = await app.sql<{ subject: string }>(
    'select subject from outgoing_mail where recipient = $1 order by created_at, subject',
    [email],
  );
  return mails.map(({ subject }) => subject);
};

const statusesOf = async (orderId: number): Promise<string[]> => {
  const events = await app.sql<{ status: string }>(
    'select status from order_event where order_id = $1 order by id',
    [orderId],
  );
  return events.map(({ status }) => status);
};

const PAIRS = ORDER_STATUSES.flatMap((from) =>
  ORDER_STATUSES.filter((to) => to !== from).map((to) => [from, to] as const),
);

describe('the status of an order', () => {
  it.each(PAIRS)('goes from %s to %s', async (from, to) => {
    const [{ id } = { id: 0 }] = await app.sql<{ id: number }>(
      'update customer_order set status = $1 where id = (select min(id) from customer_order) returning id',
      [from],
    );
    expect(await setStatus(id, to)).toMatchObject({
      data: { updateOrderStatus: { order: { id, status: to }, userErrors: [] } },
    });
    expect((await statusesOf(id)).at(-1)).toBe(to);
  });

  it('is recorded with author, time and note', async () => {
    const { order } = await customerWithOrder();
    const before = Date.now();
    await setStatus(order.id, 'confirmed', ' Wymiary potwierdzone „telefonicznie”. ');
    expect(await setStatus(order.id, 'cancelled')).toMatchObject({
      data: {
        updateOrderStatus: {
          order: {
            history: [
              { status: 'pending', actorName: null, note: null },
              {
                status: 'confirmed',
                actorName: 'Piotr Pracownik',
                note: 'Wymiary potwierdzone „telefonicznie”.',
              },
              { status: 'cancelled', actorName: 'Piotr Pracownik', note: null },
            ],
          },
        },
      },
    });
    const [event] = await app.sql<{ at: Date }>(
      'select at from order_event where order_id = $1 order by id desc limit 1',
      [order.id],
    );
    expect(event!.at.getTime()).toBeGreaterThanOrEqual(before);
    expect(event!.at.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('is mailed to the customer when it changes, and only then', async () => {
    const { order, email } = await customerWithOrder();
    await setStatus(order.id, 'pending');
    await setStatus(order.id, 'pending', 'Klient prosi o telefon.');
    expect(await statusesOf(order.id)).toEqual(['pending', 'pending']);
    expect(await subjectsTo(email)).toEqual([`Otrzymaliśmy zamówienie nr ${order.id}`]);
    await allowProduction(app, order.id);
    await setStatus(order.id, 'in_production');
    await setStatus(order.id, 'in_production');
    expect(await subjectsTo(email)).toEqual([
      `Otrzymaliśmy zamówienie nr ${order.id}`,
      `Zamówienie nr ${order.id} jest w\u00a0produkcji`,
    ]);
    expect(await statusesOf(order.id)).toEqual(['pending', 'pending', 'in_production']);
  });

  it('is changed without a mail where staff ask for none, and where the order moves back', async () => {
    const { order, email } = await customerWithOrder();
    await allowProduction(app, order.id);
    const set = async (status: string, sendsMail?: boolean) => {
      await change(staff, 'updateOrderStatus', { orderId: order.id, status, sendsMail });
      return (await subjectsTo(email)).length - 1;
    };
    expect(await set('cancelled', false)).toBe(0);
    expect(await set('pending')).toBe(0);
    expect(await set('shipped')).toBe(1);
    expect(await set('confirmed')).toBe(1);
    expect(await set('pending', true)).toBe(2);
    const path = `/api/admin/orders/${order.id}/status`;
    await staff.json('PUT', path, { status: 'delivered', sendsMail: false });
    await staff.json('PUT', path, { status: 'confirmed' });
    expect(await subjectsTo(email)).toHaveLength(3);
    await staff.json('PUT', path, { status: 'pending', sendsMail: true });
    expect(await subjectsTo(email)).toHaveLength(4);
  });

  it('shows the customer neither the note nor who set it', async () => {
    const { visitor, order } = await customerWithOrder();
    await setStatus(order.id, 'confirmed', 'Trudny klient.');
    expect(await readOrder(visitor, order.token)).toMatchObject({
      status: 'confirmed',
      history: [{}, { status: 'confirmed', actorName: null, note: null }],
    });
    expect(await readOrder(staff, order.token)).toMatchObject({
      history: [{}, { actorName: 'Piotr Pracownik', note: 'Trudny klient.' }],
    });
  });

  it('stores every one of several simultaneous changes in the history', async () => {
    const { order, email } = await customerWithOrder();
    await allowProduction(app, order.id);
    const statuses = ORDER_STATUSES.filter((status) => status !== 'pending');
    const inputs = statuses.map((status) => ({ orderId: order.id, status, sendsMail: true }));
    await Promise.all(inputs.map((input) => change(staff, 'updateOrderStatus', input)));
    const stored = await statusesOf(order.id);
    expect(stored.toSorted()).toEqual([...ORDER_STATUSES].toSorted());
    const [row] = await app.sql('select status from customer_order where id = $1', [order.id]);
    expect(row).toEqual({ status: stored.at(-1) });
    expect(await subjectsTo(email)).toHaveLength(ORDER_STATUSES.length);
  });

  it('does not overwrite a colleague’s later change', async () => {
    const { order } = await customerWithOrder();
    await setStatus(order.id, 'confirmed');
    const late = await change(
      staff,
      'updateOrderStatus',
      { orderId: order.id, status: 'shipped', version: 1 },
      'order { status version }',
    );
    expect(late).toMatchObject({
      order: { status: 'confirmed', version: 2 },
      userErrors: [{ code: 'CHANGED_MEANWHILE' }],
    });
    expect(await statusesOf(order.id)).toEqual(['pending', 'confirmed']);
  });

  it('is set over REST by the same rules', async () => {
    const { order, email } = await customerWithOrder();
    await allowProduction(app, order.id);
    const path = `/api/admin/orders/${order.id}/status`;
    const answer = await staff.json('PUT', path, { status: 'shipped', notes: 'Kurier o 14.' });
    expect(answer).toMatchObject({ status: 200, body: { id: order.id, status: 'shipped' } });
    expect(await subjectsTo(email)).toHaveLength(2);
    expect(await staff.json('PUT', path, { status: 'lost' })).toMatchObject({
      status: 422,
      body: { error: { code: 'BAD_USER_INPUT', fields: [{ path: 'status' }] } },
    });
    expect(await statusesOf(order.id)).toEqual(['pending', 'shipped']);
  });

  it('of a missing order cannot be set', async () => {
    expect(await setStatus(999_999, 'shipped')).toMatchObject({
      data: { updateOrderStatus: { order: null, userErrors: [{ code: 'NOT_FOUND' }] } },
    });
    for (const id of ['999999', '0', 'abc', '99999999999']) {
      const path = `/api/admin/orders/${id}/status`;
      expect((await staff.json('PUT', path, { status: 'shipped' })).status).toBe(404);
    }
  });
});
