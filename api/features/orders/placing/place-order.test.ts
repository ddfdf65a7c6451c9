import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  changeProduct,
  fillCart,
  saveAwning,
  visitorWithOwnProduct,
} from '../../../testing/factories.js';
import { customerWithCart, placeOrder, readOrder, submit } from '../../../testing/orders.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const cartOf = async (visitor: TestVisitor) =>
  (await visitor.graphql<{ cart: { lineCount: number } }>('{ cart { lineCount total } }')).data
    .cart;

describe('placing an order', () => {
  it('links the line to its configuration, as long as that exists', async () => {
    const visitor = app.visitor();
    const { id } = await saveAwning(visitor);
    await fillCart(visitor, { configurationId: id });
    const { order } = await placeOrder(visitor);
    const linkOf = async (): Promise<string | null> => {
      const { data } = await visitor.graphql<{
        order: { lines: [{ configuration: { shortPath: string | null } }] };
      }>(
        'query ($token: String!) { order(token: $token) { lines { configuration { shortPath } } } }',
        {
          token: order!.token,
        },
      );
      return data.order.lines[0].configuration.shortPath;
    };
    const answer = await visitor.fetch((await linkOf())!, { redirect: 'manual' });
    expect(answer.headers.get('location')).toContain(`configuration=${id}`);
    await app.sql('delete from cart_line where configuration_id = $1', [id]);
    await app.sql('delete from configuration where id = $1', [id]);
    expect(await linkOf()).toBeNull();
  });

  it('stores everything that was ordered, and empties the cart', async () => {
    const visitor = app.visitor();
    const options = { windSensor: true, ledLighting: true };
    const { id } = await saveAwning(visitor, {
      controlType: 'electric',
      additionalOptions: options,
    });
    await fillCart(visitor, { configurationId: id, quantity: 2 });
    await fillCart(visitor);
    const { order, cart, userErrors } = await placeOrder(visitor, {
      customerName: '  Żaneta Gęślą ',
      expectedTotal: '18450.00',
    });
    expect({ cart, userErrors }).toEqual({ cart: null, userErrors: [] });
    expect(order).toMatchObject({
      status: 'pending',
      customerName: 'Żaneta Gęślą',
      customerPhone: '+48600100200',
      totalAmount: '18450.00',
      net: '15000.00',
      vat: '3450.00',
      history: [{ status: 'pending', actorName: null, note: null }],
    });
    expect(order!.lines).toMatchObject([
      {
        productId: 1,
        productName: 'Markiza tarasowa Aurora 350',
        quantity: 2,
        unitPrice: '6780.00',
        lineTotal: '13560.00',
        withdrawal: 'none',
        configuration: { width: 400, projection: 300, fabricColor: 'Czerwony' },
      },
      { quantity: 1, unitPrice: '4890.00', lineTotal: '4890.00' },
    ]);
    expect(order!.lines[0]!.configuration.lines.map(({ code, amount }) => [code, amount])).toEqual([
      ['base', '2490.00'],
      ['area', '2400.00'],
      ['electric', '890.00'],
      ['windSensor', '320.00'],
      ['ledLighting', '680.00'],
    ]);
    expect(await cartOf(visitor)).toEqual({ lineCount: 0, total: '0.00' });
    expect(visitor.cookies.has('cieniomat_has_cart')).toBe(false);
  });

  it('queues one confirmation', async () => {
    const customer = await customerWithCart(app);
    const { customerEmail } = customer;
    const { order } = await submit(customer);
    const mails = await app.sql<{ id: string; content: object }>(
      'select * from outgoing_mail where recipient = $1',
      [customerEmail],
    );
    expect(mails).toMatchObject([
      { subject: `Otrzymaliśmy zamówienie nr ${order!.id}`, sent_at: null },
    ]);
    const content = JSON.stringify(mails[0]!.content);
    expect(content).toContain(`/zamowienie/${order!.token}`);
    expect(content).toContain('4\u00a0890\u00a0zł');
    const jobs = await app.sql(
      `select 1 from graphile_worker._private_jobs where payload->>'mailId' = $1`,
      [mails[0]!.id],
    );
    expect(jobs).toHaveLength(1);
  });

  it('can be read by its token only', async () => {
    const { order } = await submit(await customerWithCart(app));
    const stranger = app.visitor();
    expect(order!.token).toMatch(/^[\w-]{43}$/);
    expect(await readOrder(stranger, order!.token)).toEqual(order);
    const { token, id } = order!;
    const wrong = [
      token.slice(1),
      `${token}a`,
      `${token.slice(1)}!`,
      String(id),
      '',
      '\0',
      "' or 1=1",
    ];
    wrong.push(token[0] === 'a' ? `b${token.slice(1)}` : `a${token.slice(1)}`);
    for (const guess of wrong) expect(await readOrder(stranger, guess)).toBeNull();
  });

  it('does not change with the catalogue', async () => {
    const { visitor, productId } = await visitorWithOwnProduct(app);
    const { order } = await placeOrder(visitor, { expectedTotal: '2200.00' });
    await changeProduct(
      app,
      productId,
      `name = 'Inna', base_price = 1, max_width = 100, archived_at = now()`,
    );
    const later = await readOrder(visitor, order!.token);
    expect(later).toEqual(order);
    expect(later!.lines).toMatchObject([{ productName: 'Markiza „Próba”', unitPrice: '2200.00' }]);
  });

  it('takes at most 17 SQL statements, however many lines it has', async () => {
    const { visitor: short } = await customerWithCart(app);
    const long = app.visitor();
    for (let width = 200; width < 208; width += 1)
      await fillCart(long, { configurationId: (await saveAwning(long, { width })).id });
    const { total } = (await long.graphql<{ cart: { total: string } }>('{ cart { total } }')).data
      .cart;
    const reserved: number[] = [];
    const statements = (visitor: TestVisitor, expectedTotal: string) =>
      app.countStatements(async () => {
        const idempotencyKey = randomUUID();
        const { order } = await placeOrder(visitor, { expectedTotal, idempotencyKey });
        const rows = await app.sql('select 1 from stock_reservation where order_id = $1', [
          order!.id,
        ]);
        reserved.push(rows.length);
      });
    const counted = await statements(long, total);
    expect(counted).toBeLessThanOrEqual(17);
    expect(await statements(short, '4890.00')).toBe(counted);
    expect(reserved).toEqual([8, 1]);
  });
});
