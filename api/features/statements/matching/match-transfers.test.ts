import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { OrderStatus } from '#engine/trade/shop/order-status';
import {
  type Incoming,
  type MatchReason,
  type OrderToPay,
  matchTransfers,
} from './match-transfers.js';
import { orderNumbersIn } from './order-numbers.js';

const ORDER: OrderToPay = {
  id: 123,
  names: ['Żaneta Kowalska-Nowak'],
  status: 'confirmed' as const,
  outstanding: 489_000,
  instalments: [146_700, 342_300],
  handBooked: [],
};
const TRANSFER: Incoming = {
  bookedOn: '2026-11-24',
  amount: 146_700,
  currency: 'PLN',
  partyName: 'KOWALSKA-NOWAK ZANETA UL. ZRODLANA 5 LODZ',
  title: 'Zamówienie nr 123',
};

const matchOf = async (transfer: Partial<Incoming>, orders: readonly OrderToPay[] = [ORDER]) => {
  const [match] = await matchTransfers([{ ...TRANSFER, ...transfer }], orders);
  return match!;
};

describe('the numbers of orders in a title', () => {
  it.each([
    ['Zamówienie nr 123', [123], []],
    ['ZAMOWIENIE NR 123', [123], []],
    ['zam 123', [123], []],
    ['zam.nr 123', [123], []],
    ['zam123', [123], []],
    ['Zaliczka do zamówienia 123/2026', [123], []],
    ['zam. 2026/123', [123], []],
    ['zamówienie nr: 123 / 2026', [123], []],
    ['order #123', [123], []],
    ['#123', [123], []],
    ['zapłata za zamówienia 123', [123], []],
    ['zamówienie 123 i zamówienie 124', [123, 124], []],
    ['zamówienie 123, 124', [123], [124]],
    ['123', [], [123]],
    ['nr 123 rata 1', [], [123, 1]],
    ['Kowalski 123/2026', [], [123]],
    ['zam. z dnia 12.11.2026', [], []],
    ['zam 12.11.2026', [], []],
    ['zam 12/11/2026', [], []],
    ['Źródlana 5, 90-001 Łódź', [], [5]],
    ['wpłata 1 467,00', [], [1]],
    ['zam 12345678901', [], []],
    ['zam 0', [], []],
    ['', [], []],
  ])('of "%s" are %j and perhaps %j', (title, named, bare) => {
    expect(orderNumbersIn(title)).toEqual({ named, bare });
  });

  it('are found in whatever words a customer puts around them', () => {
    const before = fc.constantFrom(
      'Zamówienie nr ',
      'zam. ',
      'ZAM ',
      'zaliczka zam. nr ',
      '#',
      'Order ',
    );
    const after = fc.constantFrom('', '/2026', ' Kowalska', ', zaliczka', '.');
    const id = fc.integer({ min: 1, max: 999_999_999 });
    fc.assert(
      fc.property(before, id, after, (words, number, rest) => {
        expect(orderNumbersIn(words + String(number) + rest).named).toEqual([number]);
      }),
    );
  });
});

