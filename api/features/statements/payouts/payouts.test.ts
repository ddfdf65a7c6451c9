import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { type PayingShop, createPayingShop } from '../../../testing/payments/paying-shop.js';
import { change } from '../../../testing/staff.js';
import { bankReference, camtStatement, sendStatement } from '../../../testing/statements.js';
import { waitFor } from '../../../testing/wait-for.js';
import { matchPayouts } from './payouts-of.js';

let shop: PayingShop;
beforeAll(async () => {
  shop = await createPayingShop();
});
afterAll(() => shop.close());

/** An order whose deposit of 1 467 zł was paid online. */
async function paidOnline(): Promise<number> {
  const order = await shop.confirmedOrder();
  const { payUrl } = await shop.start(order);
  await shop.payments.pay(payUrl!);
  await waitFor(async () => (await shop.book(order)).some(({ kind }) => kind === 'paid'));
  return order.id;
}

interface Transfer {
  id: number;
  version: number;
  state: string;
  candidates: object[];
  payout: { provider: string; fee: string | null; payments: { orderId: number }[] } | null;
}

async function imported(amount: string, title: string): Promise<Transfer> {
  const reference = bankReference();
  const day = addDays(polishClock(new Date()).day, 1);
  const movement = { amount, title, name: 'PayPro S.A. ul. Pastelowa 8 Poznań', reference, day };
  await sendStatement(shop.staff, camtStatement([movement]));
  return read(reference);
}

async function read(reference: string): Promise<Transfer> {
  const { data } = await shop.staff.graphql<{ bankTransfers: { items: Transfer[] } }>(
    `query ($text: String!) { bankTransfers(filter: { text: $text }) {
      items { id version state candidates { orderId } payout { provider fee payments { orderId amount } } } } }`,
    { text: reference },
  );
  return data.bankTransfers.items[0]!;
}

it('a payout of the provider is matched to its payments and fee, and pays no order', async () => {
  const [one, other] = [await paidOnline(), await paidOnline()];
  const waiting = (await shop.confirmedOrder()).id;
  // 2 × 1 467 zł less 1.29 % and 0.30 zł for each payment.
  const payout = await imported('2895,55', `zamówienie nr ${waiting}`);
  expect(payout).toMatchObject({ state: 'unknown', candidates: [] });
  expect(payout.payout).toEqual({
    provider: 'przelewy24',
    fee: '38.45',
    payments: [
      { orderId: one, amount: '1467.00' },
      { orderId: other, amount: '1467.00' },
    ],
  });
  const { id, version } = payout;
  const booked = await change(shop.staff, 'bookBankTransfer', { id, version, orderId: waiting });
  expect(booked.userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  // What one payout contains is in no later one.
  const later = await imported('1447,77', 'wypłata');
  expect(later.payout).toEqual({ provider: 'przelewy24', fee: null, payments: [] });
});

const money = (reference: string, amount: number, day = '2026-11-24') => ({
  orderId: 1,
  reference,
  amount,
  day,
});

it.each([
  [
    'a payment of a later day is left out',
    1000,
    [money('a', 1000), money('b', 1000, '2026-11-26')],
    ['a'],
  ],
  [
    'payments that were paid out elsewhere are passed over',
    5000,
    [money('a', 900), money('b', 5050)],
    ['b'],
  ],
  ['a fee that is too high fits nothing', 4000, [money('a', 5000)], []],
  ['too little money fits nothing', 9000, [money('a', 5000)], []],
])('%s', (_, amount, received, references) => {
  const found = matchPayouts([{ id: 1, bookedOn: '2026-11-25', amount }], received).get(1);
  expect(found?.map(({ reference }) => reference)).toEqual(references);
});
