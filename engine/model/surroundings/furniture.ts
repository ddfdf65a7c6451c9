import type { Box } from '../geometry.js';
import { material } from '../material.js';
import type { Finish } from '../material.js';
import { bar } from '../part.js';
import type { Part } from '../part.js';
import type { Seat } from './setting.js';

const WOOD = '#b08d66';
const CUSHION = '#ece4d6';
const PILLOW = '#e0a048';
const LEG = '#3d4245';
const SIDEBOARD_WOOD = '#d1b892';

export const SIDEBOARD_HEIGHT = 62;

/** A low lounge seat with a table in front of it, in wood and pale cushions; nearer parts come later. */
export function seatParts({ x, z, width }: Seat): Part[] {
  const right = x + width;
  const seats = Math.max(1, Math.round(width / 80));
  const cushions = Array.from({ length: seats }, (_, index) => {
    const step = width / seats;
    return [x + index * step + 1.5, x + (index + 1) * step - 1.5] as const;
  });
  const table = {
    x: [x + width * 0.28, x + width * 0.28 + 66] as const,
    z: [z + 105, z + 145] as const,
  };
  const leg = (at: number, depth: number): Part =>
    piece({ x: [at, at + 4], y: [0, 30], z: [depth, depth + 4] }, 'aluminium', LEG);
  return [
    piece({ x: [x, right], y: [8, 24], z: [z, z + 76] }, 'wood', WOOD),
    ...cushions.map((span) =>
      piece({ x: span, y: [40, 74], z: [z + 2, z + 18] }, 'fabric', CUSHION),
    ),
    piece({ x: [right - 44, right - 8], y: [42, 66], z: [z + 18, z + 27] }, 'fabric', PILLOW),
    ...cushions.map((span) =>
      piece({ x: span, y: [24, 41], z: [z + 4, z + 74] }, 'fabric', CUSHION),
    ),
    leg(table.x[0] + 3, table.z[0] + 3),
    leg(table.x[1] - 7, table.z[0] + 3),
    leg(table.x[0] + 3, table.z[1] - 7),
    leg(table.x[1] - 7, table.z[1] - 7),
    piece({ x: table.x, y: [30, 34], z: table.z }, 'wood', WOOD),
  ];
}

/** A sideboard at the wall of a room, from this x to the right. */
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
    piece({ x: [x[0] + 6, x[0] + 9], y: [0, 12], z: [38, 42] }, 'aluminium', LEG),
    piece({ x: [x[1] - 9, x[1] - 6], y: [0, 12], z: [38, 42] }, 'aluminium', LEG),
    piece({ x, y: [12, SIDEBOARD_HEIGHT], z: [0, 44] }, 'wood', SIDEBOARD_WOOD),
    ...doors,
  ];
}

function piece(box: Box, finish: Finish, color: string): Part {
  return bar('furniture', box, material(finish, color));
}
