import { drawFacts, heightOfFacts } from '../../../paper/fact-rows.js';
import { drawHeading, drawLetterhead } from '../../../paper/letterhead.js';
import { COLORS, LEFT, RIGHT, Sheet, type Style, WIDTH } from '../../../paper/sheet.js';
import { CAPTION_HEIGHT, drawPaperView } from '../../../paper/views.js';
import { drawWarnings } from '../../../paper/warnings-part.js';
import { inTurns } from '../../../shared/in-turns.js';
import type { Stroke } from '../../agreements/signature.js';
import type { PrintedPhotograph, ProtocolContent } from './protocol-content.js';

const GAP = 12;
const VIEW = { width: (WIDTH - GAP) / 2, height: ((WIDTH - GAP) / 2) * 0.54 } as const;
const BESIDE_VIEW = LEFT + VIEW.width + GAP;
const WHOLE = { x: LEFT, valueX: LEFT + 90, right: RIGHT, gap: 3 } as const;
const BESIDE = { x: BESIDE_VIEW, valueX: BESIDE_VIEW + 74, right: RIGHT, gap: 3 } as const;
/** The answers stand at the right. */
const CHECKLIST = { x: LEFT, valueX: RIGHT - 80, right: RIGHT, gap: 3 } as const;
const COLUMNS = 3;
const PICTURE = (WIDTH - (COLUMNS - 1) * GAP) / COLUMNS;
const SIGNATURE = { width: 200, height: 64 } as const;
const HEADING: Style = { font: 'strong', size: 12 };
const SMALL: Style = { size: 8.5, color: COLORS.soft };

/** The PDF, on A4, of a protocol. Other requests are served between its parts. */
export async function protocolPdf(content: ProtocolContent): Promise<Buffer> {
  const { title, subject, company, date, dates, customer } = content;
  const sheet = new Sheet({ title: `${title}: ${subject}`, author: company.name, date });
  sheet.numberPages(`${title}: ${subject}`);
  drawLetterhead(sheet, company);
  drawHeading(sheet, { kind: subject, title, subtitle: content.address, dates });
  drawFacts(sheet, customer, WHOLE);
  await inTurns(content.goods, (goods) => drawGoods(sheet, goods));
  drawPart(sheet, 'Sprawdzono', () => drawFacts(sheet, content.checklist, CHECKLIST));
  if (content.defects.length > 0)
    drawPart(sheet, 'Do poprawy', () => drawFacts(sheet, content.defects, WHOLE));
  if (content.remark) drawPart(sheet, 'Uwagi', () => write(sheet, content.remark));
  drawSignature(sheet, content.signature);
  drawPhotographs(sheet, content.photographs);
  return sheet.finish();
}

const write = (sheet: Sheet, text: string, style: Style = {}): void =>
  sheet.paragraph('P', text, LEFT, sheet.y, { width: WIDTH, ...style });

/** Draws a part with its heading, which does not stand alone at the end of a page. */
function drawPart(sheet: Sheet, title: string, draw: () => void): void {
  sheet.ensureSpace(60);
  sheet.y += GAP;
  sheet.paragraph('H2', title, LEFT, sheet.y, HEADING);
  sheet.y += 4;
  draw();
}

function drawGoods(sheet: Sheet, { title, view, facts, warnings }: ProtocolContent['goods'][0]) {
  const column = view ? BESIDE : WHOLE;
  const height = view ? VIEW.height + CAPTION_HEIGHT : 0;
  sheet.ensureSpace(Math.max(height, Math.min(heightOfFacts(sheet, facts, column), 200)) + 40);
  drawPart(sheet, title, () => {
    const { y, page } = sheet;
    if (view) drawPaperView(sheet, view, { x: LEFT, y, ...VIEW });
    sheet.y = y;
    drawFacts(sheet, facts, column);
    if (sheet.page === page) sheet.y = Math.max(sheet.y, y + height);
    drawWarnings(sheet, warnings);
  });
}

function drawSignature(sheet: Sheet, signature: ProtocolContent['signature']): void {
  sheet.ensureSpace(SIGNATURE.height + 60);
  drawPart(sheet, 'Podpis klienta', () => {
    if (!signature) return write(sheet, 'Klient jeszcze nie podpisał tego protokołu.', SMALL);
    const { y } = sheet;
    const { text, strokes } = signature;
    if (strokes) {
      sheet.part('Figure', () => drawStrokes(sheet, strokes, y), `Podpis: ${text}`);
      sheet.y = y + SIGNATURE.height + 4;
    }
    write(
      sheet,
      strokes ? text : `${text}. Obraz podpisu usunięto po okresie przechowywania.`,
      SMALL,
    );
  });
}

/** Draws a signature in the upper left corner of its place, as large as fits. */
function drawStrokes(sheet: Sheet, strokes: readonly Stroke[], y: number): void {
  const points = strokes.flat();
  const [left, top] = [Math.min(...points.map((p) => p.x)), Math.min(...points.map((p) => p.y))];
  const size = {
    width: Math.max(1, ...points.map((p) => p.x - left)),
    height: Math.max(1, ...points.map((p) => p.y - top)),
  };
  const scale = Math.min(SIGNATURE.width / size.width, SIGNATURE.height / size.height, 1);
  for (const stroke of strokes) {
    const line = stroke.map((p) => [LEFT + (p.x - left) * scale, y + (p.y - top) * scale] as const);
    const [first, ...others] = line;
    if (!first) continue;
    sheet.doc.moveTo(...first);
    // A dot is a line of no length with a round end.
    for (const point of others.length > 0 ? others : [first]) sheet.doc.lineTo(...point);
    sheet.doc.lineCap('round').lineJoin('round').lineWidth(1.2).strokeColor(COLORS.ink).stroke();
  }
}

function drawPhotographs(sheet: Sheet, photographs: readonly PrintedPhotograph[]): void {
  if (photographs.length === 0) return;
  const height = PICTURE * 0.75;
  sheet.ensureSpace(height + 60);
  drawPart(sheet, 'Zdjęcia', () => {
    for (let index = 0; index < photographs.length; index += COLUMNS) {
      sheet.ensureSpace(height + 24);
      const { y } = sheet;
      for (const [column, { jpeg, name }] of photographs.slice(index, index + COLUMNS).entries()) {
        const x = LEFT + column * (PICTURE + GAP);
        sheet.picture(jpeg, { x, y, width: PICTURE, height }, name);
        sheet.paragraph('Caption', name, x, y + height + 3, { ...SMALL, width: PICTURE });
      }
      sheet.y = y + height + 24;
    }
  });
}
