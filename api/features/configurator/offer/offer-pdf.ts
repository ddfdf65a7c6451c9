import { RECEIPT_TITLE } from '#engine/goods/price/receipt';
import { drawClosing } from '../../../paper/closing.js';
import { drawFacts, heightOfFacts } from '../../../paper/fact-rows.js';
import { drawHeading, drawLetterhead } from '../../../paper/letterhead.js';
import { RECEIPT_ROW, SMALL, receiptCells } from '../../../paper/receipt-rows.js';
import { Sheet, LEFT, RIGHT, COLORS, type Style, WIDTH } from '../../../paper/sheet.js';
import { CAPTION_HEIGHT, drawPaperView, drawSvg } from '../../../paper/views.js';
import { drawWarnings } from '../../../paper/warnings-part.js';
import type { OfferContent, OfferPart } from './offer-content.js';

/** The offer on A4: prices and conditions on one page unless there is much to say, then drawings and parts. */
export function offerPdf(content: OfferContent): Promise<Buffer> {
  const { title, company, createdAt } = content;
  const sheet = new Sheet({ title, author: company.name, date: createdAt });
  sheet.numberPages(`${title}, ${content.subtitle}`);
  drawLetterhead(sheet, company);
  drawHeading(sheet, { ...content, kind: 'Oferta', title: content.productName });
  drawWarnings(sheet, content.warnings);
  drawProductPart(sheet, content);
  drawPrice(sheet, content);
  drawClosing(sheet, { ...content, invitation: 'Otwórz tę konfigurację:' });
  drawViews(sheet, content);
  return sheet.finish();
}

/** In points; the drawing is 4 wide to 3 high. */
const PICTURE = { width: 248, height: 186 };
const LABEL_X = LEFT + PICTURE.width + 22;
const FACTS = { x: LABEL_X, valueX: LABEL_X + 78, right: RIGHT };

/** The picture to scale, and beside it everything that was chosen. */
function drawProductPart(sheet: Sheet, { drawing, description, facts }: OfferContent): void {
  const { y } = sheet;
  drawSvg(sheet, drawing, { x: LEFT, y, ...PICTURE }, description);
  sheet.y = y;
  drawFacts(sheet, facts, FACTS);
  sheet.y = Math.max(sheet.y, y + PICTURE.height) + 16;
}

const TOTAL: Style = { font: 'strong', size: 13 };

/** The receipt as the configurator shows it: lines that add up, the total, and the VAT in it. */
function drawPrice(sheet: Sheet, { lines, total, details }: OfferContent): void {
  sheet.ensureSpace((lines.length + details.length) * RECEIPT_ROW + 80);
  sheet.paragraph('H2', RECEIPT_TITLE, LEFT, sheet.y, { font: 'display', size: 14.5 });
  sheet.y += 5;
  sheet.rule();
  sheet.y += 7;
  sheet.table(lines.map((row) => receiptCells(sheet, row)));
  sheet.y += 1;
  sheet.rule(COLORS.ink);
  sheet.y += 8;
  sheet.table([
    receiptCells(sheet, total, TOTAL, sheet.accent),
    ...details.map((row) => receiptCells(sheet, row, SMALL, COLORS.soft)),
  ]);
  sheet.y += 11;
}

const GAP = 18;
const BOX = { width: (WIDTH - GAP) / 2, height: ((WIDTH - GAP) / 2) * 0.75 } as const;
const RIGHT_COLUMN = LEFT + BOX.width + GAP;
const ROW = 15;
const COUNT_WIDTH = 46;
const SIZE_WIDTH = 90;
const FITTING = { x: LEFT, valueX: LEFT + 130, right: RIGHT, gap: 4 };
const NOTE = { size: 8.5, color: COLORS.soft } as const;

/**
 * Draws the three views of the product, two in the first row and the third beside the list of its parts, then the
 * dimensions for the fitter and the safety notes.
 */
function drawViews(sheet: Sheet, content: OfferContent): void {
  const { views, parts, subtitle } = content;
  const lower = Math.max(BOX.height + CAPTION_HEIGHT, (parts.length + 2) * ROW);
  sheet.ensureSpace(BOX.height + lower + GAP + 60);
  sheet.paragraph('H2', 'Rysunek i\u00a0części', LEFT, sheet.y, { font: 'display', size: 16 });
  sheet.paragraph('P', subtitle, LEFT, sheet.y, { size: 9.5, color: COLORS.soft });
  const top = sheet.y + 12;
  const second = top + BOX.height + CAPTION_HEIGHT + GAP;
  const places = [
    { x: LEFT, y: top },
    { x: RIGHT_COLUMN, y: top },
    { x: LEFT, y: second },
  ];
  for (const [index, view] of views.entries())
    drawPaperView(sheet, view, { ...BOX, x: LEFT, y: top, ...places[index] });
  drawParts(sheet, parts, RIGHT_COLUMN, second);
  sheet.y = second + lower + GAP;
  // A page with the safety notes alone would be nearly empty.
  sheet.ensureSpace(heightOfFitting(sheet, content) + heightOfSafety(sheet, content));
  drawFitting(sheet, content);
  drawSafety(sheet, content);
}

function drawParts(sheet: Sheet, parts: readonly OfferPart[], x: number, y: number): void {
  sheet.paragraph('H2', 'Lista części', x, y, { font: 'strong', size: 10 });
  const start = y + 18;
  const right = (text: string, end: number, at: number): void =>
    sheet.write(text, end - SIZE_WIDTH, at, { size: 9, align: 'right', width: SIZE_WIDTH });
  sheet.table(
    parts.map(({ name, count, size }, index) => {
      const at = start + index * ROW;
      return [
        () => sheet.write(name, x, at, { size: 9 }),
        () => right(size, RIGHT - COUNT_WIDTH, at),
        () => right(count, RIGHT, at),
      ];
    }),
  );
}

const heightOfFitting = (sheet: Sheet, { fitting }: OfferContent): number =>
  fitting.length === 0 ? 0 : heightOfFacts(sheet, fitting, FITTING) + ROW + 14;

const heightOfSafety = (sheet: Sheet, { safety }: OfferContent): number =>
  safety.reduce((sum, note) => sum + sheet.heightOf(note, { ...NOTE, width: WIDTH }), ROW + 4);

function drawFitting(sheet: Sheet, { fitting }: OfferContent): void {
  if (fitting.length === 0) return;
  sheet.paragraph('H2', 'Miejsca mocowania', LEFT, sheet.y, { font: 'strong', size: 10 });
  sheet.y += 4;
  drawFacts(sheet, fitting, FITTING);
  sheet.y += 10;
}

function drawSafety(sheet: Sheet, { safety }: OfferContent): void {
  sheet.paragraph('H2', 'Bezpieczeństwo', LEFT, sheet.y, { font: 'strong', size: 10 });
  sheet.y += 4;
  for (const note of safety) sheet.paragraph('P', note, LEFT, sheet.y, NOTE);
}
