import { expect } from '@jest/globals';
import fc from 'fast-check';
import { type OrderStatus, startsProduction } from '#engine/trade/shop/order-status';
import { confirmMeasured } from '../orders.js';
import { type UserErrors, change } from '../staff.js';
import { readMoney } from './order-money.js';
import type { Drawn, Moment } from './step.js';
import { bookMoney } from './transfers.js';

export const STATUS = fc.record({
  status: fc.constantFrom(
    'pending',
    'confirmed',
    'confirmed',
    'in_production',
    'shipped',
    'delivered',
  ),
});

interface Changed extends UserErrors {
  order: { undoableChange: { eventId: number } | null } | null;
}

/** Staff give the order, which has been measured, another status; production waits for the deposit. */
export async function setStatus(
  { shop: { app, staff }, order: { id: orderId, status: before, payment } }: Moment,
  { status }: { status: OrderStatus },
): Promise<Changed> {
  await confirmMeasured(app, orderId);
  const input = { orderId, status };
  const changed = await change<Changed>(
    staff,
    'updateOrderStatus',
    input,
    'order { undoableChange { eventId } }',
  );
  const waits = startsProduction(before, status) && !payment.depositIsBooked;
  expect(changed.userErrors).toMatchObject(waits ? [{ code: 'DEPOSIT_NOT_PAID' }] : []);
  return changed;
}

/** Staff change the status and undo that at once: everything is as it was. */
export async function undoStatus(moment: Moment, drawn: Drawn<typeof STATUS>): Promise<void> {
  const { shop, order } = moment;
  if (drawn.status === order.status) return;
  const { order: changed, userErrors } = await setStatus(moment, drawn);
  if (userErrors.length > 0) return;
  const eventId = changed?.undoableChange?.eventId;
  const input = { eventIds: [eventId] };
  const undone = await change<{ refused: object[] }>(
    shop.staff,
    'undoOrderStatuses',
    input,
    'refused { eventId }',
  );
  expect(undone).toEqual({ refused: [], userErrors: [] });
  expect(await readMoney(shop.staff, order.token)).toEqual(order);
}

export const CANCELLATION = fc.record({ isRefunded: fc.boolean() });

/** Staff cancel the order and, if `isRefunded`, send back all that was paid. */
export async function cancel(
  moment: Moment,
  { isRefunded }: Drawn<typeof CANCELLATION>,
): Promise<void> {
  const { staff } = moment.shop;
  await setStatus(moment, { status: 'cancelled' });
  const { id, token, payment } = await readMoney(staff, moment.order.token);
  expect(payment).toMatchObject({ paid: moment.order.payment.paid, toRefund: payment.paid });
  if (!isRefunded || payment.paid === '0.00') return;
  await bookMoney(staff, id, { direction: 'refunded', amount: payment.toRefund });
  const left = (await readMoney(staff, token)).payment;
  expect(left).toMatchObject({ paid: '0.00', outstanding: '0.00', toRefund: '0.00' });
}
