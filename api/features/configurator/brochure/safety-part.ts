import { drawFacts } from '../../../paper/fact-rows.js';
import { LEFT, RIGHT, type Sheet, WIDTH } from '../../../paper/sheet.js';
import type { BrochureContent } from './brochure-content.js';

const MAKER = { x: LEFT, valueX: LEFT + 100, right: RIGHT, gap: 3 };
const TITLE = { font: 'display', size: 14.5 } as const;
const NOTE = { size: 8.5, width: WIDTH - 10 };

export function drawSafety(sheet: Sheet, { maker, safety }: BrochureContent): void {
  sheet.paragraph('H2', 'Producent i\u00a0bezpieczeństwo', LEFT, sheet.y, TITLE);
  sheet.y += 6;
  drawFacts(sheet, maker, MAKER);
  sheet.y += 6;
  for (const note of safety) {
    const { y } = sheet;
    sheet.decoration(() => sheet.write('–', LEFT, y, NOTE));
    sheet.paragraph('P', note, LEFT + 10, y, NOTE);
    sheet.y += 3;
  }
  sheet.y += 10;
}
