import { COLORS, LEFT, RIGHT, type Sheet, WIDTH } from '../paper/sheet.js';
import { CAPTION_HEIGHT, drawPaperView } from '../paper/views.js';
import type { OfferContent, OfferPart } from './offer-content.js';

const GAP = 18;
const BOX = { width: (WIDTH - GAP) / 2, height: ((WIDTH - GAP) / 2) * 0.75 } as const;
const ROW = 15;
const COUNT_WIDTH = 46;
const NUMBER_WIDTH = 70;

/** The orthogonal views of the product, two per row, followed by the parts list. */
export function drawViews(sheet: Sheet, { views, parts, subtitle }: OfferContent): void {
  sheet.newPage();
  sheet.paragraph('H2', 'Rysunek i\u00a0części', LEFT, sheet.y, { font: 'display', size: 16 });
  sheet.paragraph('P', subtitle, LEFT, sheet.y, { size: 9.5, color: COLORS.soft });
  const top = sheet.y + 12;
  const placeOf = (index: number): readonly [number, number] => [
    LEFT + (index % 2) * (BOX.width + GAP),
    top + Math.floor(index / 2) * (BOX.height + CAPTION_HEIGHT + GAP),
  ];
  for (const [index, view] of views.entries()) {
    const [x, y] = placeOf(index);
    drawPaperView(sheet, view, { x, y, ...BOX });
  }
  drawParts(sheet, parts, ...placeOf(views.length));
}

function drawParts(sheet: Sheet, parts: readonly OfferPart[], x: number, y: number): void {
  sheet.paragraph('H2', 'Lista części', x, y, { font: 'strong', size: 10 });
  const start = y + 18;
  const right = (text: string, end: number, at: number): void =>
    sheet.write(text, end - NUMBER_WIDTH, at, { size: 9, align: 'right', width: NUMBER_WIDTH });
  sheet.table(
    parts.map(({ name, count, length }, index) => {
      const at = start + index * ROW;
      return [
        () => sheet.write(name, x, at, { size: 9 }),
        () => right(length, RIGHT - COUNT_WIDTH, at),
        () => right(count, RIGHT, at),
      ];
    }),
  );
}
