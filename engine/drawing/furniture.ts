import { boxFaces } from '../model/geometry.js';
import type { Box, Polygon } from '../model/geometry.js';
import type { Seat } from '../model/setting.js';
import type { Sketch } from './sketch.js';
import { el } from './svg.js';
import type { SvgNode } from './svg.js';

const WOOD = '#b08d66';
const CUSHION = '#ece4d6';
const PILLOW = '#e0a048';

interface Part {
  readonly box: Box;
  readonly color: string;
}

/** A low lounge seat with a table in front of it, in wood and pale cushions. */
export function drawSeat(sketch: Sketch, seat: Seat, exposure: number): SvgNode {
  return el('g', {}, ...partsOf(seat).map(({ box, color }) => sketch.box(box, color, exposure)));
}

export function seatCasters(seat: Seat): Polygon[] {
  return partsOf(seat).flatMap(({ box }) => boxFaces(box));
}

function partsOf({ x, z, width }: Seat): Part[] {
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
  const leg = (at: number, depth: number): Part => ({
    box: { x: [at, at + 4], y: [0, 30], z: [depth, depth + 4] },
    color: '#3d4245',
  });
  return [
    { box: { x: [x, right], y: [8, 24], z: [z, z + 76] }, color: WOOD },
    ...cushions.map((span): Part => ({
      box: { x: span, y: [40, 74], z: [z + 2, z + 18] },
      color: CUSHION,
    })),
    { box: { x: [right - 44, right - 8], y: [42, 66], z: [z + 18, z + 27] }, color: PILLOW },
    ...cushions.map((span): Part => ({
      box: { x: span, y: [24, 41], z: [z + 4, z + 74] },
      color: CUSHION,
    })),
    leg(table.x[0] + 3, table.z[0] + 3),
    leg(table.x[1] - 7, table.z[0] + 3),
    leg(table.x[0] + 3, table.z[1] - 7),
    leg(table.x[1] - 7, table.z[1] - 7),
    { box: { x: table.x, y: [30, 34], z: table.z }, color: WOOD },
  ];
}
