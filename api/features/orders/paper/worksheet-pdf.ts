import { drawSvg } from '../../configurator/paper/draw-svg.js';
import { drawFacts } from '../../configurator/paper/fact-rows.js';
import { drawHeading } from '../../configurator/paper/letterhead.js';
import { COLORS, LEFT, RIGHT, Sheet, type Style, WIDTH } from '../../configurator/paper/sheet.js';
import { CAPTION_HEIGHT, drawPaperView } from '../../configurator/paper/views.js';
import { inTurns } from '../../../shared/in-turns.js';
import type { Worksheet, WorksheetPart } from './worksheet-content.js';

/** The drawing is 4:3. */
const PICTURE = { width: 272, height: 204 };
const FACTS_X = LEFT + PICTURE.width + 18;
const GAP = 12;
const VIEW = { width: (WIDTH - 2 * GAP) / 3, height: ((WIDTH - 2 * GAP) / 3) * 0.75 } as const;
const ROW = 14;
const BOX = 8;
const COLUMNS = { name: LEFT + 18, length: LEFT + 300, each: LEFT + 400, total: RIGHT } as const;
const HEAD: Style = { size: 8, color: COLORS.soft };
const FOOT = 40;

/** Each line starts a new page, because lines go to different workbenches. Other requests are served between the parts. */
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

/** The parts of a worksheet, from top to bottom. */
const PARTS: readonly ((sheet: Sheet, worksheet: Worksheet) => void)[] = [
  drawTitle,
  drawProductAndFacts,
  drawViews,
  drawParts,
  drawWarnings,
  drawSignatures,
];

function drawTitle(sheet: Sheet, { productName, subtitle, marks }: Worksheet): void {
  drawHeading(sheet, { kind: 'Karta produkcyjna', title: productName, subtitle, dates: marks });
}

function drawWarnings(sheet: Sheet, { warnings }: Worksheet): void {
  for (const warning of warnings)
    sheet.paragraph('P', `Uwaga: ${warning}`, LEFT, sheet.y + 4, { font: 'strong', size: 9 });
}

function drawProductAndFacts(sheet: Sheet, { drawing, description, facts }: Worksheet): void {
  const { y } = sheet;
  drawSvg(sheet, drawing, { x: LEFT, y, ...PICTURE }, description);
  sheet.y = y;
  drawFacts(sheet, facts, { x: FACTS_X, valueX: FACTS_X + 86, right: RIGHT, gap: 6 });
  sheet.y = Math.max(sheet.y, y + PICTURE.height) + GAP;
}

function drawViews(sheet: Sheet, { views }: Worksheet): void {
  const { y } = sheet;
  for (const [index, view] of views.entries())
    drawPaperView(sheet, view, { x: LEFT + index * (VIEW.width + GAP), y, ...VIEW });
  sheet.y = y + VIEW.height + CAPTION_HEIGHT + GAP;
}

/** A table of parts; where it continues on another page, its header is repeated. */
function drawParts(sheet: Sheet, { parts, reference }: Worksheet): void {
  let rest = parts;
  for (let part = 0; rest.length > 0; part += 1) {
    sheet.keepTogether(4 * ROW);
    if (part > 0) sheet.paragraph('P', `${reference}, lista części cd.`, LEFT, sheet.y, HEAD);
    const fitting = Math.max(1, Math.floor((sheet.space - 2 * ROW) / ROW));
    drawPartRows(sheet, rest.slice(0, fitting));
    rest = rest.slice(fitting);
    if (rest.length > 0) sheet.newPage();
  }
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
  length: 'Długość',
  each: 'Na 1\u00a0szt.',
  total: 'Razem',
};

function partCells(
  sheet: Sheet,
  { name, length, each, total }: WorksheetPart,
  style: Style,
): (() => void)[] {
  let y = 0;
  const right = (text: string, end: number, more: Style = {}) =>
    sheet.write(text, end - 90, y, { ...style, ...more, align: 'right', width: 90 });
  return [
    () => {
      ({ y } = sheet);
      sheet.write(name, COLUMNS.name, y, style);
    },
    () => right(length, COLUMNS.length),
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
  sheet.keepTogether(FOOT);
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
