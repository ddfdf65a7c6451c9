import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { parseAmount } from '#engine/goods/price/money';
import { transferInput } from '../orders.js';
import { change } from '../staff.js';
import type { TestVisitor } from '../test-visitor.js';
import { share } from './order-money.js';
import type { Moment } from './step.js';

interface Part {
  percent: number;
  /** The day of the transfer; by default that of all transfers. */
  day?: string;
}

/** Staff book a transfer of a part of the price. */
export function bookPayment(
  { shop: { staff }, order: { id, totalAmount } }: Moment,
  { percent, day }: Part,
): Promise<void> {
  const amount = share(totalAmount, percent);
  return bookMoney(staff, id, { direction: 'received', amount, ...(day && { day }) });
}

/** Staff send a part of the paid amount back, by a transfer. */
export async function bookRefund(
  { shop: { staff }, order: { id, payment } }: Moment,
  { percent }: Part,
): Promise<void> {
  const amount = share(payment.paid, percent);
  if (parseAmount(amount) > 0) await bookMoney(staff, id, { direction: 'refunded', amount });
}

/** Staff book a transfer of an amount from or to the customer. */
export async function bookMoney(
  staff: TestVisitor,
  orderId: number,
  moved: { direction: 'received' | 'refunded'; amount: string; day?: string },
): Promise<void> {
  const input = transferInput(orderId, { key: randomUUID(), ...moved });
  expect((await change(staff, 'bookTransfer', input)).userErrors).toEqual([]);
}

/** Staff reverse a wrong entry; the shop refuses it for a payment that was refunded since, and for online ones. */
export async function reverseEntry(
  { shop: { staff }, order: { ledger, payment } }: Moment,
  { which }: { which: number },
): Promise<void> {
  const reversed = new Set(ledger.map(({ reversesId }) => reversesId));
  const entry = ledger.filter(({ id, reversesId }) => !reversesId && !reversed.has(id))[which];
  if (!entry) return;
  const input = { entryId: entry.id, reason: 'Pomyłka' };
  const { userErrors } = await change(staff, 'reverseLedgerEntry', input);
  const isSpent = entry.kind === 'paid' && parseAmount(entry.amount) > parseAmount(payment.paid);
  const isIrreversible = isSpent || entry.method === 'online';
  expect(userErrors).toMatchObject(isIrreversible ? [{ code: 'CONFLICT' }] : []);
}
