import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import fc from 'fast-check';
import { parseAmount } from '#engine/goods/price/money';
import type { EntryKind } from '#engine/trade/shop/payment-labels';
import { startPayment } from '../payments/paying-shop.js';
import { change } from '../staff.js';
import { waitFor } from '../wait-for.js';
import { type OrderMoney, readMoney, share } from './order-money.js';
import { setStatus } from './statuses.js';
import type { Drawn, Moment } from './step.js';

export const ONLINE_PAYMENT = fc.record({
  fault: fc.constantFrom(undefined, 'duplicate', 'twice', 'out-of-order'),
});

/** The customer pays online what is due, sometimes twice; staff first confirm a new order. */
export async function payOnline(
  moment: Moment,
  { fault }: Drawn<typeof ONLINE_PAYMENT>,
): Promise<void> {
  const { app, staff, payments } = moment.shop;
  if (moment.order.status === 'pending') await setStatus(moment, { status: 'confirmed' });
  const order = await readMoney(staff, moment.order.token);
  const { payUrl, userErrors } = await startPayment(app.visitor(), order);
  expect(userErrors).toMatchObject(isPayable(order) ? [] : [{ code: 'CONFLICT' }]);
  if (payUrl === null) return;
  await payments.pay(payUrl, fault);
  const times = fault === 'twice' || fault === 'out-of-order' ? 2 : 1;
  await booked(staff, order, 'paid', times);
}

function isPayable({ payment: { instalments } }: OrderMoney): boolean {
  const next = instalments.find(({ remaining }) => parseAmount(remaining) > 0);
  return next !== undefined && next.due !== null;
}

export const ONLINE_REFUND = fc.record({
  percent: fc.integer({ min: 1, max: 100 }),
  isRejected: fc.boolean(),
});

/** Staff have the provider refund a part of the overpaid amount. */
export async function refundOnline(
  { shop: { staff, payments }, order }: Moment,
  { percent, isRejected }: Drawn<typeof ONLINE_REFUND>,
): Promise<void> {
  const { id: orderId, refundableOnline } = order;
  if (refundableOnline === null) return;
  if (isRejected) await payments.fail('refund-rejected');
  const input = { key: randomUUID(), orderId, amount: share(refundableOnline, percent) };
  expect((await change(staff, 'refundOnline', input)).userErrors).toEqual([]);
  await booked(staff, order, isRejected ? 'refund_failed' : 'refunded', 1);
}

/** Waits until that number of entries of a kind is added. */
async function booked(
  staff: Moment['shop']['staff'],
  order: OrderMoney,
  kind: EntryKind,
  times: number,
): Promise<void> {
  const count = ({ ledger }: OrderMoney) => ledger.filter((entry) => entry.kind === kind).length;
  const expected = count(order) + times;
  await waitFor(async () => count(await readMoney(staff, order.token)) >= expected);
  expect(count(await readMoney(staff, order.token))).toBe(expected);
}
