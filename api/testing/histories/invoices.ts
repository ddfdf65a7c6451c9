import { expect } from '@jest/globals';
import { formatAmount, parseAmount } from '../../../engine/price/money.js';
import { correct, issue } from '../invoices.js';
import type { OrderMoney } from './order-money.js';
import type { Moment } from './step.js';

/** Whether the order has its only or final invoice. */
export const isSettled = ({ invoices }: OrderMoney): boolean =>
  invoices.some(({ kind }) => kind === 'VAT' || kind === 'ROZ');

/** Staff issue the invoice that the order is to get next. */
export async function issueNext({ shop: { staff }, history, order }: Moment): Promise<void> {
  const { nextInvoice: next } = order;
  if (!next) return;
  expect((await issue(staff, order.id, next.kind, next.gross)).userErrors).toEqual([]);
  history.invoiced += parseAmount(next.gross);
}

/** Staff correct the first advance to a part of it. */
export async function correctAdvance(
  { shop: { staff }, history, order }: Moment,
  { percent }: { percent: number },
): Promise<void> {
  const advance = order.invoices.find(({ kind }) => kind === 'ZAL');
  const seenGross = advance?.correctedGross ?? advance?.gross ?? '0';
  const seen = parseAmount(seenGross);
  if (!advance || isSettled(order) || seen === 0) return;
  const amount = Math.floor((seen * percent) / 100);
  const input = { invoiceId: advance.id, seenGross, amount: formatAmount(amount) };
  expect((await correct(staff, input)).userErrors).toEqual([]);
  history.invoiced += amount - seen;
}
