import type { Fact } from '#engine/goods/configuration/facts';
import { COLORS, type Sheet } from './sheet.js';

/** Where a column of facts is, in points: the left edge of the labels, and the left and right edge of the values. */
export interface FactColumn {
  x: number;
  valueX: number;
  right: number;
  /** The space between two rows in points; 7 unless given. */
  gap?: number;
}

const LABEL = { size: 8.5, color: COLORS.soft } as const;
const GAP = 7;
/** Rows up to this height, in points, are not divided between two pages. */
const WHOLE_ROW = 160;

const labelWidth = ({ x, valueX }: FactColumn): number => valueX - x - 8;

/** The height of facts one below the other, in points. */
export function heightOfFacts(sheet: Sheet, facts: readonly Fact[], column: FactColumn): number {
  const { valueX, right, gap = GAP } = column;
  return facts.reduce((sum, { label, value }) => {
    const ofLabel = sheet.heightOf(label, { ...LABEL, width: labelWidth(column) });
    return sum + Math.max(ofLabel, sheet.heightOf(value, { width: right - valueX })) + gap;
  }, 0);
}

/** Draws facts one below the other from the current position, also on further pages; leaves `y` below the last. */
export function drawFacts(sheet: Sheet, facts: readonly Fact[], column: FactColumn): void {
  sheet.table(facts.map((fact) => cellsOf(sheet, fact, column)));
}

function cellsOf(sheet: Sheet, fact: Fact, column: FactColumn): (() => void)[] {
  const { label, value } = fact;
  const { x, valueX, right, gap = GAP } = column;
  let y = 0;
  return [
    () => {
      sheet.ensureSpace(Math.min(heightOfFacts(sheet, [fact], column), WHOLE_ROW));
      ({ y } = sheet);
      sheet.write(label, x, y, { ...LABEL, width: labelWidth(column) });
    },
    () => {
      const { y: below, page } = sheet;
      sheet.write(value, valueX, y - 0.5, { width: right - valueX });
      sheet.y = (sheet.page === page ? Math.max(below, sheet.y) : sheet.y) + gap;
    },
  ];
}
