import type { Fact } from '#engine/goods/configuration/facts';
import { type FactColumn, drawFacts, heightOfFacts } from '../../../paper/fact-rows.js';
import { LEFT, RIGHT, type Sheet, WIDTH } from '../../../paper/sheet.js';
import { drawSvg } from '../../../paper/views.js';
import type { BrochurePage } from './brochure-page.js';
import { drawSwatches, heightOfSwatches } from './swatches-part.js';

const GAP = 20;
/** The height of picture and drawing, in points: `most` unless the product would then not fit on its page. */
const HEIGHT = { least: 104, most: 172 };
const BELOW_PICTURE = 12;
const ABOVE_COLUMNS = { rule: 8, columns: 10 };
const DESCRIPTION = { size: 9, width: WIDTH } as const;
const HALF = (WIDTH - GAP) / 2;
const RIGHT_HALF = LEFT + HALF + GAP;
const TITLE = { font: 'strong', size: 10 } as const;
const BELOW_TITLE = 3;
const BELOW_GROUP = 4;
const BELOW_COLUMNS = 2;
const FIRST = { x: LEFT, valueX: LEFT + 88, right: LEFT + HALF, gap: 4 };
const SECOND = { x: RIGHT_HALF, valueX: RIGHT_HALF + 122, right: RIGHT, gap: 4 };

type Group = readonly [title: string, facts: readonly Fact[]];

/** One product: picture and drawing, what it is, what it costs, what can be chosen. */
export function drawPage(sheet: Sheet, page: BrochurePage, print: Buffer | undefined): void {
  const columns = columnsOf(page);
  drawOpening(sheet, page, print, pictureHeight(sheet, page, columns));
  sheet.y += ABOVE_COLUMNS.rule;
  sheet.rule();
  sheet.y += ABOVE_COLUMNS.columns;
  drawColumns(sheet, columns);
  drawSwatches(sheet, page.swatches);
  sheet.y += 8;
}

interface Columns {
  properties: readonly Group[];
  prices: readonly Group[];
}

const columnsOf = (page: BrochurePage): Columns => ({
  properties: groupsOf([
    ['Specyfikacja', page.specifications],
    ['Warianty', page.variants],
  ]),
  prices: groupsOf([
    ['Ceny', [{ label: 'Podstawowa', value: page.price }, ...page.examples]],
    ['Dodatki i\u00a0ich ceny', page.options],
    ['Zakres wymiarów', page.limits],
  ]),
});

/** The height of picture and drawing, in points: within `HEIGHT`, what the rest of the product leaves on the page. */
function pictureHeight(
  sheet: Sheet,
  { description, swatches }: BrochurePage,
  { properties, prices }: Columns,
): number {
  const columns = Math.max(
    heightOfColumn(sheet, FIRST, properties),
    heightOfColumn(sheet, SECOND, prices),
  );
  const rest =
    BELOW_PICTURE +
    sheet.heightOf(description, DESCRIPTION) +
    ABOVE_COLUMNS.rule +
    ABOVE_COLUMNS.columns +
    columns +
    BELOW_COLUMNS +
    heightOfSwatches(sheet, swatches);
  return Math.max(HEIGHT.least, Math.min(HEIGHT.most, sheet.space - rest));
}

/** Draws the prices, all on one page, and beside them the properties, which may continue on the next page. */
function drawColumns(sheet: Sheet, { properties, prices }: Columns): void {
  sheet.ensureSpace(heightOfColumn(sheet, SECOND, prices));
  const { y, page: first } = sheet;
  drawColumn(sheet, SECOND, prices);
  const end = sheet.y;
  sheet.y = y;
  drawColumn(sheet, FIRST, properties);
  sheet.y = (sheet.page === first ? Math.max(sheet.y, end) : sheet.y) + BELOW_COLUMNS;
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
  height: number,
): void {
  const { y } = sheet;
  const below = y + height + BELOW_PICTURE;
  // The drawing is 4 wide to 3 high.
  const width = (height * 4) / 3;
  if (print) {
    sheet.picture(print, { x: LEFT, y, width: height * 1.5, height }, name);
    drawSvg(sheet, drawing, { x: RIGHT - width, y, width, height }, drawingText);
    sheet.paragraph('P', description, LEFT, below, DESCRIPTION);
    return;
  }
  drawSvg(sheet, drawing, { x: LEFT, y, width, height }, drawingText);
  sheet.paragraph('P', description, LEFT + width + GAP, y - 2, { size: DESCRIPTION.size });
  sheet.y = Math.max(sheet.y, below);
}

function drawColumn(sheet: Sheet, column: FactColumn, groups: readonly Group[]): void {
  const style = { ...TITLE, width: column.right - column.x };
  for (const [title, facts] of groups) {
    sheet.ensureSpace(heightOf(sheet, column, [title, facts.slice(0, 1)]));
    sheet.paragraph('H2', title, column.x, sheet.y, style);
    sheet.y += BELOW_TITLE;
    drawFacts(sheet, facts, column);
    sheet.y += BELOW_GROUP;
  }
}

const heightOfColumn = (sheet: Sheet, column: FactColumn, groups: readonly Group[]): number =>
  groups.reduce((sum, group) => sum + heightOf(sheet, column, group), 0);

function heightOf(sheet: Sheet, column: FactColumn, [title, facts]: Group): number {
  const ofTitle = sheet.heightOf(title, { ...TITLE, width: column.right - column.x });
  return ofTitle + BELOW_TITLE + heightOfFacts(sheet, facts, column) + BELOW_GROUP;
}
