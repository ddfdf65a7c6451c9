import { RECEIPT_TITLE } from '#engine/goods/price/receipt';
import { RECEIPT_ROW, SMALL, receiptCells } from '../../../paper/receipt-rows.js';
import { COLORS, LEFT, type Sheet, type Style } from '../../../paper/sheet.js';
import type { OfferContent } from './offer-content.js';

const TOTAL: Style = { font: 'strong', size: 13 };

/** The receipt as the configurator shows it: lines that add up, the total, and the VAT in it. */
export function drawPrice(sheet: Sheet, { lines, total, details }: OfferContent): void {
  sheet.keepTogether((lines.length + details.length) * RECEIPT_ROW + 80);
  sheet.paragraph('H2', RECEIPT_TITLE, LEFT, sheet.y, { font: 'display', size: 14.5 });
  sheet.y += 5;
  sheet.rule();
  sheet.y += 7;
  sheet.table(lines.map((row) => receiptCells(sheet, row)));
  sheet.y += 1;
  sheet.rule(COLORS.ink);
  sheet.y += 8;
  sheet.table([
    receiptCells(sheet, total, TOTAL, COLORS.accent),
    ...details.map((row) => receiptCells(sheet, row, SMALL, COLORS.soft)),
  ]);
  sheet.y += 11;
}
