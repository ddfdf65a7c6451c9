import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { PaymentProvider } from '../../../adapters/payments/payment-provider.js';
import { openPaymentProviders } from '../../../adapters/payments/providers.js';
import { parseEnv } from '../../../shared/env/env.js';
import {
  type PayingShop,
  createPayingShop,
  setStatus,
} from '../../../testing/payments/paying-shop.js';
import { change } from '../../../testing/staff.js';
import { waitFor } from '../../../testing/wait-for.js';

const DEPOSIT = '1467.00';

let shop: PayingShop;
beforeAll(async () => {
  shop = await createPayingShop();
});
afterAll(() => shop.close());

/** Runs the shop with another provider of new payments, or none; Przelewy24 stays configured. */
async function switchedTo(current: PaymentProvider | null, work: () => Promise<void>) {
  const { services } = shop.app;
  const byCode = new Map(services.payments.byCode);
  if (current) byCode.set(current.code, current);
  const replaced = jest.spyOn(services, 'payments', 'get');
  replaced.mockReturnValue({ current, byCode });
  await work().finally(() => replaced.mockRestore());
}

const kinds = async (order: { id: number }) => (await shop.book(order)).map(({ kind }) => kind);

const refuse = () => Promise.reject(new Error('not asked'));
const OTHER: PaymentProvider = {
  code: 'other',
  name: 'Inne Płatności',
  check: () => Promise.resolve(),
  start: () => Promise.resolve({ token: 't1' }),
  payUrl: (token) => `https://inne.example/${token}`,
  verify: refuse,
  statusOf: refuse,
  refund: refuse,
  refundStateOf: refuse,
  refundsOf: refuse,
  readNotification: () => {
    throw new Error('not asked');
  },
  readRefundNotification: () => {
    throw new Error('not asked');
  },
};

describe('after the shop has switched its payment provider', () => {
  it('the former one is still believed and makes refunds, and takes no new payments', async () => {
    const order = await shop.confirmedOrder();
    const { payUrl } = await shop.start(order);
    await switchedTo(null, async () => {
      await shop.payments.pay(payUrl!);
      await waitFor(async () => (await kinds(order)).includes('paid'));
      await setStatus(shop.staff, order.id, 'cancelled');
      const input = { key: randomUUID(), orderId: order.id, amount: DEPOSIT };
      expect(await change(shop.staff, 'refundOnline', input)).toMatchObject({ userErrors: [] });
      await waitFor(async () => (await kinds(order)).includes('refunded'));
      const next = await shop.confirmedOrder();
      expect(await shop.read(next)).toMatchObject({ payableOnline: null });
      expect(await shop.start(next)).toMatchObject({ userErrors: [{ code: 'CONFLICT' }] });
    });
  });

  it('new payments are taken by the other one, and those of the former one are still booked', async () => {
    const order = await shop.confirmedOrder();
    const { payUrl } = await shop.start(order);
    await switchedTo(OTHER, async () => {
      expect(await shop.start(await shop.confirmedOrder())).toMatchObject({
        payUrl: 'https://inne.example/t1',
      });
      await shop.payments.pay(payUrl!);
      await waitFor(async () => (await kinds(order)).includes('paid'));
    });
  });
});

describe('the provider of new payments', () => {
  const open = (more: Record<string, string>) =>
    openPaymentProviders(
      parseEnv({ DATABASE_URL: 'postgres://shop@127.0.0.1/shop', ...shop.payments.env, ...more }),
    );

  it.each([
    ['', 'przelewy24'],
    ['przelewy24', 'przelewy24'],
    ['none', undefined],
  ])('with PAYMENT_PROVIDER=%s is %s, and all configured ones are kept', (name, code) => {
    const { current, byCode } = open({ PAYMENT_PROVIDER: name });
    expect(current?.code).toBe(code);
    expect([...byCode.keys()]).toEqual(['przelewy24']);
  });

  it('must be known', () => {
    expect(() => open({ PAYMENT_PROVIDER: 'other' })).toThrow('PAYMENT_PROVIDER');
  });
});
