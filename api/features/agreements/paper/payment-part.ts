import { drawFacts, heightOfFacts } from '../../../paper/fact-rows.js';
import { drawQrCode } from '../../../paper/qr-part.js';
import { RECEIPT_ROW, receiptCells } from '../../../paper/receipt-rows.js';
import { COLORS, LEFT, RIGHT, type Sheet } from '../../../paper/sheet.js';
import type { PrintedPayment } from './agreement-content.js';

/** The length of a side of the QR code without its white margin, in points. */
const CODE = 80;
const COLUMN = { x: LEFT, valueX: LEFT + 90, right: RIGHT - CODE - 40 };
const TITLE = { font: 'strong', size: 11.5 } as const;
const HINT = { size: 7, color: COLORS.soft, width: CODE } as const;

/** Draws how an order or an offer is paid: its instalments, and a transfer of what is due with its QR code. */
export function drawPayment(sheet: Sheet, { schedule, transfer, note }: PrintedPayment): void {
  if (schedule.length === 0) return;
  const facts = transfer ? Math.max(heightOfFacts(sheet, transfer.facts, COLUMN), CODE + 30) : 0;
  sheet.keepTogether(30 + schedule.length * RECEIPT_ROW + facts);
  sheet.paragraph('H2', 'Płatność', LEFT, sheet.y, TITLE);
  sheet.y += 6;
  sheet.table(schedule.map((row) => receiptCells(sheet, row)));
  if (transfer) drawTransfer(sheet, transfer);
  if (note) sheet.paragraph('P', note, LEFT, sheet.y + 6);
  sheet.y += 10;
}

function drawTransfer(sheet: Sheet, transfer: NonNullable<PrintedPayment['transfer']>): void {
  const y = sheet.y + 10;
  sheet.y = y;
  drawFacts(sheet, transfer.facts, COLUMN);
  const below = sheet.y;
  const description = 'Kod QR z\u00a0danymi do przelewu';
  drawQrCode(sheet, transfer.code, { x: RIGHT - CODE, y, size: CODE, description });
  sheet.paragraph('P', transfer.hint, RIGHT - CODE, y + CODE + 6, HINT);
  sheet.y = Math.max(below, sheet.y);
}
