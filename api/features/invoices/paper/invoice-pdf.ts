import { drawFacts } from '../../../paper/fact-rows.js';
import { drawHeading } from '../../../paper/letterhead.js';
import { COLORS, LEFT, RIGHT, Sheet, type Style, WIDTH } from '../../../paper/sheet.js';
import type { GoodsRow, InvoiceContent } from './invoice-content.js';
import { drawKsef } from './ksef-part.js';

const GAP = 16;
const ROW = 15;
const HALF = (WIDTH - GAP) / 2;
/** The right edges of the columns of amounts, in points. */
const AMOUNTS = { net: RIGHT - 150, vat: RIGHT - 76, gross: RIGHT } as const;
const RATE = RIGHT - 222;
const PIECES = RIGHT - 262;
/** The width of a right-aligned cell, in points. */
const CELL = 90;
const NAME_WIDTH = PIECES - CELL - LEFT - 8;
const HEAD: Style = { size: 8, color: COLORS.soft };
const STRONG: Style = { font: 'strong' };
const HEADINGS = { net: 'Netto', vat: 'VAT', gross: 'Brutto' };

/** An invoice as a PDF on A4. The same content gives the same bytes. */
export function invoicePdf(content: InvoiceContent): Promise<Buffer> {
  const { kind, title, seller, madeAt, notes, ksef } = content;
  const name = `${kind} ${title}`;
  const sheet = new Sheet({ title: name, author: seller, date: madeAt });
  sheet.numberPages(name);
  drawHeading(sheet, content);
  drawParties(sheet, content);
  for (const { title: heading, rows } of content.goods) drawGoods(sheet, heading, rows);
  drawSums(sheet, content);
  for (const note of notes) drawNote(sheet, note);
  if (ksef) drawKsef(sheet, ksef);
  return sheet.finish();
}

function drawParties(sheet: Sheet, { parties, references }: InvoiceContent): void {
  sheet.rule();
  const y = sheet.y + 12;
  const ends = parties.map((facts, index) => {
    const x = LEFT + index * (HALF + GAP);
    sheet.y = y;
    drawFacts(sheet, facts, { x, valueX: x + 66, right: x + HALF, gap: 4 });
    return sheet.y;
  });
  sheet.y = Math.max(...ends) + 6;
  drawFacts(sheet, references, { x: LEFT, valueX: LEFT + 110, right: RIGHT, gap: 4 });
  sheet.y += 6;
}

/** A table of goods; its header is repeated on each further page. */
function drawGoods(sheet: Sheet, title: string, rows: readonly GoodsRow[]): void {
  sheet.ensureSpace(4 * ROW);
  sheet.paragraph('H2', title, LEFT, sheet.y, { font: 'strong', size: 11 });
  sheet.y += 4;
  drawHead(sheet);
  for (const row of rows) {
    const height = sheet.heightOf(row.label, { width: NAME_WIDTH }) + 4;
    if (height > sheet.space) {
      sheet.newPage();
      drawHead(sheet);
    }
    sheet.table([goodsCells(sheet, row)]);
  }
  sheet.y += 10;
}

function drawHead(sheet: Sheet): void {
  const head = { label: 'Nazwa', pieces: 'Ilość i\u00a0cena', rate: 'Stawka', ...HEADINGS };
  sheet.table([goodsCells(sheet, head, HEAD)]);
  sheet.rule();
  sheet.y += 5;
}

function goodsCells(sheet: Sheet, row: GoodsRow, style: Style = {}): (() => void)[] {
  let y = 0;
  let below = 0;
  const [net, vat, gross] = amountCells(sheet, row, () => y, style);
  return [
    () => {
      ({ y } = sheet);
      sheet.write(row.label, LEFT, y, { ...style, width: NAME_WIDTH });
      below = Math.max(y + ROW, sheet.y + 4);
    },
    () => {
      rightCell(sheet, row.pieces, PIECES, y, style);
      below = Math.max(below, sheet.y + 4);
    },
    () => rightCell(sheet, row.rate, RATE, y, style),
    net,
    vat,
    () => {
      gross();
      sheet.y = below;
    },
  ];
}

function drawSums(sheet: Sheet, { sums, total }: InvoiceContent): void {
  sheet.ensureSpace((sums.length + 4) * ROW);
  sheet.rule(COLORS.ink);
  sheet.y += 8;
  sheet.table([
    sumCells(sheet, { label: 'Stawka VAT', ...HEADINGS }, HEAD),
    ...sums.map((row, index) => sumCells(sheet, row, index === sums.length - 1 ? STRONG : {})),
  ]);
  sheet.y += 8;
  const { y } = sheet;
  sheet.paragraph('P', total.label, LEFT, y, { font: 'strong', size: 12 });
  sheet.paragraph('P', total.amount, LEFT + HALF, y, {
    font: 'strong',
    size: 13,
    color: sheet.accent,
    align: 'right',
  });
}

function drawNote(sheet: Sheet, note: string): void {
  sheet.y += 8;
  sheet.paragraph('P', note, LEFT, sheet.y, STRONG);
}

function sumCells(sheet: Sheet, row: InvoiceContent['sums'][number], style: Style): (() => void)[] {
  let y = 0;
  const [net, vat, gross] = amountCells(sheet, row, () => y, style);
  return [
    () => {
      ({ y } = sheet);
      rightCell(sheet, row.label, RATE, y, style);
    },
    net,
    vat,
    () => {
      gross();
      sheet.y = y + ROW;
    },
  ];
}

function amountCells(
  sheet: Sheet,
  row: InvoiceContent['sums'][number],
  top: () => number,
  style: Style,
): [() => void, () => void, () => void] {
  return [
    () => rightCell(sheet, row.net, AMOUNTS.net, top(), style),
    () => rightCell(sheet, row.vat, AMOUNTS.vat, top(), style),
    () => rightCell(sheet, row.gross, AMOUNTS.gross, top(), style),
  ];
}

/** Writes right-aligned text that ends at the x coordinate `right`. */
function rightCell(sheet: Sheet, text: string, right: number, y: number, style: Style): void {
  sheet.write(text, right - CELL, y, { ...style, align: 'right', width: CELL });
}
