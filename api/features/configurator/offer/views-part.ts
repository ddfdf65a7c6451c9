import SVGtoPDF from 'svg-to-pdfkit';
import { renderSvg } from '../../../../engine/drawing/svg.js';
import type { OfferContent, OfferPart, OfferView } from './offer-content.js';
import { COLORS, FONT_FILES, LEFT, RIGHT, type Sheet, WIDTH } from './sheet.js';

const GAP = 18;
const BOX = { width: (WIDTH - GAP) / 2, height: ((WIDTH - GAP) / 2) * 0.75 } as const;
const CAPTION = 16;
const ROW = 15;
const COUNT_WIDTH = 46;
const NUMBER_WIDTH = 70;

/** The product at right angles, two drawings in a row, and in the last place the list of what it is made of. */
export function drawViews(sheet: Sheet, { views, parts, subtitle }: OfferContent): void {
  sheet.newPage();
  sheet.paragraph('H2', 'Rysunek i\u00a0części', LEFT, sheet.y, { font: 'display', size: 16 });
  sheet.paragraph('P', subtitle, LEFT, sheet.y, { size: 9.5, color: COLORS.soft });
  const top = sheet.y + 12;
  const placeOf = (index: number): readonly [number, number] => [
    LEFT + (index % 2) * (BOX.width + GAP),
    top + Math.floor(index / 2) * (BOX.height + CAPTION + GAP),
  ];
  for (const [index, view] of views.entries()) drawView(sheet, view, ...placeOf(index));
  drawParts(sheet, parts, ...placeOf(views.length));
}

function drawView(sheet: Sheet, { drawing, name }: OfferView, x: number, y: number): void {
  const fontCallback = () => FONT_FILES.strong;
  const draw = () => SVGtoPDF(sheet.doc, renderSvg(drawing), x, y, { ...BOX, fontCallback });
  sheet.part('Figure', draw, name);
  sheet.paragraph('Caption', name, x, y + BOX.height + 4, {
    size: 8.5,
    color: COLORS.soft,
    width: BOX.width,
  });
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
