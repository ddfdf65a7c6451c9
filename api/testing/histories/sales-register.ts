import { expect } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { polishClock } from '../../../engine/locale/polish-time.js';
import { parseAmount } from '../../../engine/price/money.js';
import type { TestVisitor } from '../test-visitor.js';

/** The rows of an order in the sales register of this month, in grosze. */
export async function registered(
  staff: TestVisitor,
  orderId: number,
): Promise<{ gross: number }[]> {
  const month = polishClock(new Date()).day.slice(0, 7);
  const response = await staff.fetch(`/api/admin/invoices.csv?month=${month}`);
  const rows = parse<Record<string, string>>(await response.text(), {
    bom: true,
    columns: true,
    delimiter: ';',
  });
  return rows.filter((row) => row['Zamówienie'] === String(orderId)).map(amountsOf);
}

function amountsOf(row: Record<string, string>): { gross: number } {
  const amount = (heading: string) => parseAmount((row[heading] || '0').replace(',', '.'));
  const [net, vat, gross] = [amount('Netto'), amount('VAT'), amount('Brutto')];
  expect(net + vat).toBe(gross);
  expect(amount('Netto 23%') + amount('Netto 8%')).toBe(net);
  expect(amount('VAT 23%') + amount('VAT 8%')).toBe(vat);
  return { gross };
}
