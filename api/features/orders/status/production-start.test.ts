import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { customerWithCart, allowProduction, submit } from '../../../testing/orders.js';
import { type UserErrors, change } from '../../../testing/staff.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

let app: TestApp;
let [staff, admin]: TestVisitor[] = [];
beforeAll(async () => {
  app = await createTestApp();
  [staff, admin] = [await app.signIn('staff'), await app.signIn('admin')];
});
afterAll(() => app.close());

async function placed(): Promise<number> {
  const { order } = await submit(await customerWithCart(app));
  return order!.id;
}

interface Changed extends UserErrors {
  order: { status: string };
}

const setStatus = (who: TestVisitor, orderId: number, more: object = {}) =>
  change<Changed>(
    who,
    'updateOrderStatus',
    { orderId, status: 'in_production', ...more },
    'order { status }',
  );

describe('the production of an order', () => {
  it('waits for the deposit, and the refusal says how much is missing', async () => {
    const id = await placed();
    const { order, userErrors } = await setStatus(staff!, id, { note: 'Pilne.' });
    expect(order.status).toBe('pending');
    expect(userErrors).toEqual([
      {
        code: 'DEPOSIT_NOT_PAID',
        message: expect.stringMatching(/brakuje 1\s467\szł\. .*osoba z/),
        path: null,
      },
    ]);
    await allowProduction(app, id);
    expect(await setStatus(staff!, id)).toMatchObject({
      order: { status: 'in_production' },
      userErrors: [],
    });
  });

  it('of a cancelled order waits for the deposit without an amount, because none is due', async () => {
    const id = await placed();
    await setStatus(staff!, id, { status: 'cancelled' });
    const { order, userErrors } = await setStatus(staff!, id);
    expect(order.status).toBe('cancelled');
    expect(userErrors).toEqual([
      {
        code: 'DEPOSIT_NOT_PAID',
        message: expect.stringMatching(/^Wpłata wymagana przed produkcją nie jest zaksięgowana\. /),
        path: null,
      },
    ]);
  });

  it('is started without the deposit by an admin who gives a reason, which the history keeps', async () => {
    const id = await placed();
    for (const note of [undefined, '  '])
      expect(await setStatus(admin!, id, { note })).toMatchObject({
        order: { status: 'pending' },
        userErrors: [{ code: 'DEPOSIT_NOT_PAID', message: expect.stringMatching(/podaj powód/) }],
      });
    expect(await setStatus(admin!, id, { note: 'Stały klient.' })).toMatchObject({
      order: { status: 'in_production' },
      userErrors: [],
    });
    expect(
      await app.sql('select note from order_event where order_id = $1 order by id desc limit 1', [
        id,
      ]),
    ).toEqual([{ note: 'Stały klient.' }]);
  });

  it.each(['shipped', 'delivered'])(
    'cannot be passed over: %s waits for the deposit, too',
    async (status) => {
      const id = await placed();
      expect(await setStatus(staff!, id, { status })).toMatchObject({
        order: { status: 'pending' },
        userErrors: [{ code: 'DEPOSIT_NOT_PAID' }],
      });
      expect(await setStatus(admin!, id, { status, note: 'Stały klient.' })).toMatchObject({
        order: { status },
        userErrors: [],
      });
    },
  );

  it('goes on after a step back, and is refused by REST with the same code', async () => {
    const id = await placed();
    await setStatus(admin!, id, { status: 'shipped', note: 'Stały klient.' });
    expect(await setStatus(staff!, id)).toMatchObject({ order: { status: 'in_production' } });
    const path = `/api/admin/orders/${await placed()}/status`;
    expect(await staff!.json('PUT', path, { status: 'in_production' })).toMatchObject({
      status: 409,
      body: { error: { code: 'DEPOSIT_NOT_PAID' } },
    });
  });

  it('of many orders starts where the deposit is booked; the other orders are named', async () => {
    const [paid, unpaid] = [await placed(), await placed()];
    await allowProduction(app, paid);
    const orders = [paid, unpaid].map((orderId) => ({ orderId, version: 1 }));
    const answer = await change(
      staff!,
      'changeOrderStatuses',
      { orders, status: 'in_production' },
      'orders { id } refused { orderId reason { code } }',
    );
    expect(answer).toMatchObject({
      orders: [{ id: paid }],
      refused: [{ orderId: unpaid, reason: { code: 'DEPOSIT_NOT_PAID' } }],
    });
  });
});
