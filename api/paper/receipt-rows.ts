import type { ReceiptRow } from '#engine/goods/price/receipt';
import { COLORS, LEFT, RIGHT, type Sheet, type Style, WIDTH } from './sheet.js';

const AMOUNT_WIDTH = 110;
const NOTE_X = LEFT + WIDTH * 0.46;
const LABEL_WIDTH = NOTE_X - LEFT - 8;
const NOTE_WIDTH = RIGHT - AMOUNT_WIDTH - NOTE_X;
/** The space above a note, and below every text, in points. */
const NOTE_LOWER = 0.8;
const BELOW_TEXT = 2;
/** The minimum height of a row in points. */
export const RECEIPT_ROW = 15.5;
export const SMALL: Style = { size: 8.5, color: COLORS.soft };

/** The height of a row of the default style, in points. */
export function heightOfReceiptRow(sheet: Sheet, { label, note }: ReceiptRow): number {
  const ofLabel = sheet.heightOf(label, { width: LABEL_WIDTH });
  const ofNote = note === null ? 0 : sheet.heightOf(note, { ...SMALL, width: NOTE_WIDTH });
  return Math.max(RECEIPT_ROW, ofLabel + BELOW_TEXT, NOTE_LOWER + ofNote + BELOW_TEXT);
}

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
      sheet.write(label, LEFT, y, { ...style, width: LABEL_WIDTH });
      below = sheet.y;
    },
    () => {
      const baseline = style.size === SMALL.size ? y : y + NOTE_LOWER;
      if (note !== null) sheet.write(note, NOTE_X, baseline, { ...SMALL, width: NOTE_WIDTH });
    },
    () => {
      const end = Math.max(y + RECEIPT_ROW, below + BELOW_TEXT, sheet.y + BELOW_TEXT);
      sheet.write(amount, x, y, { ...style, color, align: 'right' });
      sheet.y = Math.max(end, sheet.y + BELOW_TEXT);
    },
  ];
}
