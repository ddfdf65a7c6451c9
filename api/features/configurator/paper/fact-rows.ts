import type { Fact } from '../../../../engine/configuration/facts.js';
import { COLORS, type Sheet } from './sheet.js';

/** Where a column of facts stands: the labels' left edge, the values' left edge, the right end of both. */
export interface FactColumn {
  x: number;
  valueX: number;
  right: number;
  /** Between two rows; 7 unless given. */
  gap?: number;
}

/** Facts one below the other from where the sheet is filled to; leaves `y` below the last. */
export function drawFacts(sheet: Sheet, facts: readonly Fact[], column: FactColumn): void {
  sheet.table(facts.map((fact) => cellsOf(sheet, fact, column)));
}

function cellsOf(
  sheet: Sheet,
  { label, value }: Fact,
  { x, valueX, right, gap = 7 }: FactColumn,
): (() => void)[] {
  let y = 0;
  return [
    () => {
      ({ y } = sheet);
      sheet.write(label, x, y, { size: 8.5, color: COLORS.soft, width: valueX - x - 8 });
    },
    () => {
      const below = sheet.y;
      sheet.write(value, valueX, y - 0.5, { width: right - valueX });
      sheet.y = Math.max(below, sheet.y) + gap;
    },
  ];
}
