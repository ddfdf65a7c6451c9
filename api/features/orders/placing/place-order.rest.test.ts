import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillCart, saveAwning } from '../../../testing/factories.js';
import { readOrder } from '../../../testing/orders.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { JsonAnswer, TestVisitor } from '../../../testing/test-visitor.js';

interface Answer {
  id: number;
  token: string;
  error: { code: string; totalAmount?: string; fields?: { path: string; value?: string }[] };
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const CUSTOMER = {
  customerName: 'Żaneta Gęślą',
  customerEmail: 'zaneta@example.com',
  customerPhone: '600 100 200',
  customerAddress: 'ul. Źródlana 7, 90-001 Łódź',
};

/**
 * A visitor with two awnings of 4890.00 zł and one of 5490.00 zł in the cart, and the lines and the total of a matching
 * request.
 */
async function visitorWithTwoLines() {
  const visitor = app.visitor();
  const [narrow, wide] = [await saveAwning(visitor), await saveAwning(visitor, { width: 500 })];
  await fillCart(visitor, { configurationId: narrow.id, quantity: 2 });
  await fillCart(visitor, { configurationId: wide.id });
  const orderItems = [
    { configurationId: narrow.id, quantity: 2, productName: 'Markiza', price: '4890.00' },
    { configurationId: wide.id, quantity: 1, productName: 'Markiza', price: '5490.00' },
  ];
  return { visitor, orderItems, totalAmount: '15270.00' };
}

const submit = (visitor: TestVisitor, body: object, key?: string): Promise<JsonAnswer<Answer>> =>
  visitor.json(
    'POST',
    '/api/orders',
    { ...CUSTOMER, ...body },
    key ? { 'idempotency-key': key } : {},
  );

describe('POST /api/orders', () => {
  it('places what the customer saw', async () => {
    const { visitor, ...shownCart } = await visitorWithTwoLines();
    const { status, body } = await submit(visitor, shownCart);
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'pending', totalAmount: '15270.00' });
    expect(await readOrder(visitor, body.token)).toMatchObject({ id: body.id });
    expect((await visitor.json('GET', '/api/cart')).body).toEqual([]);
  });

  it.each(['15270', 15270, '15270.0'])('accepts an amount written as %p', async (totalAmount) => {
    const { visitor } = await visitorWithTwoLines();
    expect((await submit(visitor, { totalAmount })).status).toBe(201);
  });

  it('refuses a wrong total by 409 with the right one', async () => {
    const { visitor, orderItems } = await visitorWithTwoLines();
    const { status, body } = await submit(visitor, { orderItems, totalAmount: '1.00' });
    expect(status).toBe(409);
    expect(body.error).toMatchObject({ code: 'PRICE_CHANGED', totalAmount: '15270.00' });
    expect(body.error.fields).toMatchObject([{ path: 'totalAmount' }]);
  });

  it('refuses a wrong price of a line by 409 with the right one', async () => {
    const { visitor, orderItems, totalAmount } = await visitorWithTwoLines();
    orderItems[1]!.price = '5400.00';
    const { status, body } = await submit(visitor, { orderItems, totalAmount });
    expect(status).toBe(409);
    expect(body.error).toMatchObject({ code: 'PRICE_CHANGED', totalAmount: '15270.00' });
    expect(body.error.fields).toMatchObject([{ path: 'orderItems.1.price', value: '5490.00' }]);
  });

  it.each<[string, (items: object[]) => object[]]>([
    ['another quantity', ([first, second]) => [{ ...first, quantity: 3 }, second!]],
    ['one line fewer', ([first]) => [first!]],
    ['a line twice', ([first]) => [first!, first!]],
    ['another line', ([first, second]) => [first!, { ...second, configurationId: randomUUID() }]],
    ['no lines', () => []],
  ])('refuses %s by 409, and the cart stays', async (_name, change) => {
    const { visitor, orderItems, totalAmount } = await visitorWithTwoLines();
    const { status, body } = await submit(visitor, { orderItems: change(orderItems), totalAmount });
    expect({ status, code: body.error.code }).toEqual({ status: 409, code: 'CONFLICT' });
    expect((await visitor.json('GET', '/api/cart')).body).toHaveLength(2);
    expect((await submit(visitor, { orderItems, totalAmount })).status).toBe(201);
  });

  it('refuses an empty cart by 409', async () => {
    const { status, body } = await submit(app.visitor(), { totalAmount: '1.00' });
    expect({ status, code: body.error.code }).toEqual({ status: 409, code: 'EMPTY_CART' });
  });

  it('returns the same order for the same Idempotency-Key', async () => {
    const { visitor, ...shownCart } = await visitorWithTwoLines();
    const key = randomUUID();
    const first = await submit(visitor, shownCart, key);
    await fillCart(visitor);
    const again = await submit(visitor, shownCart, key);
    expect(again.body).toEqual(first.body);
    expect(again.status).toBe(201);
    const other = await submit(visitor, { ...shownCart, customerName: 'Ktoś Inny' }, key);
    expect(other.status).toBe(409);
    expect(other.body.error).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it.each(['1', 'a key with spaces, signs {}|~ and "quotes"', 'k'.repeat(255)])(
    'takes any printable key: %s',
    async (key) => {
      const { visitor, ...shownCart } = await visitorWithTwoLines();
      const first = await submit(visitor, shownCart, key);
      expect(first.status).toBe(201);
      await fillCart(visitor);
      expect((await submit(visitor, shownCart, key)).body).toEqual(first.body);
    },
  );

  it('refuses an invalid key, naming the field', async () => {
    const { visitor, ...shownCart } = await visitorWithTwoLines();
    const { status, body } = await submit(visitor, shownCart, 'k'.repeat(256));
    expect(status).toBe(422);
    expect(body.error.fields).toMatchObject([{ path: 'idempotencyKey' }]);
  });
});
