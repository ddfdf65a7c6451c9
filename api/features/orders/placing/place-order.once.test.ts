import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillCart } from '../../../testing/factories.js';
import { type Placed, customerWithCart, submit, written } from '../../../testing/orders.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const idsOf = (answers: readonly Placed[]) => new Set(answers.map(({ order }) => order?.id));

describe('20 submits of one cart at once', () => {
  const keys: Record<string, (index: number) => { idempotencyKey?: string }> = {
    'with one key': () => ({ idempotencyKey: 'one-key-for-all-of-them' }),
    'with 20 keys': (index) => ({ idempotencyKey: `a-key-of-its-own-${index}` }),
    'without keys': () => ({}),
    'with and without keys': (index) =>
      index % 2 ? {} : { idempotencyKey: `a-key-for-two-of-them-${index % 5}` },
  };

  it.each(Object.keys(keys))('%s make one order, one e-mail and 20 equal answers', async (name) => {
    const customer = await customerWithCart(app);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => submit(customer, keys[name]!(index))),
    );
    expect(answers.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    expect(idsOf(answers).size).toBe(1);
    expect(await written(app, customer)).toEqual({ orders: 1, mails: 1 });
  });

  it('over GraphQL and REST alike', async () => {
    const { visitor, customerEmail } = await customerWithCart(app);
    const customer = { visitor, customerEmail };
    const body = {
      customerName: 'Żaneta Gęślą',
      customerEmail,
      customerPhone: '600 100 200',
      customerAddress: 'ul. Źródlana 7, 90-001 Łódź',
      totalAmount: '4890.00',
    };
    const viaRest = async () =>
      (await visitor.json<{ id: number }>('POST', '/api/orders', body)).body.id;
    const viaGraphQL = async () => (await submit(customer)).order!.id;
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? viaRest() : viaGraphQL())),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await written(app, customer)).toEqual({ orders: 1, mails: 1 });
  });

  it('while goods are added to the cart: goods that come too late stay there', async () => {
    const customer = await customerWithCart(app);
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => submit(customer)),
      ...Array.from({ length: 10 }, () => fillCart(customer.visitor)),
    ]);
    const orders = answers.filter((answer): answer is Placed => 'order' in answer);
    const placed = orders.filter(({ order }) => order !== null);
    expect(idsOf(placed).size).toBeLessThanOrEqual(1);
    const codes = orders.flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
    expect(codes.every((code) => code === 'PRICE_CHANGED')).toBe(true);
    const ordered = placed[0]?.order?.lines[0]?.quantity ?? 0;
    const { data } = await customer.visitor.graphql<{ cart: { itemCount: number } }>(
      '{ cart { itemCount } }',
    );
    expect(ordered + data.cart.itemCount).toBe(11);
    expect((await written(app, customer)).orders).toBe(idsOf(placed).size);
  });
});
