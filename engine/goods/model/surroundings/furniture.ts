import { type Box, point, type Point } from '../geometry.js';
import { material, type Finish } from '../material.js';
import type { Model } from '../model.js';
import { bar, rod, type Part } from '../part.js';
import { BOX, ROUND, SOFT, type Section } from '../section.js';
import { SEAT, type Seat } from './setting.js';

const WOOD = '#a8794c';
const CUSHION = '#ddd3c3';
const PILLOW = '#b9783f';
const LEG = '#a3a19c';
const SIDEBOARD_WOOD = '#b58f63';

export const SIDEBOARD_HEIGHT = 62;

/** A low lounge seat and the table in front of it; `cushion` is the section of its cushions. */
export function seatParts({ x, z, width }: Seat, cushion: Section = BOX): Part[] {
  const right = x + width;
  const seats = Math.max(1, Math.round(width / SEAT));
  const cushions = Array.from({ length: seats }, (_, index) => {
    const step = width / seats;
    return [x + index * step + 1.5, x + (index + 1) * step - 1.5] as const;
  });
  const table = {
    x: [x + width * 0.28, x + width * 0.28 + 66] as const,
    z: [z + 105, z + 145] as const,
  };
  const leg = (at: number, depth: number): Part =>
    piece({ x: [at, at + 4], y: [0, 30], z: [depth, depth + 4] }, 'steel', LEG);
  return [
    piece({ x: [x, right], y: [8, 24], z: [z, z + 76] }, 'wood', WOOD),
    ...cushions.map((span) =>
      piece({ x: span, y: [38, 76], z: [z + 1, z + 20] }, 'fabric', CUSHION, cushion),
    ),
    piece(
      { x: [right - 46, right - 8], y: [41, 68], z: [z + 18, z + 30] },
      'fabric',
      PILLOW,
      cushion,
    ),
    ...cushions.map((span) =>
      piece({ x: span, y: [23, 42], z: [z + 3, z + 76] }, 'fabric', CUSHION, cushion),
    ),
    leg(table.x[0] + 3, table.z[0] + 3),
    leg(table.x[1] - 7, table.z[0] + 3),
    leg(table.x[0] + 3, table.z[1] - 7),
    leg(table.x[1] - 7, table.z[1] - 7),
    piece({ x: table.x, y: [30, 34], z: table.z }, 'wood', WOOD),
  ];
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

/** A sideboard at the wall of a room; its left edge is at this x (cm). */
export function sideboardParts(left: number): Part[] {
  const x = [left, left + 150] as const;
  const doors = [0, 50, 100].map((from) =>
    piece(
      { x: [x[0] + from + 1, x[0] + from + 49], y: [13, SIDEBOARD_HEIGHT - 5], z: [44, 45] },
      'wood',
      SIDEBOARD_WOOD,
    ),
  );
  return [
    piece({ x: [x[0] + 6, x[0] + 9], y: [0, 12], z: [38, 42] }, 'steel', LEG),
    piece({ x: [x[1] - 9, x[1] - 6], y: [0, 12], z: [38, 42] }, 'steel', LEG),
    piece({ x, y: [12, SIDEBOARD_HEIGHT], z: [0, 44] }, 'wood', SIDEBOARD_WOOD),
    ...doors,
  ];
}

function piece(box: Box, finish: Finish, color: string, section?: Section): Part {
  return bar('furniture', box, material(finish, color), section);
}
