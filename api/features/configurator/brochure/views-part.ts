import { LEFT, type Sheet, WIDTH } from '../../../paper/sheet.js';
import { CAPTION_HEIGHT, drawPaperView } from '../../../paper/views.js';
import type { BrochureContent } from './brochure-content.js';

/** JPEGs by the address in the content; a picture without a JPEG is left out. */
export type Prints = ReadonlyMap<string, Buffer>;

const GAP = 16;
const HALF = (WIDTH - GAP) / 2;
const THIRD = (WIDTH - 2 * GAP) / 3;
const PICTURE = { width: HALF, height: HALF / 1.5 };
const VIEW = { width: THIRD, height: THIRD * 0.75 };

/** Draws the further pictures of one product, two in a row, and its views from three sides, in a row. */
export function drawViews(sheet: Sheet, { further, views }: BrochureContent, prints: Prints): void {
  const printed = further.flatMap(({ url, alt }) => {
    const print = prints.get(url);
    return print ? [{ print, alt }] : [];
  });
  for (let first = 0; first < printed.length; first += 2) {
    const { y } = sheet;
    for (const [column, { print, alt }] of printed.slice(first, first + 2).entries()) {
      sheet.picture(print, { x: LEFT + column * (HALF + GAP), y, ...PICTURE }, alt);
    }
    sheet.y = y + PICTURE.height + GAP;
  }
  if (views.length === 0) return;
  const { y } = sheet;
  for (const [column, view] of views.entries()) {
    drawPaperView(sheet, view, { x: LEFT + column * (THIRD + GAP), y, ...VIEW });
  }
  sheet.y = y + VIEW.height + CAPTION_HEIGHT + GAP;
}