describe('a transfer', () => {
  it.each<[string, Partial<Incoming>, Partial<OrderToPay>, MatchReason[]]>([
    ['the deposit with the number', {}, {}, ['number_named', 'same_payer', 'instalment_amount']],
    ['all that is owed', { amount: 489_000 }, {}, ['number_named', 'same_payer', 'whole_amount']],
    ['the rest', { amount: 342_300 }, {}, ['number_named', 'same_payer', 'instalment_amount']],
    [
      'the family',
      { partyName: 'Adam Nowak' },
      {},
      ['number_named', 'similar_payer', 'instalment_amount'],
    ],
    [
      "the customer's company",
      { partyName: 'CIEŃ SP. Z O.O.' },
      { names: ['Jan Lis', 'Cień sp. z o.o.'] },
      ['number_named', 'same_payer', 'instalment_amount'],
    ],
    ['nobody named', { partyName: '' }, {}, ['number_named', 'instalment_amount']],
    [
      'a number alone and the name',
      { title: '123' },
      {},
      ['number_in_title', 'same_payer', 'instalment_amount'],
    ],
  ])('is certain: %s', async (_name, transfer, order, reasons) => {
    expect(await matchOf(transfer, [{ ...ORDER, ...order }])).toEqual({
      kind: 'certain',
      candidate: { orderId: 123, reasons },
    });
  });

  it.each<[string, Partial<Incoming>, Partial<OrderToPay>, MatchReason[]]>([
    [
      'another payer',
      { partyName: 'ABC SP. Z O.O.' },
      {},
      ['number_named', 'other_payer', 'instalment_amount'],
    ],
    ['another amount', { amount: 100 }, {}, ['number_named', 'same_payer', 'other_amount']],
    [
      'another currency',
      { currency: 'EUR' },
      {},
      ['number_named', 'same_payer', 'foreign_currency'],
    ],
    [
      'nothing is owed',
      {},
      { outstanding: 0, instalments: [] },
      ['number_named', 'same_payer', 'nothing_owed'],
    ],
    [
      'cancelled',
      {},
      { status: 'cancelled' as const },
      ['number_named', 'same_payer', 'cancelled'],
    ],
    ['no number', { title: 'markiza' }, {}, ['same_payer', 'instalment_amount']],
    [
      'only a similar name',
      { title: '123', partyName: 'Jan Nowak' },
      {},
      ['number_in_title', 'similar_payer', 'instalment_amount'],
    ],
    ['only the amount', { title: '', partyName: '' }, {}, ['instalment_amount']],
    ['only the name', { title: '', amount: 5 }, {}, ['same_payer', 'other_amount']],
  ])('is doubtful: %s', async (_name, transfer, order, reasons) => {
    expect(await matchOf(transfer, [{ ...ORDER, ...order }])).toEqual({
      kind: 'doubtful',
      candidates: [{ orderId: 123, reasons }],
    });
  });

  it.each<[string, Partial<Incoming>]>([
    ['nothing in common', { title: 'zwrot', partyName: 'Urząd Skarbowy', amount: 1 }],
    ['a number alone', { title: 'faktura 123', partyName: 'Orange Polska', amount: 1 }],
    ['an unknown order', { title: 'zam 999', partyName: 'Jan Iksiński', amount: 1 }],
  ])('belongs to no order: %s', async (_name, transfer) => {
    expect(await matchOf(transfer)).toEqual({ kind: 'none' });
  });

  it('that names two orders is doubtful, the likelier order first', async () => {
    const other = { ...ORDER, id: 124, outstanding: 9_900, instalments: [9_900] };
    const match = await matchOf({ title: 'zamówienie 123 i zamówienie 124' }, [other, ORDER]);
    expect(match).toMatchObject({
      kind: 'doubtful',
      candidates: [{ orderId: 123 }, { orderId: 124 }],
    });
  });

  it('offers five candidates at most, the newest first', async () => {
    const orders = Array.from({ length: 9 }, (_, index) => ({ ...ORDER, id: index + 1 }));
    const match = await matchOf({ title: '', partyName: '' }, orders);
    const ids = match.kind === 'doubtful' ? match.candidates.map(({ orderId }) => orderId) : [];
    expect(ids).toEqual([9, 8, 7, 6, 5]);
  });
});

it('deposit, rest and the deposit once more: the third is doubtful', async () => {
  const rest = { ...TRANSFER, amount: 342_300 };
  const matches = await matchTransfers([TRANSFER, rest, TRANSFER], [ORDER]);
  expect(matches.map(({ kind }) => kind)).toEqual(['certain', 'certain', 'doubtful']);
  expect(matches[2]).toMatchObject({
    candidates: [{ reasons: expect.arrayContaining(['nothing_owed']) }],
  });
});

it('the automatically booked amount never exceeds what is owed, whatever comes in', async () => {
  const amount = fc.constantFrom(100, 200, 300, 1000);
  const id = fc.integer({ min: 1, max: 3 });
  const name = fc.constantFrom('Jan Lis', 'Ewa Lis', 'ABC', '');
  const order = fc.record({
    names: name.map((each) => [each]),
    status: fc.constantFrom<OrderStatus>('confirmed', 'cancelled'),
    instalments: fc.array(amount, { minLength: 1, maxLength: 3 }),
  });
  const transfer = fc.record({
    amount,
    bookedOn: fc.constant('2026-11-24'),
    currency: fc.constantFrom('PLN', 'PLN', 'EUR'),
    partyName: name,
    title: id.map((number) => `zam ${number}`),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(order, { minLength: 3, maxLength: 3 }),
      fc.array(transfer, { maxLength: 12 }),
      async (drawn, transfers) => {
        const orders = drawn.map((each, index) => ({
          ...each,
          id: index + 1,
          outstanding: each.instalments.reduce((one, other) => one + other, 0),
          handBooked: [],
        }));
        const matches = await matchTransfers(transfers, orders);
        for (const { id: number, outstanding, status } of orders) {
          const booked = matches.flatMap((match, index) =>
            match.kind === 'certain' && match.candidate.orderId === number
              ? [transfers[index]!]
              : [],
          );
          const sum = booked.reduce((total, each) => total + each.amount, 0);
          expect(sum).toBeLessThanOrEqual(status === 'cancelled' ? 0 : outstanding);
          for (const each of booked) {
            expect(each.currency).toBe('PLN');
            expect(each.title).toBe(`zam ${number}`);
          }
        }
      },
    ),
  );
});
