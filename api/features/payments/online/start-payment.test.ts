import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { customerWithCart, submit } from '../../../testing/orders.js';
import {
  type PayingShop,
  createPayingShop,
  setStatus,
  startPayment,
} from '../../../testing/payments/paying-shop.js';
import { DEAF_PROVIDER } from '../../../testing/payments/payments-stand-in.js';
import { createTestApp } from '../../../testing/test-app.js';

let shop: PayingShop;
beforeAll(async () => {
  shop = await createPayingShop({ logLevel: 'warn' });
});
afterAll(() => shop.close());

const registered = (sessions: readonly { id: string }[]) =>
  shop.payments
    .transactions()
    .filter(({ sessionId }) => sessions.some(({ id }) => id === sessionId));

describe('the payment of what is due', () => {
  it('opens the page of the provider, with subject and amount', async () => {
    const order = await shop.confirmedOrder();
    expect(await shop.read(order)).toEqual({
      payableOnline: { instalment: 'deposit', amount: '1467.00', provider: 'Przelewy24' },
      onlinePayments: [],
    });
    const { payUrl, userErrors } = await shop.start(order);
    expect(userErrors).toEqual([]);
    const page = await (await fetch(payUrl!)).text();
    expect(page).toContain(`Zaliczka, zamówienie nr ${order.id}`);
    expect(page).toContain('1\u00a0467,00\u00a0zł');
  });

  it('returns the open payment when it is started again, also at the same time', async () => {
    const order = await shop.confirmedOrder();
    const started = await Promise.all([shop.start(order), shop.start(order), shop.start(order)]);
    expect(new Set([...started, await shop.start(order)].map(({ payUrl }) => payUrl)).size).toBe(1);
    const { onlinePayments } = await shop.read(order);
    expect(onlinePayments).toMatchObject([{ state: 'open', amount: '1467.00' }]);
    expect(registered(onlinePayments)).toHaveLength(1);
    expect(await shop.book(order)).toMatchObject([{ kind: 'requested', amount: '1467.00' }]);
  });

  it('is a new one when there is no time left to pay', async () => {
    const order = await shop.confirmedOrder();
    const { payUrl } = await shop.start(order);
    await shop.app.sql(`update online_payment set expires_at = now() + interval '1 minute'`);
    expect((await shop.start(order)).payUrl).not.toBe(payUrl);
  });

  it.each(['pending', 'cancelled'])('of an order that is %s cannot be started', async (status) => {
    const { order } = await submit(await customerWithCart(shop.app));
    if (status !== 'pending') await setStatus(shop.staff, order!.id, status);
    expect(await shop.read(order!)).toMatchObject({ payableOnline: null });
    expect(await shop.start(order!)).toMatchObject({
      payUrl: null,
      userErrors: [{ code: 'CONFLICT' }],
    });
  });

  it('of an unknown order cannot be started', async () => {
    expect(await shop.start({ token: 'x'.repeat(43) })).toMatchObject({
      userErrors: [{ code: 'NOT_FOUND' }],
    });
  });

  it('fails where the provider cannot be reached, and can be started again', async () => {
    const order = await shop.confirmedOrder();
    const unreachable = await createTestApp({
      databaseUrl: shop.app.databaseUrl,
      env: DEAF_PROVIDER,
    });
    expect(await startPayment(unreachable.visitor(), order)).toMatchObject({
      userErrors: [{ code: 'UNAVAILABLE' }],
    });
    await unreachable.close();
    expect(await shop.read(order)).toMatchObject({ onlinePayments: [{ state: 'failed' }] });
    expect((await shop.start(order)).payUrl).not.toBeNull();
  });

  it('is opened for a customer whose e-mail is longer than the provider takes', async () => {
    const customerEmail = `${'a'.repeat(40)}@firma.example`;
    const order = await shop.confirmedOrder({ customerEmail });
    expect((await shop.start(order)).userErrors).toEqual([]);
    const { onlinePayments } = await shop.read(order);
    expect(registered(onlinePayments)).toMatchObject([{ email: 'kontakt@cieniomat.example' }]);
    expect(
      await shop.app.sql('select customer_email from customer_order where id = $1', [order.id]),
    ).toEqual([{ customer_email: customerEmail }]);
  });

  it('that the provider refuses is told as refused, and its reason is logged', async () => {
    const order = await shop.confirmedOrder();
    await shop.payments.fail('registration-refused');
    const { payUrl, userErrors } = await shop.start(order);
    expect(payUrl).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect(userErrors[0]!.message).not.toContain('Spróbuj');
    expect(shop.app.logged.join('')).toContain('Channel is disabled');
  });

  it('is not offered by a shop without a provider', async () => {
    const order = await shop.confirmedOrder();
    const offline = await createTestApp({ databaseUrl: shop.app.databaseUrl });
    const { data } = await offline
      .visitor()
      .graphql('query ($token: String!) { order(token: $token) { payableOnline { amount } } }', {
        token: order.token,
      });
    expect(data).toEqual({ order: { payableOnline: null } });
    expect(await startPayment(offline.visitor(), order)).toMatchObject({
      userErrors: [{ code: 'CONFLICT' }],
    });
    const notification = `${offline.url}/api/payments/przelewy24/notification`;
    expect((await fetch(notification, { method: 'POST' })).status).toBe(404);
    await offline.close();
  });
});
