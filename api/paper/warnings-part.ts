import { LEFT, type Sheet, type Style, WIDTH } from './sheet.js';

const STYLE = { font: 'strong', size: 9, width: WIDTH - 10 } as const satisfies Style;
const GAP = 3;

/** The height of the warnings in points. */
export function heightOfWarnings(sheet: Sheet, warnings: readonly string[]): number {
  return warnings.reduce((sum, text) => sum + sheet.heightOf(text, STYLE) + GAP, 0);
}

/** The warnings about the configuration, marked by a bar at the left. */
export function drawWarnings(sheet: Sheet, warnings: readonly string[]): void {
  if (warnings.length === 0) return;
  sheet.ensureSpace(heightOfWarnings(sheet, warnings));
  const top = sheet.y;
  for (const text of warnings) {
    sheet.paragraph('P', text, LEFT + 10, sheet.y, STYLE);
    sheet.y += GAP;
  }
  const { doc, y } = sheet;
  sheet.decoration(() => doc.rect(LEFT, top, 3, y - top - GAP).fill(sheet.accent));
  sheet.y = y + 8;
}
