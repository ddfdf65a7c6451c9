import type { ReceiptRow } from '../../../../engine/price/receipt.js';
import { COLORS, LEFT, RIGHT, type Sheet, type Style, WIDTH } from './sheet.js';

const AMOUNT_WIDTH = 110;
const NOTE_X = LEFT + WIDTH * 0.46;
/** The minimum height of a row in points. */
export const RECEIPT_ROW = 15.5;
export const SMALL: Style = { size: 8.5, color: COLORS.soft };

/** The cells of one row of a receipt, for a table: label, how the amount is calculated, amount at the right. */
export function receiptCells(
  sheet: Sheet,
  { label, note, amount }: ReceiptRow,
  style: Style = {},
  color: string = COLORS.ink,
): (() => void)[] {
  let y = 0;
  let below = 0;
  const x = RIGHT - AMOUNT_WIDTH;
  return [
    () => {
      ({ y } = sheet);
      sheet.write(label, LEFT, y, { ...style, width: NOTE_X - LEFT - 8 });
      below = sheet.y;
    },
    () => {
      const baseline = style.size === SMALL.size ? y : y + 0.8;
      if (note !== null) sheet.write(note, NOTE_X, baseline, { ...SMALL, width: x - NOTE_X });
    },
    () => {
      const end = Math.max(y + RECEIPT_ROW, below + 2, sheet.y + 2);
      sheet.write(amount, x, y, { ...style, color, align: 'right' });
      sheet.y = Math.max(end, sheet.y + 2);
    },
  ];
}
