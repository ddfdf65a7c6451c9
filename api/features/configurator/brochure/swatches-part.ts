import { COLORS, LEFT, RIGHT, type Sheet } from '../../../paper/sheet.js';
import type { Swatches } from './brochure-page.js';

const DOT = 5;
const ROW = 16;
const NAMES_X = LEFT + 88;
const GAP = 10;
const BELOW = 2;
const NAME = { size: 8.5 } as const;

/** The colours as dots with their names, a row or more for each part. */
export function drawSwatches(sheet: Sheet, groups: readonly Swatches[]): void {
  for (const { label, colors } of groups) {
    const places = placesOf(sheet, colors);
    const height = heightOf(places);
    sheet.ensureSpace(height);
    const { y } = sheet;
    const width = NAMES_X - LEFT - 8;
    sheet.paragraph('P', label, LEFT, y, { ...NAME, color: COLORS.soft, width });
    for (const { name, hex, x, row, width: room } of places) {
      drawSwatch(sheet, { name, hex, width: room }, x, y + row * ROW);
    }
    sheet.y = y + height + BELOW;
  }
}

/** The height of the colours of all parts, in points. */
export const heightOfSwatches = (sheet: Sheet, groups: readonly Swatches[]): number =>
  groups.reduce((sum, { colors }) => sum + heightOf(placesOf(sheet, colors)) + BELOW, 0);

const heightOf = (places: readonly { row: number }[]): number =>
  ((places.at(-1)?.row ?? 0) + 1) * ROW;

/** Places the colours side by side, in as many rows as they need; `x` and `width` in points, `row` from 0. */
function placesOf(sheet: Sheet, colors: Swatches['colors']) {
  let x = NAMES_X;
  let row = 0;
  return colors.map((color) => {
    const width = sheet.widthOf(color.name, NAME) + 1;
    const step = 2 * DOT + 5 + width + GAP;
    if (x + step - GAP > RIGHT) {
      x = NAMES_X;
      row += 1;
    }
    const place = { ...color, x, row, width };
    x += step;
    return place;
  });
}

function drawSwatch(
  sheet: Sheet,
  { name, hex, width }: { name: string; hex: string; width: number },
  x: number,
  y: number,
): void {
  sheet.decoration(() => {
    const dot = sheet.doc.circle(x + DOT, y + DOT + 0.5, DOT).lineWidth(0.5);
    dot.fillAndStroke(hex, COLORS.line);
  });
  sheet.paragraph('P', name, x + 2 * DOT + 5, y, { ...NAME, width });
}
