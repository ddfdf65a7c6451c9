import { drawView } from '#engine/goods/drawing/views/draw-view';
import type { ReceiptRow } from '#engine/goods/price/receipt';
import { drawClosing } from '../../../paper/closing.js';
import { drawHeading, drawLetterhead } from '../../../paper/letterhead.js';
import {
  RECEIPT_ROW,
  SMALL,
  heightOfReceiptRow,
  receiptCells,
} from '../../../paper/receipt-rows.js';
import { COLORS, LEFT, Sheet, type Style, WIDTH } from '../../../paper/sheet.js';
import { drawSvg } from '../../../paper/views.js';
import { inTurns } from '../../../shared/in-turns.js';
import type { OfferedRow, ProjectOfferContent } from './project-offer-content.js';

const TOTAL: Style = { font: 'strong', size: 13 };
const GAP = 18;
const CARDS_IN_A_LINE = 2;
/** In points. `leastHeight` is the height of a card with short texts; longer ones make it higher. */
const CARD = {
  width: (WIDTH - GAP) / 2,
  drawing: ((WIDTH - GAP) / 2) * 0.75,
  leastHeight: 300,
} as const;
const TITLE = { font: 'strong', size: 10, width: CARD.width } as const;
const TEXT = { size: 9, width: CARD.width } as const;
const NOTE = { size: 8.5, color: COLORS.soft, width: CARD.width } as const;
const BELOW_DRAWING = 6;
const ABOVE_PRICE = 2;

/** The offer on A4: every row with its price, the sum and the conditions, then a drawing of each. */
export async function projectOfferPdf(content: ProjectOfferContent): Promise<Buffer> {
  const { title, company, createdAt, rows } = content;
  const sheet = new Sheet({ title, author: company.name, date: createdAt });
  sheet.numberPages(title);
  drawLetterhead(sheet, company);
  drawHeading(sheet, { ...content, kind: 'Oferta', title: content.name });
  drawPrices(sheet, content);
  drawClosing(sheet, { ...content, invitation: 'Otwórz ten projekt:' });
  let line = { top: 0, bottom: 0 };
  await inTurns(rows, (row, index) => {
    const column = index % CARDS_IN_A_LINE;
    if (index === 0) sheet.newPage();
    if (index === 0) drawDrawingsHeading(sheet);
    if (column === 0)
      line = nextLine(sheet, rows.slice(index, index + CARDS_IN_A_LINE), line.bottom);
    drawCard(sheet, row, { x: LEFT + column * (CARD.width + GAP), y: line.top });
  });
  return sheet.finish();
}

function drawPrices(sheet: Sheet, { rows, total, details }: ProjectOfferContent): void {
  sheet.paragraph('H2', 'Okna i\u00a0ceny', LEFT, sheet.y, { font: 'display', size: 14.5 });
  sheet.y += 5;
  sheet.rule();
  sheet.y += 7;
  drawRows(
    sheet,
    rows.map(({ price }) => price),
  );
  sheet.ensureSpace((details.length + 2) * RECEIPT_ROW);
  sheet.rule(COLORS.ink);
  sheet.y += 8;
  sheet.table([
    receiptCells(sheet, total, TOTAL, sheet.accent),
    ...details.map((row) => receiptCells(sheet, row, SMALL, COLORS.soft)),
  ]);
  sheet.y += 11;
}

/** Draws the rows that fit on the page as one table, and the others as further tables on further pages. */
function drawRows(sheet: Sheet, rows: readonly ReceiptRow[]): void {
  let fitting = 0;
  let height = 0;
  for (const row of rows) {
    height += heightOfReceiptRow(sheet, row);
    if (height > sheet.space) break;
    fitting += 1;
  }
  if (fitting > 0) sheet.table(rows.slice(0, fitting).map((row) => receiptCells(sheet, row)));
  if (fitting === rows.length) return;
  sheet.newPage();
  drawRows(sheet, rows.slice(fitting));
}

function drawDrawingsHeading(sheet: Sheet): void {
  sheet.paragraph('H2', 'Rysunki', LEFT, sheet.y, { font: 'display', size: 16 });
  sheet.y += 8;
}

/**
 * The top and bottom of the next row of cards, in points, on a new page where this one is full. `above` is the bottom
 * of the row before, or 0 for the first row.
 */
function nextLine(
  sheet: Sheet,
  cards: readonly OfferedRow[],
  above: number,
): { top: number; bottom: number } {
  if (above > 0) sheet.y = above + GAP;
  const height = Math.max(CARD.leastHeight, ...cards.map((card) => heightOfCard(sheet, card)));
  sheet.ensureSpace(height);
  return { top: sheet.y, bottom: sheet.y + height };
}

function heightOfCard(sheet: Sheet, row: OfferedRow): number {
  const texts = [
    sheet.heightOf(row.title, TITLE),
    sheet.heightOf(kindOf(row), TEXT),
    ...row.notes.map((note) => sheet.heightOf(note, NOTE)),
    sheet.heightOf(priceOf(row), TEXT),
  ];
  return texts.reduce((sum, height) => sum + height, CARD.drawing + BELOW_DRAWING + ABOVE_PRICE);
}

const kindOf = ({ productName, subtitle }: OfferedRow): string => `${productName}; ${subtitle}`;

const priceOf = ({ price }: OfferedRow): string => `${price.note ?? ''} = ${price.amount}`;

/** The front of a window to scale with its sizes, below it what it is and what it costs. */
function drawCard(sheet: Sheet, row: OfferedRow, { x, y }: { x: number; y: number }): void {
  const { title, notes, settings, description } = row;
  const { width, drawing } = CARD;
  drawSvg(sheet, drawView(settings, 'front'), { x, y, width, height: drawing }, description);
  sheet.paragraph('H3', title, x, y + drawing + BELOW_DRAWING, TITLE);
  sheet.paragraph('P', kindOf(row), x, sheet.y, TEXT);
  for (const note of notes) sheet.paragraph('P', note, x, sheet.y, NOTE);
  sheet.paragraph('P', priceOf(row), x, sheet.y + ABOVE_PRICE, TEXT);
}
