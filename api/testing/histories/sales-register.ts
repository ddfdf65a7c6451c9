import { expect } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { type Grosze, parseAmount } from '#engine/goods/price/money';
import { polishClock } from '#engine/locale/polish-time';
import { VAT_RATES, type VatRate } from '#engine/trade/invoices/invoice';
import type { TestVisitor } from '../test-visitor.js';

type Row = Record<string, string>;

const amount = (row: Row, heading: string): Grosze =>
  parseAmount((row[heading] || '0').replace(',', '.'));

/** The rows of an order in the sales register of what was issued in this month. */
export async function registered(staff: TestVisitor, orderId: number): Promise<Row[]> {
  const month = polishClock(new Date()).day.slice(0, 7);
  const response = await staff.fetch(`/api/admin/invoices.csv?month=${month}&by=issue`);
  const rows = parse<Row>(await response.text(), { bom: true, columns: true, delimiter: ';' });
  return rows.filter((row) => row['Zamówienie'] === String(orderId));
}

/** The gross amount of a row, the sum of its rates. */
export function grossIn(row: Row): Grosze {
  const sum = (name: string) =>
    VAT_RATES.reduce((total, rate) => total + amount(row, `${name} ${rate}%`), 0);
  expect([amount(row, 'Netto'), amount(row, 'VAT')]).toEqual([sum('Netto'), sum('VAT')]);
  expect(amount(row, 'Netto') + amount(row, 'VAT')).toBe(amount(row, 'Brutto'));
  return amount(row, 'Brutto');
}

/** Net and VAT of the rates that occur, the higher rate first. */
export const sumsByRate = (rows: readonly Row[]): [VatRate, net: Grosze, vat: Grosze][] =>
  VAT_RATES.map((rate): [VatRate, Grosze, Grosze] => {
    const sum = (name: string) =>
      rows.reduce((total, row) => total + amount(row, `${name} ${rate}%`), 0);
    return [rate, sum('Netto'), sum('VAT')];
  }).filter(([, net, vat]) => net !== 0 || vat !== 0);
