import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { customerWithCart, submit, transferInput } from '../../../testing/orders.js';
import { change } from '../../../testing/staff.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

let app: TestApp;
let staff: TestVisitor;
let orderId: number;
/** Days on which nothing else was paid. */
const [FIRST, SECOND] = ['2021-03-01', '2021-03-02'];
const DAYS = `from=${FIRST}&to=${SECOND}`;

beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
  const { order } = await submit(await customerWithCart(app), { customerName: 'Żaneta Rejestr' });
  orderId = order!.id;
  await book('received', '1467.00', FIRST);
  await book('received', '3423.01', SECOND);
  await book('refunded', '0.01', SECOND);
});
afterAll(() => app.close());

async function book(direction: string, amount: string, day: string): Promise<void> {
  const input = transferInput(orderId, { direction, amount, day });
  expect(await change(staff, 'bookTransfer', input)).toMatchObject({ userErrors: [] });
}

const csv = async (path: string): Promise<string[][]> => {
  const text = await (await staff.fetch(`/api/admin/${path}`)).text();
  return text
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'));
};

describe('the ledger of all orders', () => {
  it('lists payments and refunds with their VAT, also without an invoice', async () => {
    const { data } = await staff.graphql(
      `query ($filter: LedgerFilter!) { ledger(filter: $filter) { totalCount received items {
        orderId customerName kind amount valueDay net vat invoices actorName } } }`,
      { filter: { from: FIRST, to: SECOND, movesMoney: true } },
    );
    const entry = {
      orderId,
      customerName: 'Żaneta Rejestr',
      invoices: [],
      actorName: 'Piotr Pracownik',
    };
    expect(data).toEqual({
      ledger: {
        totalCount: 3,
        received: '4890.00',
        items: [
          { kind: 'refunded', amount: '0.01', valueDay: SECOND, net: '-0.01', vat: '0.00' },
          { kind: 'paid', amount: '3423.01', valueDay: SECOND, net: '2782.94', vat: '640.07' },
          { kind: 'paid', amount: '1467.00', valueDay: FIRST, net: '1192.68', vat: '274.32' },
        ].map((more) => ({ ...entry, ...more })),
      },
    });
  });

  it('is a file with the same entries, the earliest first', async () => {
    const [head, ...rows] = await csv(`ledger.csv?${DAYS}`);
    const column = (name: string) => rows.map((row) => row[head!.indexOf(name)]);
    expect(column('Wpis')).toEqual(['Wpłata', 'Wpłata', 'Zwrot']);
    expect(column('VAT 23%')).toEqual(['274,32', '640,07', '0,00']);
    expect(column('Brutto')).toEqual(['1467,00', '3423,01', '-0,01']);
    expect(column('Klient')).toEqual(Array(3).fill('Żaneta Rejestr'));
  });
});

describe('the register of all sales', () => {
  it('has a row for each day of payment, whose VAT adds up to that of the order', async () => {
    const [, ...rows] = await csv(`sales-by-day.csv?${DAYS}`);
    expect(rows).toEqual([
      [FIRST, '1192,68', '274,32', '', '', '1467,00', '1467,00'],
      [SECOND, '2782,93', '640,07', '', '', '3423,00', '3423,00'],
    ]);
  });
});
