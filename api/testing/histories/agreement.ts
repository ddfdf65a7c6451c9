import { expect } from '@jest/globals';
import { type Grosze, formatAmount, parseAmount } from '../../../engine/price/money.js';
import type { EntryKind } from '../../../engine/shop/payment-labels.js';
import { isSettled } from './invoices.js';
import type { OrderMoney } from './order-money.js';
import { registered } from './sales-register.js';
import type { Moment } from './step.js';

/** By how much each kind of entry changes what is paid. */
const SIGNS: Readonly<Record<EntryKind, -1 | 0 | 1>> = {
  requested: 0,
  paid: 1,
  failed: 0,
  refund_requested: 0,
  refund_failed: 0,
  refunded: -1,
  paid_reversed: -1,
  refund_reversed: 1,
};

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Balance, plan, invoices and register say the same of an order, to the grosz. */
export async function expectAgreement({ shop, history, order }: Moment): Promise<void> {
  const total = parseAmount(order.totalAmount);
  const paid = sum(order.ledger.map(({ kind, amount }) => SIGNS[kind] * parseAmount(amount)));
  expectBalance(order, { total, paid });
  expectInvoices(order, { total, paid, invoiced: history.invoiced });
  const rows = await registered(shop.staff, order.id);
  expect(sum(rows.map(({ gross }) => gross))).toBe(history.invoiced);
}

function expectBalance(
  { totalAmount, payment }: OrderMoney,
  { total, paid }: { total: Grosze; paid: Grosze },
): void {
  expect(paid).toBeGreaterThanOrEqual(0);
  const left = Math.max(0, total - paid);
  expect(payment).toMatchObject({
    owed: totalAmount,
    paid: formatAmount(paid),
    outstanding: formatAmount(left),
    toRefund: formatAmount(Math.max(0, paid - total)),
  });
  const planned = (name: 'amount' | 'remaining') =>
    payment.instalments.map((part) => parseAmount(part[name]));
  expect([sum(planned('amount')), sum(planned('remaining'))]).toEqual([total, left]);
  expect(Math.min(0, ...planned('amount'), ...planned('remaining'))).toBe(0);
}

/** What is invoiced, and what is still to be. */
function expectInvoices(
  order: OrderMoney,
  { total, paid, invoiced }: { total: Grosze; paid: Grosze; invoiced: Grosze },
): void {
  const { invoices, nextInvoice: next } = order;
  expect(invoiced).toBeGreaterThanOrEqual(0);
  expect(sum(invoices.map(({ gross }) => parseAmount(gross)))).toBe(invoiced);
  const corrected = invoices.flatMap(({ correctedGross }) => correctedGross ?? []);
  expect(sum(corrected.map(parseAmount))).toBe(invoiced);
  if (isSettled(order)) expect([invoiced, next]).toEqual([total, null]);
  else if (next) expect(invoiced + parseAmount(next.gross)).toBe(Math.min(paid, total));
  else expect(invoiced).toBeGreaterThanOrEqual(Math.min(paid, total));
}
