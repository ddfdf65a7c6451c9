import { type Box, point, type Point } from '../geometry.js';
import { material, type Finish, type Material } from '../material.js';
import type { Model } from '../model.js';
import { bar, rod, type Part } from '../part.js';
import { ROUND, SOFT, type Section } from '../section.js';
import { plus } from '../vector.js';
import { SEAT, type Seat } from './setting.js';

const WOOD = '#a8794c';
const CUSHION = '#ddd3c3';
export const PILLOW = '#b9783f';
export const LEG = '#a3a19c';
export const DARK_LEG = '#3a3d3f';
export const TEAK = '#8b6342';
export const SAGE = '#8b9478';
const CLAY = material('plaster', '#d8cfc2');

/** A low lounge seat and the table in front of it, in the simple shapes of a drawing. */
export function seatParts({ x, z, width }: Seat): Part[] {
  const right = x + width;
  const cushions = placesOf(x, right, SEAT, 1.5);
  const { table, legs } = tableAt({ x, z, width });
  return [
    piece({ x: [x, right], y: [8, 24], z: [z, z + 76] }, 'wood', WOOD),
    ...cushions.map((span) =>
      piece({ x: span, y: [38, 76], z: [z + 1, z + 20] }, 'fabric', CUSHION),
    ),
    piece({ x: [right - 46, right - 8], y: [41, 68], z: [z + 18, z + 30] }, 'fabric', PILLOW),
    ...cushions.map((span) =>
      piece({ x: span, y: [23, 42], z: [z + 3, z + 76] }, 'fabric', CUSHION),
    ),
    ...legs.map(([lx, lz]) =>
      piece({ x: [lx, lx + 4], y: [0, 30], z: [lz, lz + 4] }, 'steel', LEG),
    ),
    piece({ ...table, y: [30, 34] }, 'wood', WOOD),
  ];
}

/** A sofa with upholstered arms, loose cushions and pillows, and a table in front of it with a bowl and a book. */
export function loungeParts(seat: Seat): Part[] {
  const { x, z, width } = seat;
  const right = x + width;
  const cushions = placesOf(x + 13, right - 13, SEAT, 0.8);
  const { table, legs } = tableAt(seat);
  const top = point(table.x[0] + 46, 36, table.z[0] + 18);
  return [
    piece({ x: [x + 2, right - 2], y: [9, 15], z: [z + 3, z + 78] }, 'wood', TEAK),
    ...[x + 5, right - 9].flatMap((lx) =>
      [z + 6, z + 71].map((lz) =>
        piece({ x: [lx, lx + 4], y: [0, 9], z: [lz, lz + 4] }, 'wood', TEAK),
      ),
    ),
    ...[x, right - 14].flatMap((at) =>
      cushionParts({ x: [at, at + 14], y: [14, 57], z: [z, z + 80] }, CUSHION),
    ),
    ...cushionParts({ x: [x + 12, right - 12], y: [14, 66], z: [z, z + 15] }, CUSHION),
    ...cushions.flatMap((span) => [
      ...cushionParts({ x: span, y: [15, 40], z: [z + 12, z + 83] }, CUSHION),
      ...cushionParts({ x: span, y: [38, 79], z: [z + 11, z + 33] }, CUSHION),
    ]),
    ...cushionParts({ x: [x + 17, x + 55], y: [41, 74], z: [z + 31, z + 44] }, SAGE),
    ...cushionParts({ x: [right - 52, right - 17], y: [41, 71], z: [z + 31, z + 43] }, PILLOW),
    ...legs.map(([lx, lz]) =>
      upright(point(lx + 2, 0, lz + 2), 33, 2.4, material('steel', DARK_LEG)),
    ),
    piece({ ...table, y: [33, 36] }, 'wood', TEAK),
    piece(
      { x: [table.x[0] + 4, table.x[1] - 4], y: [12, 13.4], z: [table.z[0] + 4, table.z[1] - 4] },
      'wood',
      TEAK,
    ),
    upright(top, 7, 20, CLAY),
    piece(
      {
        x: [table.x[0] + 9, table.x[0] + 28],
        y: [36, 38.6],
        z: [table.z[0] + 10, table.z[0] + 24],
      },
      'plaster',
      SAGE,
    ),
  ];
}

/** Where the table in front of a seat is, and its legs, cm. */
function tableAt({ x, z, width }: Seat) {
  const table = {
    x: [x + width * 0.28, x + width * 0.28 + 66] as const,
    z: [z + 105, z + 145] as const,
  };
  const legs = [table.x[0] + 3, table.x[1] - 7].flatMap((lx) =>
    [table.z[0] + 3, table.z[1] - 7].map((lz) => [lx, lz] as const),
  );
  return { table, legs };
}

