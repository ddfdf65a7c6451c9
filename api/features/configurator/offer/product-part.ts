import SVGtoPDF from 'svg-to-pdfkit';
import { renderSvg } from '../../../../engine/drawing/svg.js';
import type { Fact } from '../../../../engine/facts.js';
import type { OfferContent } from './offer-content.js';
import { COLORS, FONT_FILES, LEFT, RIGHT, type Sheet } from './sheet.js';

/** The drawing's own shape is 4 to 3. */
const PICTURE = { width: 288, height: 216 };
const LABEL_X = LEFT + PICTURE.width + 22;
const VALUE_X = LABEL_X + 78;

/** The picture to scale, and beside it everything that was chosen. */
export function drawProductPart(sheet: Sheet, { drawing, description, facts }: OfferContent): void {
  const { doc, y } = sheet;
  const fontCallback = () => FONT_FILES.strong;
  const draw = () => SVGtoPDF(doc, renderSvg(drawing), LEFT, y, { ...PICTURE, fontCallback });
  sheet.part('Figure', draw, description);
  sheet.y = y;
  sheet.table(facts.map((fact) => cellsOf(sheet, fact)));
  sheet.y = Math.max(sheet.y, y + PICTURE.height) + 16;
}

function cellsOf(sheet: Sheet, { label, value }: Fact): (() => void)[] {
  let y = 0;
  const width = VALUE_X - LABEL_X - 8;
  return [
    () => {
      ({ y } = sheet);
      sheet.write(label, LABEL_X, y, { size: 8.5, color: COLORS.soft, width });
    },
    () => {
      const below = sheet.y;
      sheet.write(value, VALUE_X, y - 0.5, { width: RIGHT - VALUE_X });
      sheet.y = Math.max(below, sheet.y) + 7;
    },
  ];
}
