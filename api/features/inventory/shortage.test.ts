import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createProduct, fillCart, saveAwning } from '../../testing/factories.js';
import { allowProduction, placeOrder } from '../../testing/orders.js';
import { adjust, createItem, stockInput } from '../../testing/stock.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

/** Places an order with these quantities of products, a line for each in this order; returns the order. */
async function order(...goods: [productId: number, quantity: number][]) {
  const visitor = app.visitor();
  let total = '';
  for (const [productId, quantity] of goods) {
    const { id } = await saveAwning(visitor, { productId });
    ({ total } = await fillCart(visitor, { configurationId: id, quantity }));
  }
  return (await placeOrder(visitor, { expectedTotal: total })).order!;
}

async function shortages(token: string): Promise<(number | null)[]> {
  const { data } = await staff.graphql<{ order: { lines: { shortage: number | null }[] } }>(
    'query ($token: String!) { order(token: $token) { lines { shortage } } }',
    { token },
  );
  return data.order.lines.map(({ shortage }) => shortage);
}

const produce = async (id: number) => {
  await allowProduction(app, id);
  await setStatus(id, 'in_production');
};

const setStatus = (id: number, status: string) =>
  staff.json('PUT', `/api/admin/orders/${id}/status`, { status });

describe('the shortage of a line', () => {
  it('is what the stock lacks of its colours; earlier orders are served first', async () => {
    const productId = await createProduct(app);
    const { item } = await createItem(staff, stockInput({ productId, stockQuantity: 5 }));
    const [first, second, third] = [
      await order([productId, 3]),
      await order([productId, 4]),
      await order([productId, 1]),
    ];
    const all = async () => {
      const lines = [];
      for (const { token } of [first, second, third]) lines.push(...(await shortages(token)));
      return lines;
    };
    expect(await all()).toEqual([0, 2, 1]);
    // Orders in production get their sets before others.
    await setStatus(second.id, 'confirmed');
    expect(await all()).toEqual([0, 2, 1]);
    await produce(second.id);
    expect(await all()).toEqual([2, 0, 1]);
    await setStatus(second.id, 'cancelled');
    expect(await all()).toEqual([0, null, 0]);
    await produce(second.id);
    await adjust(staff, item!.id, 2);
    expect(await all()).toEqual([0, 0, 1]);
  });

  it('is null where there is no stock item of its colours', async () => {
    const [inStock, made] = [await createProduct(app), await createProduct(app)];
    await createItem(staff, stockInput({ productId: inStock, stockQuantity: 1 }));
    const { token } = await order([made, 2], [inStock, 2]);
    expect(await shortages(token)).toEqual([null, 1]);
  });
});
