import { expect } from '@jest/globals';
import { type Grosze, formatAmount, parseAmount } from '#engine/goods/price/money';
import type { EntryKind } from '#engine/trade/shop/payment-labels';
import type { TestApp } from '../test-app.js';
import { isRefused, settlingInvoice } from './invoices.js';
import type { OrderMoney } from './order-money.js';
import { grossIn, registered } from './sales-register.js';
import type { Moment } from './step.js';

/** How each kind of entry changes the paid amount. */
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

/** Expects that balance, plan, invoices and register agree on the money of an order, to the grosz. */
export async function expectAgreement({ shop, history, order }: Moment): Promise<void> {
  const total = parseAmount(order.totalAmount);
  const paid = sum(order.ledger.map(({ kind, amount }) => SIGNS[kind] * parseAmount(amount)));
  expectPrice(order);
  expectBalance(order, { total, paid });
  expectInvoices(order, { total, paid, invoiced: history.invoiced });
  const rows = await registered(shop.staff, order.id);
  expect(sum(rows.map(grossIn))).toBe(history.invoiced);
  await expectStored(shop.app, order, history.invoiced);
}

/**
 * Expects that the account stores what is invoiced, whether the only or the final invoice is issued, and whether the
 * next is due although nobody has asked for it: a company's always, a consumer's only after a first invoice.
 */
async function expectStored(app: TestApp, order: OrderMoney, invoiced: Grosze): Promise<void> {
  const [stored] = await app.sql(
    'select invoiced, has_final_invoice as final, awaits_invoice as awaits from order_account where order_id = $1',
    [order.id],
  );
  const isIssued = order.invoices.length > 0;
  expect(stored).toEqual({
    invoiced: isIssued ? formatAmount(invoiced) : null,
    final: settlingInvoice(order) !== null,
    awaits: (order.companyTaxNumber !== null || isIssued) && order.nextInvoice !== null,
  });
}

function expectPrice({ totalAmount, net, vat, discount, lines }: OrderMoney): void {
  const total = parseAmount(totalAmount);
  expect(sum(lines.map(({ lineTotal }) => parseAmount(lineTotal)))).toBe(
    total + parseAmount(discount),
  );
  expect(parseAmount(net) + parseAmount(vat)).toBe(total);
}

/** Expects a balance that fits what is owed and paid; a cancelled order owes nothing. */
function expectBalance(
  { status, payment }: OrderMoney,
  { total, paid }: { total: Grosze; paid: Grosze },
): void {
  const owed = status === 'cancelled' ? 0 : total;
  const left = Math.max(0, owed - paid);
  expect(paid).toBeGreaterThanOrEqual(0);
  expect(payment).toMatchObject({
    owed: formatAmount(owed),
    paid: formatAmount(paid),
    outstanding: formatAmount(left),
    toRefund: formatAmount(Math.max(0, paid - owed)),
  });
  const planned = (name: 'amount' | 'remaining') =>
    payment.instalments.map((part) => parseAmount(part[name]));
  expect([sum(planned('amount')), sum(planned('remaining'))]).toEqual([owed, left]);
  expect(Math.min(0, ...planned('amount'), ...planned('remaining'))).toBe(0);
}

/** Expects that the invoiced amount and the next invoice add up to the whole price, or to what was paid in advance. */
function expectInvoices(
  order: OrderMoney,
  { total, paid, invoiced }: { total: Grosze; paid: Grosze; invoiced: Grosze },
): void {
  const { status, invoices, nextInvoice: next } = order;
  const issued = invoices.filter((invoice) => !isRefused(invoice));
  const corrected = invoices.flatMap(({ correctedGross }) => correctedGross ?? []);
  expect(sum(issued.map(({ gross }) => parseAmount(gross)))).toBe(invoiced);
  expect(sum(corrected.map(parseAmount))).toBe(invoiced);
  expect(invoiced).toBeGreaterThanOrEqual(0);
  if (status === 'cancelled' || settlingInvoice(order)) return expect(next).toBeNull();
  const open = next && parseAmount(next.gross);
  const expected = status === 'delivered' ? total : Math.min(paid, total);
  if (open === null) return expect(invoiced).toBeGreaterThanOrEqual(expected);
  expect(open).toBeGreaterThan(0);
  if (next?.kind !== 'ZAL') expect([expected, invoiced + open]).toEqual([total, total]);
  // An advance has the money of one day, and one that replaces a refused one at most the amount of that.
  else expect(invoiced + open).toBeLessThanOrEqual(Math.min(paid, total));
}
