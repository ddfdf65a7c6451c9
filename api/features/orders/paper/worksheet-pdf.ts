import { drawFacts, heightOfFacts } from '../../../paper/fact-rows.js';
import { drawHeading } from '../../../paper/letterhead.js';
import { drawQrCode } from '../../../paper/qr-part.js';
import { COLORS, LEFT, RIGHT, Sheet, type Style, WIDTH } from '../../../paper/sheet.js';
import { CAPTION_HEIGHT, drawPaperView } from '../../../paper/views.js';
import { drawWarnings } from '../../../paper/warnings-part.js';
import { inTurns } from '../../../shared/in-turns.js';
import type { Worksheet, WorksheetPart } from './worksheet-content.js';

const GAP = 12;
/** The size of a view in points; two views stand side by side. */
const VIEW = { width: (WIDTH - GAP) / 2, height: ((WIDTH - GAP) / 2) * 0.54 } as const;
const VIEW_HEIGHT = VIEW.height + CAPTION_HEIGHT;
const SECOND_COLUMN = LEFT + VIEW.width + GAP;
const FACTS = { x: SECOND_COLUMN, valueX: SECOND_COLUMN + 84, right: RIGHT, gap: 2 } as const;
const CODE = 46;
/** Points that the customer's data leave free on the right, for the sheet's marks and its QR code. */
const MARKS = 130;
const ROW = 14;
const BOX = 8;
const COLUMNS = { name: LEFT + 18, size: LEFT + 320, each: LEFT + 410, total: RIGHT } as const;
const HEAD: Style = { size: 8, color: COLORS.soft };
const FOOT = 36;
const CLOTH =
  'Wymiary w\u00a0mm; części płaskie: szerokość × wysokość. Tkaniny: wymiar gotowy, bez zapasu na obszycie i\u00a0nawinięcie. Części ścięte: obrys prostokątny.';

/**
 * A PDF of worksheets. Each line of an order starts a new page, because lines go to different workbenches. Other
 * requests are served between the parts of a worksheet.
 */
export async function worksheetsPdf(
  sheets: readonly Worksheet[],
  { title, author, date }: { title: string; author: string; date: Date },
): Promise<Buffer> {
  const paper = new Sheet({ title, author, date });
  const steps = sheets.flatMap((worksheet, index) => [
    () => index > 0 && paper.newPage(),
    ...PARTS.map((draw) => () => draw(paper, worksheet)),
  ]);
  await inTurns(steps, (draw) => draw());
  return paper.finish();
}

/** The functions that draw the parts of a worksheet, from top to bottom. */
const PARTS: readonly ((sheet: Sheet, worksheet: Worksheet) => void)[] = [
  drawTitle,
  (sheet, { warnings }) => drawWarnings(sheet, warnings),
  drawFrontAndFacts,
  drawOtherViews,
  drawParts,
  drawSignatures,
];

function drawTitle(sheet: Sheet, worksheet: Worksheet): void {
  const { reference, title, subtitle, marks, customer, link } = worksheet;
  sheet.numberPages(reference);
  const heading = { kind: 'Karta produkcyjna', title, subtitle, dates: marks };
  const below = drawHeading(sheet, heading);
  const { y } = sheet;
  sheet.y = below + GAP;
  const right = RIGHT - MARKS;
  drawFacts(sheet, customer, { x: LEFT, valueX: LEFT + 90, right, gap: 3 });
  const end = Math.max(sheet.y, y + CODE) + GAP;
  drawQrCode(sheet, link, { x: RIGHT - CODE, y, size: CODE });
  sheet.y = end;
}

function drawFrontAndFacts(sheet: Sheet, { views: [front], facts }: Worksheet): void {
  sheet.ensureSpace(Math.max(VIEW_HEIGHT, heightOfFacts(sheet, facts, FACTS)));
  const { y } = sheet;
  if (front) drawPaperView(sheet, front, { x: LEFT, y, ...VIEW });
  sheet.y = y;
  drawFacts(sheet, facts, FACTS);
  sheet.y = Math.max(sheet.y, y + VIEW_HEIGHT) + GAP;
}

function drawOtherViews(sheet: Sheet, { views: [, ...others] }: Worksheet): void {
  sheet.ensureSpace(VIEW_HEIGHT);
  const { y } = sheet;
  for (const [index, view] of others.entries())
    drawPaperView(sheet, view, { x: LEFT + index * (VIEW.width + GAP), y, ...VIEW });
  sheet.y = y + VIEW_HEIGHT + GAP;
}

/** A table of parts, whole on one page where it fits on one; its header is repeated on each further page. */
function drawParts(sheet: Sheet, { parts, reference }: Worksheet): void {
  sheet.ensureSpace((parts.length + 2) * ROW + FOOT);
  let rest = parts;
  for (let part = 0; rest.length > 0; part += 1) {
    if (part > 0) sheet.paragraph('P', `${reference}, lista części cd.`, LEFT, sheet.y, HEAD);
    const fitting = Math.max(1, Math.floor((sheet.space - 2 * ROW) / ROW));
    drawPartRows(sheet, rest.slice(0, fitting));
    rest = rest.slice(fitting);
    if (rest.length > 0) sheet.newPage();
  }
  sheet.paragraph('P', CLOTH, LEFT, sheet.y, HEAD);
}

function drawPartRows(sheet: Sheet, parts: readonly WorksheetPart[]): void {
  sheet.table([partCells(sheet, HEADINGS, HEAD)]);
  sheet.rule();
  sheet.y += 5;
  sheet.table(parts.map((part) => [...partCells(sheet, part, { size: 9.5 }), tickBox(sheet)]));
  sheet.y += 4;
}

const HEADINGS: WorksheetPart = {
  name: 'Część',
  size: 'Wymiar',
  each: 'Na 1\u00a0szt.',
  total: 'Razem',
};

function partCells(
  sheet: Sheet,
  { name, size, each, total }: WorksheetPart,
  style: Style,
): (() => void)[] {
  let y = 0;
  const right = (text: string, end: number, more: Style = {}) =>
    sheet.write(text, end - 110, y, { ...style, ...more, align: 'right', width: 110 });
  return [
    () => {
      ({ y } = sheet);
      sheet.write(name, COLUMNS.name, y, style);
    },
    () => right(size, COLUMNS.size),
    () => right(each, COLUMNS.each),
    () => {
      right(total, COLUMNS.total, { font: 'strong' });
      sheet.y = y + ROW;
    },
  ];
}

/** A box to tick by hand; drawn after the texts of its row, which have moved `sheet.y` below it. */
function tickBox(sheet: Sheet): () => void {
  return () => {
    const y = sheet.y - ROW + 1.5;
    sheet.doc.rect(LEFT, y, BOX, BOX).lineWidth(0.75).strokeColor(COLORS.soft).stroke();
  };
}

const SIGNATURES = ['Wykonano (data, podpis)', 'Sprawdzono (data, podpis)', 'Uwagi'];

function drawSignatures(sheet: Sheet): void {
  sheet.ensureSpace(FOOT);
  const width = (WIDTH - 2 * GAP) / SIGNATURES.length;
  const y = sheet.y + FOOT - 12;
  for (const [index, label] of SIGNATURES.entries()) {
    const x = LEFT + index * (width + GAP);
    sheet.decoration(() =>
      sheet.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.75)
        .strokeColor(COLORS.soft)
        .stroke(),
    );
    sheet.paragraph('P', label, x, y + 3, { ...HEAD, width });
  }
}
