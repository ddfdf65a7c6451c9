import { polishNumber } from '../../locale/polish-number.js';
import type { Configuration } from '../configuration/configuration.js';
import { derive } from './derive.js';
import { grouped } from './grouped.js';
import { ROLLED_OUT } from './model.js';
import { PART_NAMES, type ProductPartKind } from './part-kinds.js';
import { sizeOfSection, type Part } from './part.js';
import type { Corner } from './section.js';

const MM_PER_CM = 10;

/** Equal pieces of a product. */
export interface ListedPart {
  readonly kind: ProductPartKind;
  /** "Lamela dachu" */
  readonly name: string;
  readonly count: number;
  /** The cut size in whole mm: a length, or both sides of a flat piece; empty for pieces that are not cut. */
  readonly cut: readonly number[];
}

/** Pieces that are cut to a length. */
const CUT: ReadonlySet<string> = new Set<ProductPartKind>([
  'arm',
  'awning_cassette',
  'beam',
  'bottom_rail',
  'bow',
  'downpipe',
  'front_bar',
  'gutter',
  'head_box',
  'led_strip',
  'louvre',
  'post',
  'rafter',
  'side_guide',
  'slat',
  'tube',
  'wall_beam',
  'wall_rail',
  'zip_guide',
]);
/** Pieces that are cut to an area: cloth, sheets and panes. */
const FLAT: ReadonlySet<string> = new Set<ProductPartKind>([
  'cloth',
  'gore',
  'net',
  'pane',
  'screen',
  'side_wall',
  'valance',
]);
/** Fittings that are modelled as several parts and counted as one piece. */
const FITTINGS: ReadonlySet<string> = new Set<ProductPartKind>([
  'chain',
  'crank',
  'heater',
  'motor',
  'wind_sensor',
]);
/** Parts that belong to another piece and are not listed. */
const INSEPARABLE: ReadonlySet<string> = new Set<ProductPartKind>([
  'elbow',
  'foot_plate',
  'heater_element',
]);

/**
 * The parts list of a product, in the order of its model: equal visible pieces are listed once with their number,
 * unseen pieces last.
 */
export function partsListOf(configuration: Configuration): ListedPart[] {
  const { parts, unseen = [], names } = derive(configuration, ROLLED_OUT);
  const same = grouped(parts.filter(isListed), (part) => `${part.kind} ${cutOf(part).join()}`);
  const counted = [...same.values()].flatMap((pieces) => {
    const [first] = pieces;
    if (!first) return [];
    const { kind } = first;
    return { kind, count: FITTINGS.has(kind) ? 1 : pieces.length, cut: cutOf(first) };
  });
  return [...counted, ...unseen.map(({ kind, cut }) => ({ kind, count: 1, cut }))].map((piece) => ({
    ...piece,
    name: names?.[piece.kind] ?? PART_NAMES[piece.kind],
  }));
}

function isListed(part: Part): part is Part & { kind: ProductPartKind } {
  return part.kind in PART_NAMES && !INSEPARABLE.has(part.kind);
}

/** "3 740 mm", "6 890 × 4 016 mm"; empty for a piece that is not cut. */
export function cutText({ cut }: Pick<ListedPart, 'cut'>): string {
  const sizes = cut.map((size) => polishNumber(size)).join('\u00a0×\u00a0');
  return sizes ? `${sizes}\u00a0mm` : '';
}

function cutOf(part: Part): number[] {
  if (CUT.has(part.kind)) return [Math.round(part.length)];
  return FLAT.has(part.kind) ? flatSizeOf(part).map(Math.round) : [];
}

/**
 * Width and height of a flat piece in mm, or of the box around its outline: the side that lies more level comes first.
 * An open section, such as an awning's cloth, is measured along its bends, a part with a `fullDrop` as fully lowered.
 */
function flatSizeOf(part: Part): number[] {
  const { outline, closed } = part.section;
  const { height, width } = sizeOfSection(part);
  if (!closed) return [part.length, lengthAlong(outline)];
  const extent = (axis: 0 | 1): number => {
    const values = outline.map((corner) => corner[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  const sizes = [part.length, extent(0) * height * MM_PER_CM, extent(1) * width * MM_PER_CM];
  const [level = 0, upright = 0] = sizes
    .map((size, axis) => ({ size, steepness: steepnessOf(part, axis) }))
    .toSorted((a, b) => b.size - a.size)
    .slice(0, 2)
    .toSorted((a, b) => a.steepness - b.steepness)
    .map(({ size }) => size);
  return [level, part.fullDrop ?? upright];
}

/** The slope of a part's own axis: 0 is level, 1 is upright. */
function steepnessOf({ matrix }: Part, axis: number): number {
  const [x = 0, y = 0, z = 0] = matrix.slice(4 * axis);
  return Math.abs(y) / Math.hypot(x, y, z);
}

function lengthAlong(outline: readonly Corner[]): number {
  return outline.slice(1).reduce((sum, [y, z], index) => {
    const [lastY, lastZ] = outline[index] ?? [y, z];
    return sum + Math.hypot(y - lastY, z - lastZ);
  }, 0);
}
