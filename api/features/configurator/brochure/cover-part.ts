import { drawFacts } from '../../../paper/fact-rows.js';
import { LEFT, RIGHT, type Sheet, WIDTH } from '../../../paper/sheet.js';
import type { BrochureContent } from './brochure-content.js';

const PICTURE = { width: WIDTH, height: WIDTH * 0.5 };
const PRODUCTS = { x: LEFT, valueX: LEFT + 300, right: RIGHT };

/** Draws a picture of the family, if there is a `print` of it, and the list of products in the brochure. */
export function drawCover(
  sheet: Sheet,
  { title, products }: NonNullable<BrochureContent['cover']>,
  print: Buffer | undefined,
): void {
  if (print) {
    const { y } = sheet;
    sheet.picture(print, { x: LEFT, y, ...PICTURE }, title);
    sheet.y = y + PICTURE.height + 20;
  }
  sheet.paragraph('H2', 'W\u00a0tym katalogu: cena podstawowa i\u00a0za\u00a0m²', LEFT, sheet.y, {
    font: 'display',
    size: 14.5,
  });
  sheet.y += 6;
  drawFacts(sheet, products, PRODUCTS);
}
