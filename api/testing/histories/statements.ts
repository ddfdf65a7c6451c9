import { expect } from '@jest/globals';
import fc from 'fast-check';
import { parseAmount } from '#engine/goods/price/money';
import { change } from '../staff.js';
import {
  type MadeMovement,
  bankReference,
  camtStatement,
  mbankStatement,
  pkoStatement,
  santanderStatement,
  sendStatement,
} from '../statements.js';
import { type OrderMoney, readMoney, share } from './order-money.js';
import type { Drawn, Moment } from './step.js';

/** The formats of bank statements: MT940 in its dialects, and camt.053. */
const FORMATS = {
  pko: pkoStatement,
  santander: santanderStatement,
  mbank: mbankStatement,
  camt02: (movements: MadeMovement[]) => camtStatement(movements, '02'),
  camt08: (movements: MadeMovement[]) => camtStatement(movements, '08'),
};

export const STATEMENT = fc.record({
  format: fc.constantFrom('pko', 'santander', 'mbank', 'camt02', 'camt08'),
  pays: fc.constantFrom('instalment', 'all', 'part'),
  percent: fc.integer({ min: 1, max: 120 }),
});

/** Staff import a statement twice: its transfer is booked once, automatically where it pays exactly what is owed. */
export async function importStatement(
  { shop: { staff }, history, order }: Moment,
  drawn: Drawn<typeof STATEMENT>,
): Promise<void> {
  const amount = amountOf(order, drawn);
  if (parseAmount(amount) === 0) return;
  const reference = bankReference();
  const title = `Zamowienie nr ${order.id}`;
  const movement = { amount: amount.replace('.', ','), title, name: 'ZANETA GESLA', reference };
  const file = FORMATS[drawn.format]([movement]);
  for (const part of [{ knownCount: 0 }, { knownCount: 1 }])
    expect(await sendStatement(staff, file)).toMatchObject({ status: 201, body: part });
  history.transfers.push(reference);
  const isBooked = (await readTransfer(staff, reference)).state === 'booked';
  expect(isBooked).toBe(isExact(order, amount));
  const { payment } = await readMoney(staff, order.token);
  const more = parseAmount(payment.paid) - parseAmount(order.payment.paid);
  expect(more).toBe(isBooked ? parseAmount(amount) : 0);
}

/** Staff book one of the transfers of statements that wait for a decision. */
export async function bookTransfer(
  { shop: { staff }, history, order }: Moment,
  { which }: { which: number },
): Promise<void> {
  const reference = history.transfers[which];
  if (reference === undefined) return;
  const { id, version, state } = await readTransfer(staff, reference);
  const input = { id, version, orderId: order.id };
  const { userErrors } = await change(staff, 'bookBankTransfer', input);
  expect(userErrors).toMatchObject(state === 'booked' ? [{ code: 'CONFLICT' }] : []);
}

function amountOf(
  { totalAmount, payment }: OrderMoney,
  { pays, percent }: Drawn<typeof STATEMENT>,
): string {
  if (pays === 'part') return share(totalAmount, percent);
  const next = payment.instalments.find(({ remaining }) => parseAmount(remaining) > 0);
  return pays === 'instalment' && next ? next.remaining : payment.outstanding;
}

const isExact = ({ payment: { outstanding, instalments } }: OrderMoney, amount: string): boolean =>
  [outstanding, ...instalments.map(({ remaining }) => remaining)].includes(amount);

async function readTransfer(staff: Moment['shop']['staff'], reference: string) {
  const { data } = await staff.graphql<{
    bankTransfers: { items: { id: number; version: number; state: string }[] };
  }>(
    `query ($text: String!) { bankTransfers(filter: { text: $text }) { items { id version state } } }`,
    { text: reference },
  );
  const [transfer] = data.bankTransfers.items;
  if (!transfer) throw new Error(`no transfer ${reference} was imported`);
  return transfer;
}
