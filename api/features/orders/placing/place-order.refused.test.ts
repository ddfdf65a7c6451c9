import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import {
  changeProduct,
  fillCart,
  saveAwning,
  visitorWithOwnProduct,
} from '../../../testing/factories.js';
import { type Placed, customerWithCart, placeOrder } from '../../../testing/orders.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';
import { waitFor } from '../../../testing/wait-for.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const cartOf = async (visitor: TestVisitor) =>
  (await visitor.graphql<{ cart: { lineCount: number } }>('{ cart { lineCount total } }')).data
    .cart;

const ordersOf = (email: string) =>
  app.sql('select id from customer_order where customer_email = $1', [email]);

const anyEmail = () => `${randomUUID()}@example.com`;

describe('an order is refused', () => {
  async function refused(visitor: TestVisitor, overrides: object = {}): Promise<Placed> {
    const customerEmail = anyEmail();
    const placed = await placeOrder(visitor, { customerEmail, ...overrides });
    expect(placed.order).toBeNull();
    expect(await ordersOf(customerEmail)).toEqual([]);
    expect(
      await app.sql('select 1 from outgoing_mail where recipient = $1', [customerEmail]),
    ).toEqual([]);
    return placed;
  }

  it.each(['0.01', '4889.99', '4890.01'])('for another total: %s', async (expectedTotal) => {
    const { visitor } = await customerWithCart(app);
    const { cart, userErrors } = await refused(visitor, { expectedTotal });
    expect(userErrors).toMatchObject([{ code: 'PRICE_CHANGED', path: ['expectedTotal'] }]);
    expect(cart).toMatchObject({ total: '4890.00', lineCount: 1 });
    expect(await cartOf(visitor)).toMatchObject({ lineCount: 1 });
    expect((await placeOrder(visitor)).order).toMatchObject({ totalAmount: '4890.00' });
  });

  it('for an empty cart', async () => {
    const { visitor: emptied } = await customerWithCart(app);
    await emptied.graphql('mutation { clearCart { cart { id } } }');
    for (const visitor of [app.visitor(), emptied])
      expect((await refused(visitor)).userErrors).toMatchObject([{ code: 'EMPTY_CART' }]);
  });

  it('for goods that can no longer be made', async () => {
    const { visitor, productId } = await visitorWithOwnProduct(app);
    await app.sql('update product set max_width = 350 where id = $1', [productId]);
    const { userErrors } = await refused(visitor, { expectedTotal: '2200.00' });
    expect(userErrors).toMatchObject([{ code: 'CONFIGURATION_INVALID', path: ['width'] }]);
    expect(await cartOf(visitor)).toMatchObject({ lineCount: 1 });
  });

  it('for goods of an archived product', async () => {
    const { visitor, productId } = await visitorWithOwnProduct(app);
    await changeProduct(app, productId);
    const { userErrors } = await refused(visitor, { expectedTotal: '2200.00' });
    expect(userErrors).toMatchObject([{ code: 'CONFIGURATION_INVALID', path: ['productId'] }]);
  });
});

describe('goods that another tab has changed', () => {
  it('are ordered only as the customer has seen them', async () => {
    const visitor = app.visitor();
    const [red, blue] = await Promise.all(
      ['Czerwony', 'Niebieski'].map((fabricColor) => saveAwning(visitor, { fabricColor })),
    );
    const { lines, total } = await fillCart(visitor, { configurationId: red!.id });
    const goods = (configurationId: string, quantity = 1) => [{ configurationId, quantity }];
    await visitor.graphql(
      'mutation ($input: ReplaceCartLineInput!) { replaceCartLine(input: $input) { userErrors { code } } }',
      { input: { lineId: lines[0]!.id, configurationId: blue!.id } },
    );
    for (const expectedGoods of [goods(red!.id), goods(blue!.id, 2), []]) {
      const { order, userErrors } = await placeOrder(visitor, {
        expectedTotal: total,
        expectedGoods,
      });
      expect(order).toBeNull();
      expect(userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    }
    const { order } = await placeOrder(visitor, {
      expectedTotal: total,
      expectedGoods: goods(blue!.id.toUpperCase()),
    });
    expect(order).toMatchObject({ totalAmount: total });
  });
});

describe('a price that changes at the same moment', () => {
  it.each([
    ['commit', 'PRICE_CHANGED'],
    ['rollback', null],
  ])('is waited for; on %s the error is %s', async (end, code) => {
    const { visitor, productId } = await visitorWithOwnProduct(app);
    const staff = new pg.Client(app.databaseUrl);
    await staff.connect();
    await staff.query('begin');
    await staff.query('update product set base_price = base_price + 1 where id = $1', [productId]);
    const answer = placeOrder(visitor, { expectedTotal: '2200.00' });
    await waitFor(async () => {
      const waiting = `select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%"catalogue_version"%for share'`;
      return (await app.sql(waiting)).length === 1;
    });
    await staff.query(end);
    await staff.end();
    const { order, userErrors } = await answer;
    expect(userErrors.map((error) => error.code)).toEqual(code ? [code] : []);
    expect(order?.totalAmount).toBe(code ? undefined : '2200.00');
    if (code) await waitFor(async () => (await priceInCart(visitor)) === '2201.00');
  });

  const priceInCart = async (visitor: TestVisitor) =>
    (await visitor.graphql<{ cart: { total: string } }>('{ cart { total } }')).data.cart.total;
});
