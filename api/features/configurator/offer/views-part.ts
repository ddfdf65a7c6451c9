import { drawFacts, heightOfFacts } from '../../../paper/fact-rows.js';
import { COLORS, LEFT, RIGHT, type Sheet, WIDTH } from '../../../paper/sheet.js';
import { CAPTION_HEIGHT, drawPaperView } from '../../../paper/views.js';
import type { OfferContent, OfferPart } from './offer-content.js';

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
export function drawViews(sheet: Sheet, content: OfferContent): void {
  const { views, parts, subtitle } = content;
  const lower = Math.max(BOX.height + CAPTION_HEIGHT, (parts.length + 2) * ROW);
  sheet.keepTogether(BOX.height + lower + GAP + 60);
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
  sheet.keepTogether(heightOfFitting(sheet, content) + heightOfSafety(sheet, content));
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
