import { expect } from '@jest/globals';
import fc from 'fast-check';
import { formatAmount, parseAmount } from '#engine/goods/price/money';
import { correct, insertDelivery, issue } from '../invoices.js';
import { type ListedInvoice, type OrderMoney, readMoney } from './order-money.js';
import { registered, sumsByRate } from './sales-register.js';
import type { Drawn, Moment } from './step.js';
import { bookMoney } from './transfers.js';

/** Whether KSeF has refused the invoice, which then does not count. */
export const isRefused = ({ delivery }: ListedInvoice): boolean => delivery?.state === 'rejected';

/** Invoices with their amounts after corrections, in grosze; the oldest first. */
const standing = ({ invoices }: OrderMoney) =>
  invoices.flatMap(({ id, kind, correctedGross }) =>
    correctedGross === null ? [] : [{ id, kind, gross: parseAmount(correctedGross) }],
  );

/** The only or final invoice of an order; null where there is none, or corrections have brought all invoices to 0. */
export function settlingInvoice(order: OrderMoney) {
  let settling: ReturnType<typeof standing>[number] | null = null;
  let sum = 0;
  for (const invoice of standing(order)) {
    sum += invoice.gross;
    if (invoice.kind !== 'ZAL') settling = sum > 0 ? invoice : null;
  }
  return settling;
}

/** Whether the customer pays the rest before the invoice is issued. */
export const INVOICE = fc.record({ isPaid: fc.boolean() });

/** Staff issue the next invoice; after the only or final one, the register has the order's sums by rate. */
export async function issueNext(
  { shop: { staff }, history, order: before }: Moment,
  { isPaid }: Drawn<typeof INVOICE>,
): Promise<void> {
  const { outstanding: amount } = before.payment;
  const pays = isPaid && amount !== '0.00';
  if (pays) await bookMoney(staff, before.id, { direction: 'received', amount });
  const { id, nextInvoice: next, vatSums } = pays ? await readMoney(staff, before.token) : before;
  if (!next) return;
  expect((await issue(staff, id, next.kind, next.gross)).userErrors).toEqual([]);
  history.invoiced += parseAmount(next.gross);
  if (next.kind === 'ZAL') return;
  const sums = vatSums.map(({ rate, net, vat }) => [rate, parseAmount(net), parseAmount(vat)]);
  expect(sumsByRate(await registered(staff, id))).toEqual(sums);
}

/** Staff correct an advance to a part of its amount; the shop refuses that once a final invoice names the advance. */
export async function correctAdvance(
  { shop: { staff }, history, order }: Moment,
  { which, percent }: { which: number; percent: number },
): Promise<void> {
  const invoices = standing(order);
  const advance = invoices.filter(({ kind, gross }) => kind === 'ZAL' && gross > 0)[which];
  if (!advance) return;
  const amount = Math.floor((advance.gross * percent) / 100);
  const { userErrors } = await correct(staff, {
    invoiceId: advance.id,
    seenGross: formatAmount(advance.gross),
    amount: formatAmount(amount),
  });
  const isFinal = invoices.some(({ id, kind }) => kind === 'ROZ' && id > advance.id);
  expect(userErrors).toMatchObject(isFinal ? [{ code: 'CONFLICT' }] : []);
  if (!isFinal) history.invoiced += amount - advance.gross;
}

interface Line {
  quantity: number;
  unitPrice: string;
}

/** Staff correct all lines of the only or final invoice, to other prices or to nothing. */
export async function correctLines(
  { shop: { staff }, history, order }: Moment,
  { percent }: { percent: number },
): Promise<void> {
  const invoice = settlingInvoice(order);
  if (!invoice) return;
  const { data } = await staff.graphql<{ invoiceLines: Line[] }>(
    'query ($id: Int!) { invoiceLines(invoiceId: $id) { quantity unitPrice } }',
    { id: invoice.id },
  );
  const lines = data.invoiceLines.map(({ quantity, unitPrice }) => {
    const round = percent > 100 ? Math.ceil : Math.floor;
    const price = round((parseAmount(unitPrice) * percent) / 100);
    return price > 0 ? { quantity, unitPrice: formatAmount(price) } : { quantity: 0, unitPrice };
  });
  const seenGross = formatAmount(invoice.gross);
  const { userErrors } = await correct(staff, { invoiceId: invoice.id, seenGross, lines });
  expect(userErrors).toEqual([]);
  history.invoiced = lines.reduce(
    (sum, { quantity, unitPrice }) => sum + quantity * parseAmount(unitPrice),
    0,
  );
}

/** KSeF refuses the newest invoice or correction, which then legally does not exist. */
export async function refuseNewest({ shop: { app }, history, order }: Moment): Promise<void> {
  const newest = order.invoices.at(-1);
  if (!newest || isRefused(newest)) return;
  await insertDelivery(app, newest.id, 'rejected');
  history.invoiced -= parseAmount(newest.gross);
}
