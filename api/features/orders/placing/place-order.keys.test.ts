import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillCart } from '../../../testing/factories.js';
import { customerWithCart, submit, written } from '../../../testing/orders.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the same key again', () => {
  const idempotencyKey = 'tab-1-of-this-customer';

  it('returns the same order', async () => {
    const customer = await customerWithCart(app);
    const first = await submit(customer, { idempotencyKey });
    expect(await submit(customer, { idempotencyKey })).toEqual(first);
    expect(await written(app, customer)).toEqual({ orders: 1, mails: 1 });
  });

  it('returns the same order after the cart was filled again, and the cart stays', async () => {
    const customer = await customerWithCart(app);
    const first = await submit(customer, { idempotencyKey });
    await fillCart(customer.visitor);
    expect((await submit(customer, { idempotencyKey })).order).toEqual(first.order);
    expect(customer.visitor.cookies.has('cieniomat_has_cart')).toBe(true);
    const { data } = await customer.visitor.graphql('{ cart { lineCount } }');
    expect(data).toEqual({ cart: { lineCount: 1 } });
  });

  it('returns the same order also where a simultaneous request with another key placed it', async () => {
    const customer = await customerWithCart(app);
    const [first, second] = await Promise.all([
      submit(customer, { idempotencyKey: 'first-of-two-clicks' }),
      submit(customer, { idempotencyKey: 'second-of-two-clicks' }),
    ]);
    await fillCart(customer.visitor);
    for (const key of ['first-of-two-clicks', 'second-of-two-clicks'])
      expect((await submit(customer, { idempotencyKey: key })).order).toEqual(first.order);
    expect(second.order).toEqual(first.order);
    expect((await written(app, customer)).orders).toBe(1);
  });

  it.each([
    ['customerName', 'Ktoś Inny'],
    ['customerPhone', '600 100 201'],
    ['customerAddress', 'ul. Inna 1, 90-001 Łódź'],
    ['expectedTotal', '4890.01'],
  ])('with another %s is refused', async (field, value) => {
    const customer = await customerWithCart(app);
    await submit(customer, { idempotencyKey });
    const { order, userErrors } = await submit(customer, { idempotencyKey, [field]: value });
    expect(order).toBeNull();
    expect(userErrors).toMatchObject([
      { code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] },
    ]);
    expect(await written(app, customer)).toEqual({ orders: 1, mails: 1 });
  });

  it('with the same data in another notation is the same request', async () => {
    const customer = await customerWithCart(app);
    const first = await submit(customer, { idempotencyKey });
    const same = {
      customerName: ' Żaneta Gęślą ',
      customerPhone: '+48 600-100-200',
      expectedTotal: '4890',
    };
    expect((await submit(customer, { idempotencyKey, ...same })).order).toEqual(first.order);
  });

  it('can be used again after a refused request', async () => {
    const customer = await customerWithCart(app);
    const refused = await submit(customer, { idempotencyKey, expectedTotal: '1.00' });
    expect(refused.userErrors).toMatchObject([{ code: 'PRICE_CHANGED' }]);
    expect((await submit(customer, { idempotencyKey })).order).toMatchObject({ status: 'pending' });
  });

  it('of another visitor places another order', async () => {
    const [one, other] = [await customerWithCart(app), await customerWithCart(app)];
    const first = await submit(one, { idempotencyKey });
    const second = await submit({ ...other, customerEmail: one.customerEmail }, { idempotencyKey });
    expect(second.order!.id).not.toBe(first.order!.id);
    expect(await submit({ ...one, visitor: app.visitor() }, { idempotencyKey })).toMatchObject({
      order: null,
      userErrors: [{ code: 'EMPTY_CART' }],
    });
  });

  it.each(['1', 'k'.repeat(255), 'zamówienie nr 7: żółć, "ościeżnica" #1', '😀'.repeat(255)])(
    'may be any 1 to 255 printable characters: %s',
    async (key) => {
      const customer = await customerWithCart(app);
      const { order } = await submit(customer, { idempotencyKey: key });
      expect(order).toMatchObject({ status: 'pending' });
      await fillCart(customer.visitor);
      expect((await submit(customer, { idempotencyKey: key })).order).toEqual(order);
    },
  );

  it.each(['', ' ', ' a', 'a ', 'a\nb', 'a\0b', '\u2028', '\ud800', 'k'.repeat(256)])(
    'is refused where it is invalid: %j',
    async (key) => {
      const customer = await customerWithCart(app);
      await expect(submit(customer, { idempotencyKey: key })).rejects.toThrow(
        /BAD_USER_INPUT.*idempotencyKey/,
      );
    },
  );
});

describe('without a key', () => {
  it('a repeated submit is recognised', async () => {
    const customer = await customerWithCart(app);
    const first = await submit(customer);
    expect(await submit(customer)).toEqual(first);
    expect(await written(app, customer)).toEqual({ orders: 1, mails: 1 });
  });

  it('the same goods put into the cart again are another order', async () => {
    const customer = await customerWithCart(app);
    const first = await submit(customer);
    await fillCart(customer.visitor);
    const second = await submit(customer);
    expect(second.order!.id).not.toBe(first.order!.id);
    expect(await written(app, customer)).toEqual({ orders: 2, mails: 2 });
  });

  it('a request with other data finds the cart empty', async () => {
    const customer = await customerWithCart(app);
    await submit(customer);
    const { userErrors } = await submit(customer, { customerName: 'Ktoś Inny' });
    expect(userErrors).toMatchObject([{ code: 'EMPTY_CART' }]);
  });
});
