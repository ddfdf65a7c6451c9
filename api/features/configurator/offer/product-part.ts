import { drawFacts } from '../../../paper/fact-rows.js';
import { drawSvg } from '../../../paper/draw-svg.js';
import { LEFT, RIGHT, type Sheet } from '../../../paper/sheet.js';
import type { OfferContent } from './offer-content.js';

/** In points; the drawing is 4 wide to 3 high. */
const PICTURE = { width: 248, height: 186 };
const LABEL_X = LEFT + PICTURE.width + 22;
const FACTS = { x: LABEL_X, valueX: LABEL_X + 78, right: RIGHT };

/** The picture to scale, and beside it everything that was chosen. */
export function drawProductPart(sheet: Sheet, { drawing, description, facts }: OfferContent): void {
  const { y } = sheet;
  drawSvg(sheet, drawing, { x: LEFT, y, ...PICTURE }, description);
  sheet.y = y;
  drawFacts(sheet, facts, FACTS);
  sheet.y = Math.max(sheet.y, y + PICTURE.height) + 16;
}
