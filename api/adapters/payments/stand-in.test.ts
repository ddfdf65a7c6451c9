import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parseEnv } from '../../shared/env/env.js';
import { type TestPayments, startTestPayments } from '../../testing/payments/payments-stand-in.js';
import { waitFor } from '../../testing/wait-for.js';
import { type PaymentProvider, ProviderConflict, ProviderRefusal } from './payment-provider.js';
import { openPaymentProviders } from './providers.js';

let payments: TestPayments;
let provider: PaymentProvider;
/** A server in place of the shop; it collects the notifications that it receives in `told`. */
let shop: Server;
let notifications: string[];
/** The HTTP statuses of the shop's next answers to notifications; once the list is empty, it answers 200. */
let answers: number[];

beforeAll(async () => {
  shop = createServer((request, response) => {
    void text(request).then((body) => {
      notifications.push(body);
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  payments = await startTestPayments(
    () => `http://127.0.0.1:${(shop.address() as AddressInfo).port}`,
  );
  provider = providerWith(payments.env);
});
beforeEach(() => {
  notifications = [];
  answers = [];
});
afterAll(async () => {
  await payments.close();
  shop.close();
});

const providerWith = (env: Record<string, string>): PaymentProvider =>
  openPaymentProviders(parseEnv({ DATABASE_URL: 'postgres://shop@127.0.0.1/shop', ...env }))
    .current!;

let sessions = 0;

async function started(amount = 10_000) {
  sessions += 1;
  const session = `session-${sessions}`;
  const { token } = await provider.start({
    session,
    amount,
    description: 'Zaliczka, zamówienie nr 7 <&"',
    email: 'zaneta@example.com',
    returnUrl: 'https://sklep.example/zamowienie/x',
    notificationUrl: 'https://sklep.example/powiadomienie',
    minutes: 60,
  });
  return { session, payUrl: provider.payUrl(token) };
}

async function paid() {
  const { session, payUrl } = await started();
  await payments.pay(payUrl);
  await waitFor(async () => notifications.length === 1);
  return { session, payment: provider.readNotification(notifications[0]!) };
}

describe('the stand-in', () => {
  it('shows the amount and what it is for, and sends the buyer back', async () => {
    const { session, payUrl } = await started(123_456);
    const page = await (await fetch(payUrl)).text();
    expect(page).toContain('1\u00a0234,56\u00a0zł');
    expect(page).toContain('Zaliczka, zamówienie nr 7 &lt;&amp;&quot;');
    expect(await payments.decline(payUrl)).toBe('https://sklep.example/zamowienie/x');
    expect(await provider.statusOf(session)).toEqual({ state: 'unpaid', payment: null });
  });

  it('notifies of a payment, and settles it when the shop verifies', async () => {
    const { session, payment } = await paid();
    expect(payment).toMatchObject({ session, amount: 10_000 });
    expect(await provider.statusOf(session)).toEqual({ state: 'paid', payment });
    await provider.verify(payment);
    expect(await provider.statusOf(session)).toEqual({ state: 'settled', payment });
  });

  it('repeats the notification until it is answered by 200', async () => {
    answers = [503, 404];
    const { payUrl } = await started();
    await payments.pay(payUrl);
    await waitFor(async () => notifications.length === 3);
    expect(new Set(notifications).size).toBe(1);
  });

  it.each([
    ['of another amount', { amount: 9_999 }],
    ['with an id that was rounded', { reference: '9007199254740992' }],
    ['of an unknown session', { session: 'unknown' }],
  ])('refuses to verify a payment %s', async (_, wrong) => {
    const { payment } = await paid();
    await expect(provider.verify({ ...payment, ...wrong })).rejects.toThrow(ProviderRefusal);
  });

  it('refunds once for an id, and sends a notification', async () => {
    const { payment } = await paid();
    await provider.verify(payment);
    const refund = {
      id: 'refund-1',
      payment,
      amount: 4_000,
      description: 'Zwrot',
      notificationUrl: 'https://sklep.example/zwrot',
    };
    await provider.refund(refund);
    await waitFor(async () => notifications.length === 2);
    const { reference } = payment;
    const news = { id: 'refund-1', reference, amount: 4_000, isDone: true };
    expect(provider.readRefundNotification(notifications[1]!)).toEqual(news);
    await expect(provider.refund(refund)).rejects.toThrow(ProviderConflict);
    const more = { ...refund, id: 'refund-2', amount: 6_001 };
    await expect(provider.refund(more)).rejects.toThrow(ProviderRefusal);
  });

  it.each([
    ['key of the API', { P24_API_KEY: 'other' }],
    ['key of the signature', { P24_CRC: 'other' }],
    ['merchant', { P24_MERCHANT_ID: '54321' }],
  ])('refuses a request with another %s', async (_, wrong) => {
    const other = providerWith({ ...payments.env, ...wrong });
    const start = other.start({
      session: 'other',
      amount: 1,
      description: '',
      email: '',
      returnUrl: '',
      notificationUrl: '',
      minutes: 1,
    });
    await expect(start).rejects.toThrow(ProviderRefusal);
  });
});
