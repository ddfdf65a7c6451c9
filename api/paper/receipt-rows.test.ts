import { expect, it } from '@jest/globals';
import { RECEIPT_ROW, receiptCells } from './receipt-rows.js';
import { LEFT, Sheet } from './sheet.js';

/** The height of a row with this label, in points. */
function heightOf(label: string): number {
  const sheet = new Sheet({ title: 'Oferta', author: 'Cieniomat', date: new Date(0) });
  sheet.paragraph('P', 'Ceny', LEFT, sheet.y);
  const { y } = sheet;
  sheet.table([receiptCells(sheet, { label, note: '1 szt. × 100 zł', amount: '100 zł' })]);
  return sheet.y - y;
}

it('a label of two lines moves the next row down', () => {
  expect(heightOf('Cena podstawowa')).toBeCloseTo(RECEIPT_ROW, 0);
  const long = 'Salon, wyjście na taras od strony ogrodu: Refleksol ZIP, 400 × 250 cm';
  expect(heightOf(long)).toBeGreaterThan(RECEIPT_ROW * 1.5);
});
