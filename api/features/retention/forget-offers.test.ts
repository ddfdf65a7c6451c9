import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { customerWithCart, submit } from '../../testing/orders.js';
import { forget, exists } from '../../testing/retention.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('an offer', () => {
  /** An offer that was changed long ago and is valid until this day. */
  async function offered(state: string, validUntil: string, orderId: number | null = null) {
    const [row] = await app.sql<{ id: string }>(
      `insert into offer (token, total_amount, valid_until, updated_at, state, lost_reason, order_id)
         values ($1, 0, $2, '2031-03-01T12:00:00Z', $3, $4, $5) returning id`,
      [randomUUID(), validUntil, state, state === 'lost' ? 'price' : null, orderId],
    );
    return { table: 'offer', id: row!.id };
  }

  it.each([
    ['sent', '2032-03-15', true],
    ['sent', '2031-03-15', true],
    ['sent', '2031-03-14', false],
    ['draft', '2032-03-15', true],
    ['draft', '2031-03-14', false],
    ['lost', '2032-03-15', false],
  ])('%s, valid until %s, stays: %s', async (state, validUntil, stays) => {
    const written = await offered(state, validUntil);
    await forget(app);
    expect(await exists(app, written)).toBe(stays);
  });

  it('that has become an order stays as long as the order has the customer’s data', async () => {
    const { order } = await submit(await customerWithCart(app));
    const written = await offered('accepted', '2031-01-01', order!.id);
    await forget(app, new Date('2031-12-31T12:00:00Z'));
    expect(await exists(app, written)).toBe(true);
    await app.sql(`update customer_order set created_at = '2026-06-01' where id = $1`, [order!.id]);
    await forget(app, new Date('2032-06-01T12:00:00Z'));
    expect(await exists(app, written)).toBe(false);
  });
});
