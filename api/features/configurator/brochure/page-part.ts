import type { Fact } from '../../../../engine/configuration/facts.js';
import { drawSvg } from '../paper/draw-svg.js';
import { type FactColumn, drawFacts, heightOfFacts } from '../paper/fact-rows.js';
import { LEFT, RIGHT, type Sheet, WIDTH } from '../paper/sheet.js';
import type { BrochurePage } from './brochure-page.js';
import { drawSwatches } from './swatches-part.js';

const GAP = 20;
const HEIGHT = 172;
const PICTURE = { width: HEIGHT * 1.5, height: HEIGHT };
/** The drawing's own shape is 4 to 3. */
const DRAWING = { width: (HEIGHT * 4) / 3, height: HEIGHT };
const HALF = (WIDTH - GAP) / 2;
const RIGHT_HALF = LEFT + HALF + GAP;
const TITLE = { font: 'strong', size: 10 } as const;
const BELOW_TITLE = 3;
const BELOW_GROUP = 4;
const FIRST = { x: LEFT, valueX: LEFT + 88, right: LEFT + HALF, gap: 4 };
const SECOND = { x: RIGHT_HALF, valueX: RIGHT_HALF + 122, right: RIGHT, gap: 4 };

type Group = readonly [title: string, facts: readonly Fact[]];

/** One product: picture and drawing, what it is, what it costs, what can be chosen. */
export function drawPage(sheet: Sheet, page: BrochurePage, print: Buffer | undefined): void {
  drawOpening(sheet, page, print);
  sheet.y += 8;
  sheet.rule();
  sheet.y += 10;
  drawColumns(sheet, page);
  drawSwatches(sheet, page.swatches);
  sheet.y += 8;
}

/** The prices on one page, and beside them the specifications, which may go on on the next. */
function drawColumns(sheet: Sheet, page: BrochurePage): void {
  const prices = groupsOf([
    ['Ceny', [{ label: 'Podstawowa', value: page.price }, ...page.examples]],
    ['Dodatki i\u00a0ich ceny', page.options],
    ['Zakres wymiarów', page.limits],
  ]);
  const properties = groupsOf([
    ['Specyfikacja', page.specifications],
    ['Warianty', page.variants],
  ]);
  sheet.keepTogether(prices.reduce((sum, group) => sum + heightOf(sheet, SECOND, group), 0));
  const { y, page: first } = sheet;
  drawColumn(sheet, SECOND, prices);
  const end = sheet.y;
  sheet.y = y;
  drawColumn(sheet, FIRST, properties);
  sheet.y = (sheet.page === first ? Math.max(sheet.y, end) : sheet.y) + 2;
}

const groupsOf = (groups: readonly Group[]): Group[] =>
  groups.filter(([, facts]) => facts.length > 0);

/**
 * Picture and drawing side by side and the description below; without a picture, the description is beside the
 * drawing.
 */
function drawOpening(
  sheet: Sheet,
  { name, description, drawing, drawingText }: BrochurePage,
  print: Buffer | undefined,
): void {
  const { y } = sheet;
  const below = y + HEIGHT + 12;
  if (print) {
    sheet.picture(print, { x: LEFT, y, ...PICTURE }, name);
    drawSvg(sheet, drawing, { x: RIGHT - DRAWING.width, y, ...DRAWING }, drawingText);
    sheet.paragraph('P', description, LEFT, below, { size: 9, width: WIDTH });
    return;
  }
  drawSvg(sheet, drawing, { x: LEFT, y, ...DRAWING }, drawingText);
  sheet.paragraph('P', description, LEFT + DRAWING.width + GAP, y - 2, { size: 9 });
  sheet.y = Math.max(sheet.y, below);
}

function drawColumn(sheet: Sheet, column: FactColumn, groups: readonly Group[]): void {
  const style = { ...TITLE, width: column.right - column.x };
  for (const [title, facts] of groups) {
    sheet.keepTogether(heightOf(sheet, column, [title, facts.slice(0, 1)]));
    sheet.paragraph('H2', title, column.x, sheet.y, style);
    sheet.y += BELOW_TITLE;
    drawFacts(sheet, facts, column);
    sheet.y += BELOW_GROUP;
  }
}

function heightOf(sheet: Sheet, column: FactColumn, [title, facts]: Group): number {
  const ofTitle = sheet.heightOf(title, { ...TITLE, width: column.right - column.x });
  return ofTitle + BELOW_TITLE + heightOfFacts(sheet, facts, column) + BELOW_GROUP;
}
