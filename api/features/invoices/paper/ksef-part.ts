import { drawQrCode } from '../../../paper/qr-part.js';
import { COLORS, LEFT, type Sheet } from '../../../paper/sheet.js';
import type { KsefContent } from './ksef-content.js';

/** The length of a side of a QR code without its white margin, in points: codes with a signature have many modules. */
const CODE = 110;
const COLUMN = CODE + 120;
const LABEL = { font: 'strong', size: 8 } as const;
const NOTE = { size: 8, color: COLORS.soft } as const;
const HEIGHT = CODE + 60;

/** Draws the codes by which an invoice can be checked in KSeF, and the notes below them. */
export function drawKsef(sheet: Sheet, { codes, notes }: KsefContent): void {
  sheet.y += 14;
  sheet.ensureSpace(codes.length > 0 ? HEIGHT : 30);
  const { y } = sheet;
  for (const [index, { text, label, description }] of codes.entries()) {
    const x = LEFT + index * COLUMN;
    drawQrCode(sheet, text, { x, y, size: CODE, description });
    sheet.paragraph('P', label, x, y + CODE + 7, { ...LABEL, width: COLUMN });
  }
  if (codes.length > 0) sheet.y = y + CODE + 24;
  for (const note of notes) {
    sheet.paragraph('P', note, LEFT, sheet.y, NOTE);
    sheet.y += 2;
  }
}