/** Spans of about the same width side by side, with half a gap on each side. */
function placesOf(left: number, right: number, width: number, gap: number): Box['x'][] {
  const count = Math.max(1, Math.round((right - left) / width));
  const step = (right - left) / count;
  return Array.from(
    { length: count },
    (_, index) => [left + index * step + gap, left + (index + 1) * step - gap] as const,
  );
}

/** How much shorter and thinner the layers of a cushion are, cm: the longer a layer, the thinner, as if rounded. */
const ROUNDING = [
  [2.2, 0],
  [1, 0.35],
  [0, 1.3],
] as const;

/** A cushion that is rounded on all sides. */
export function cushionParts(box: Box, color: string): Part[] {
  const size = ({ x, y, z }: Box): number[] => [x[1] - x[0], y[1] - y[0], z[1] - z[0]];
  const longest = Math.max(...size(box));
  return ROUNDING.map(([short, thin]) => {
    const shrunk = ([from, to]: Box['x']): Box['x'] => {
      const by = to - from === longest ? short : thin;
      return [from + by, to - by];
    };
    const layer = { x: shrunk(box.x), y: shrunk(box.y), z: shrunk(box.z) };
    return piece(layer, 'fabric', color, SOFT);
  });
}

/** A round, upright piece on a point. */
export function upright(foot: Point, height: number, width: number, of: Material): Part {
  const top = plus(foot, point(0, height, 0));
  return rod('furniture', [foot, top], { height: width, width, section: ROUND }, of);
}

/**
 * A dining table, cm: width, depth with its chairs, length for each pair of chairs and for both ends together, and free
 * space around it.
 */
const DINING = { width: 90, depth: 230, pair: 64, ends: 34, walk: 60 } as const;
const MOST_PAIRS = 4;

/**
 * A table with as many pairs of chairs as fit under the product (at most 4), in front of the seat and clear of the
 * edges; no parts where not even one pair fits.
 */
export function diningParts({ x, z }: Model['footprint'], seat: Seat | null): Part[] {
  const back = seat ? seat.z + 165 : Math.max(z[0], 0) + DINING.walk;
  const [room, depth] = [x[1] - x[0] - 2 * DINING.walk, z[1] - back];
  const pairs = Math.min(MOST_PAIRS, Math.floor((room - DINING.ends) / DINING.pair));
  if (pairs < 1 || depth < DINING.depth) return [];
  const length = pairs * DINING.pair + DINING.ends;
  const middle = point((x[0] + x[1]) / 2, 0, back + depth / 2);
  const first = middle.x - ((pairs - 1) * DINING.pair) / 2;
  return [
    ...tableParts(middle, length),
    ...Array.from({ length: pairs }, (_, index) => first + index * DINING.pair).flatMap((at) => [
      ...chairParts(point(at, 0, middle.z - 62), 1),
      ...chairParts(point(at, 0, middle.z + 62), -1),
    ]),
  ];
}

function tableParts({ x, z }: Point, length: number): Part[] {
  const [half, deep] = [length / 2, DINING.width / 2];
  const feet = [-1, 1].flatMap((a) => [-1, 1].map((b) => [x + a * (half - 9), z + b * (deep - 9)]));
  return [
    piece({ x: [x - half, x + half], y: [71, 75], z: [z - deep, z + deep] }, 'wood', WOOD),
    ...feet.map(([fx = 0, fz = 0]) =>
      piece({ x: [fx - 3, fx + 3], y: [0, 71], z: [fz - 3, fz + 3] }, 'steel', LEG),
    ),
  ];
}

/** A chair that faces the viewer (1) or the wall (-1). */
function chairParts({ x, z }: Point, way: 1 | -1): Part[] {
  const leg = (dx: number, from: number, to: number, height: number): Part =>
    rod(
      'furniture',
      [point(x + dx, 0, z + way * from), point(x + dx, height, z + way * to)],
      { height: 2.6, width: 2.6, section: ROUND },
      material('steel', LEG),
    );
  const depth = (from: number, to: number): Box['z'] =>
    way === 1 ? [z + from, z + to] : [z - to, z - from];
  return [
    leg(-21, 22, 19, 45),
    leg(21, 22, 19, 45),
    leg(-21, -20, -23, 84),
    leg(21, -20, -23, 84),
    piece({ x: [x - 23, x + 23], y: [43, 46], z: depth(-21, 22) }, 'wood', WOOD),
    piece({ x: [x - 21, x + 21], y: [46, 50], z: depth(-20, 20) }, 'fabric', CUSHION, SOFT),
    piece({ x: [x - 23, x + 23], y: [64, 84], z: depth(-24, -21.5) }, 'wood', WOOD),
  ];
}

/** A piece of furniture in a box. */
export function piece(box: Box, finish: Finish, color: string, section?: Section): Part {
  return bar('furniture', box, material(finish, color), section);
}
