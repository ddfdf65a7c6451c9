import { RECEIPT_TITLE, type ReceiptRow } from '../../../../engine/receipt.js';
import { COLORS, LEFT, RIGHT, type Sheet, type Style, WIDTH } from '../paper/sheet.js';
import type { OfferContent } from './offer-content.js';

const AMOUNT_WIDTH = 110;
const NOTE_X = LEFT + WIDTH * 0.46;
const ROW = 15.5;
const SMALL: Style = { size: 8.5, color: COLORS.soft };
const TOTAL: Style = { font: 'strong', size: 13 };

/** The receipt as the configurator shows it: lines that add up, the total, what it contains. */
export function drawPrice(sheet: Sheet, { lines, total, details }: OfferContent): void {
  sheet.keepTogether((lines.length + details.length) * ROW + 80);
  sheet.paragraph('H2', RECEIPT_TITLE, LEFT, sheet.y, { font: 'display', size: 14.5 });
  sheet.y += 5;
  sheet.rule();
  sheet.y += 7;
  sheet.table(lines.map((row) => cellsOf(sheet, row)));
  sheet.y += 1;
  sheet.rule(COLORS.ink);
  sheet.y += 8;
  sheet.table([
    cellsOf(sheet, total, TOTAL, COLORS.accent),
    ...details.map((row) => cellsOf(sheet, row, SMALL, COLORS.soft)),
  ]);
  sheet.y += 11;
}

function cellsOf(
  sheet: Sheet,
  { label, note, amount }: ReceiptRow,
  style: Style = {},
  color: string = COLORS.ink,
): (() => void)[] {
  let y = 0;
  const x = RIGHT - AMOUNT_WIDTH;
  return [
    () => {
      ({ y } = sheet);
      sheet.write(label, LEFT, y, { ...style, width: NOTE_X - LEFT - 8 });
    },
    () => {
      const baseline = style.size === SMALL.size ? y : y + 0.8;
      if (note !== null) sheet.write(note, NOTE_X, baseline, { ...SMALL, width: x - NOTE_X });
    },
    () => {
      const end = Math.max(y + ROW, sheet.y + 2);
      sheet.write(amount, x, y, { ...style, color, align: 'right' });
      sheet.y = Math.max(end, sheet.y + 2);
    },
  ];
}
