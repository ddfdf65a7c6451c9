import { polishNumber } from '../../../locale/polish-number.js';
import type { Box } from '../../model/geometry.js';
import type { Model } from '../../model/model.js';
import { boundsOf } from '../../model/part.js';
import { NICHE } from '../../model/surroundings/joinery.js';
import { sizeLabel } from '../size-label.js';
import { type SvgNode, GLASS, INK, LINE, WALL, arrow, caption, rect } from '../svg.js';
import { drawParts } from '../views/draw-parts.js';
import type { FlatSheet } from '../views/flat-sheet.js';
import { TEXT, sectionSheet } from './section-sheet.js';

/** How much of the wall is shown around window and goods, and how thick the wall is; cm. */
const AROUND = 14;
const THICK = 30;
/** Where the front view and the section lie, units of the sketch. */
const FRONT = { left: 70, width: 340, top: 74, height: 252 } as const;
const SECTION = { left: 500, width: 100 } as const;
/** Units of the sketch per cm, at most. */
const MOST_SCALE = 2;
/** Distances in units: from goods to the lines of their widths and heights, and from these lines to their numbers. */
const ABOVE = 12;
const GAP = 20;
const BESIDE = 19;

/** The product, the part of the wall that is shown around it (cm), and the scale in units per cm. */
interface PlacedWindow extends Pick<Box, 'x' | 'y'> {
  readonly model: Model;
  readonly scale: number;
  /** The text before the opening's sizes: "otwór do ". */
  readonly name: string;
}

/** The goods and the window that they cover, from the front and in section, at the same scale. */
export function windowSection(model: Model, isReveal: boolean): SvgNode[] {
  const { parts, setting } = model;
  const goods = boundsOf(parts.filter(({ kind }) => kind !== 'wind_sensor'));
  const around = (axis: 'x' | 'y'): Box['x'] => [
    Math.min(goods[axis][0], setting.opening[axis][0]) - AROUND,
    Math.max(goods[axis][1], setting.opening[axis][1]) + AROUND,
  ];
  const [x, y] = [around('x'), around('y')];
  const scale = Math.min(
    FRONT.width / (x[1] - x[0]),
    FRONT.height / (y[1] - y[0]),
    SECTION.width / (THICK + boundsOf(parts).z[1] + AROUND),
    MOST_SCALE,
  );
  // Goods in a reveal need one of at least this size; goods on the wall cover an opening of at most this size.
  const placed = { model, x, y, scale, name: isReveal ? 'wnęka od ' : 'otwór do ' };
  return [...fromFront(placed), ...inSection(placed)];
}

/** y of the height 0 in the sketch, which puts the visible part in the vertical middle. */
const levelOf = ({ y, scale }: PlacedWindow): number =>
  FRONT.top + FRONT.height / 2 + ((y[0] + y[1]) / 2) * scale;

function fromFront(placed: PlacedWindow): SvgNode[] {
  const { model, x, y, scale, name } = placed;
  const { opening } = model.setting;
  const middle = FRONT.left + FRONT.width / 2 - ((x[0] + x[1]) / 2) * scale;
  const sheet = sectionSheet('front', [middle, levelOf(placed)], scale);
  const [top, foot] = [sheet.at([0, -y[1]])[1], sheet.at([0, -y[0]])[1]];
  const width = model.dimensions.find(({ dimension }) => dimension === 'width');
  return [
    caption([sheet.at([x[0], 0])[0], 24], 'Od przodu'),
    area(sheet, x, y, WALL),
    area(sheet, opening.x, opening.y, GLASS, INK),
    ...drawParts(sheet, model.parts, 'none'),
    edgesOf(sheet, opening),
    ...(width ? level(sheet, [width.from.x, width.to.x], top - ABOVE) : []),
    ...level(sheet, opening.x, foot + ABOVE, name),
  ];
}

/** The wall above and below the window, its glass, and the goods in front of it. */
function inSection(placed: PlacedWindow): SvgNode[] {
  const { model, y, scale, name } = placed;
  const { opening } = model.setting;
  const sheet = sectionSheet('side', [SECTION.left + THICK * scale, levelOf(placed)], scale);
  const height = model.dimensions.find(({ dimension }) => dimension === 'height');
  const wall = [-THICK, 0] as const;
  const right = sheet.at([boundsOf(model.parts).z[1], 0])[0] + GAP;
  return [
    caption([SECTION.left - 6, 24], 'Przekrój'),
    area(sheet, wall, [opening.y[1], y[1]], WALL, LINE),
    area(sheet, wall, [y[0], opening.y[0]], WALL, LINE),
    area(sheet, [-NICHE, -NICHE + 3], opening.y, GLASS, INK),
    ...drawParts(sheet, model.parts, 'none'),
    ...upright(sheet, opening.y, SECTION.left - GAP, name),
    ...(height ? upright(sheet, [height.from.y, height.to.y], right) : []),
  ];
}

function area(
  { at }: FlatSheet,
  [left, right]: Box['x'],
  [low, high]: Box['y'],
  fill: string,
  stroke?: string,
): SvgNode {
  const [x, y] = at([left, -high]);
  const [end, foot] = at([right, -low]);
  return rect({ x, y, width: end - x, height: foot - y }, fill, stroke);
}

/** The edges of the opening as dashed lines over the goods that hide them. */
function edgesOf({ at }: FlatSheet, { x, y }: Pick<Box, 'x' | 'y'>): SvgNode {
  const [left, top] = at([x[0], -y[1]]);
  const [right, foot] = at([x[1], -y[0]]);
  return {
    tag: 'rect',
    attributes: {
      x: left,
      y: top,
      width: right - left,
      height: foot - top,
      fill: 'none',
      stroke: INK,
      'stroke-width': 1.5,
      'stroke-dasharray': '5 5',
      opacity: 0.7,
    },
    children: [],
  };
}

/** A width with its number outside of its line: above the goods or below them. */
function level({ at }: FlatSheet, [left, right]: Box['x'], y: number, name = ''): SvgNode[] {
  const [from, to] = [at([left, 0])[0], at([right, 0])[0]];
  const isAbove = y < FRONT.top + FRONT.height / 2;
  const middle = [(from + to) / 2, y + (isAbove ? -BESIDE : BESIDE)] as const;
  return [arrow([from, y], [to, y]), sizeLabel(name + cm(right - left), middle, { size: TEXT })];
}

/** A height; a named one has its number to the left of its line, others to the right. */
function upright({ at }: FlatSheet, [low, high]: Box['y'], x: number, name = ''): SvgNode[] {
  const [from, to] = [at([0, -low])[1], at([0, -high])[1]];
  const middle = [x + (name ? -BESIDE : BESIDE), (from + to) / 2] as const;
  return [
    arrow([x, from], [x, to]),
    sizeLabel(name + cm(high - low), middle, { size: TEXT, isUpright: true }),
  ];
}

/** "121,5 cm" */
const cm = (size: number): string => `${polishNumber(size, { most: 1 })}\u00a0cm`;
