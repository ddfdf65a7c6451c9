import { drawQrCode } from './qr-part.js';
import { COLORS, LEFT, RIGHT, type Sheet } from './sheet.js';

/** The size of the QR code in points, without its white margin. */
const CODE = 80;
const LINK_X = RIGHT - 120;
const BELOW = 20;
const NOTES = { size: 8, color: COLORS.soft, width: LINK_X - LEFT - 24 };

export interface Closing {
  included: readonly string[];
  notes: readonly string[];
  /** The text before the link: "Otwórz tę konfigurację:". */
  invitation: string;
  /** An absolute URL; null where there is none to print. */
  link: string | null;
}

/** Draws the texts `included`, the notes below them, and beside both the link to the shop with its QR code. */
export function drawClosing(sheet: Sheet, { included, notes, invitation, link }: Closing): void {
  const height = notes.reduce((sum, note) => sum + sheet.heightOf(note, NOTES) + 3, 0);
  sheet.ensureSpace(Math.max(included.length * 13 + height, CODE + 36) + 18);
  sheet.rule();
  const y = sheet.y + 12;
  sheet.y = y;
  for (const text of included) {
    sheet.paragraph('P', text, LEFT, sheet.y, { size: 9, width: NOTES.width });
  }
  sheet.y += 6;
  for (const note of notes) {
    sheet.paragraph('P', note, LEFT, sheet.y, NOTES);
    sheet.y += 3;
  }
  const end = sheet.y;
  if (link !== null) drawLink(sheet, invitation, link, y);
  sheet.y = Math.max(sheet.y, end) + BELOW;
}

function drawLink(sheet: Sheet, invitation: string, link: string, y: number): void {
  drawQrCode(sheet, link, { x: RIGHT - CODE, y, size: CODE });
  const text = { size: 7, color: COLORS.soft, align: 'right' } as const;
  sheet.paragraph('P', invitation, LINK_X, y + CODE + 8, text);
  const shown = link.replace(/^https?:\/\//, '').replace('/k/', '/k/\n');
  sheet.paragraph('Link', shown, LINK_X, sheet.y, { ...text, color: COLORS.ink, link });
}
