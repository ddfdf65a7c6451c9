import { type Box, point } from '../geometry.js';
import { material } from '../material.js';
import type { PartKind } from '../part-kinds.js';
import { rod, type Part } from '../part.js';
import { skin } from '../section.js';
import { plus } from '../vector.js';
import { DARK_LEG, LEG, PILLOW, SAGE, TEAK, cushionParts, piece, upright } from './furniture.js';

const OATMEAL = '#cfc5b4';
const LINEN = material('fabric', '#efe9df');
const SIDEBOARD_WOOD = '#b58f63';

export const SIDEBOARD_HEIGHT = 62;

const FOLDS = 6;
/** A hanging in folds, seen from above: 1 mm wide and 1 mm deep; its folds differ in depth. */
const PLEATS = skin(
  Array.from({ length: FOLDS * 8 + 1 }, (_, index) => {
    const share = index / (FOLDS * 8);
    const depth = 0.36 + 0.14 * Math.sin(share * 11);
    return [depth * Math.sin(share * FOLDS * 2 * Math.PI), share - 0.5] as const;
  }),
);

/** A curtain in folds. */
export function curtainPart(kind: PartKind, { x, y, z }: Box): Part {
  const [across, depth] = [(x[0] + x[1]) / 2, (z[0] + z[1]) / 2];
  return rod(
    kind,
    [point(across, y[0], depth), point(across, y[1], depth)],
    { height: z[1] - z[0], width: x[1] - x[0], section: PLEATS },
    LINEN,
  );
}

/** An armchair beside a floor lamp, both to the left of `right` (cm), and a rug in front of a window. */
export function readingCorner(right: number, window: Box['x']): Part[] {
  const x = [right - 82, right] as const;
  const z = [80, 160] as const;
  const lamp = point(x[0] + 8, 0, 38);
  return [
    ...[x[0] + 8, x[1] - 8].flatMap((lx) =>
      [z[0] + 8, z[1] - 8].map((lz) => upright(point(lx, 0, lz), 17, 3, material('wood', TEAK))),
    ),
    ...cushionParts({ x: [x[0], x[1]], y: [16, 32], z }, OATMEAL),
    ...cushionParts({ x: [x[0] + 14, x[1] + 2], y: [28, 46], z: [z[0] + 12, z[1] - 12] }, OATMEAL),
    ...cushionParts({ x: [x[0], x[0] + 20], y: [30, 88], z: [z[0] + 4, z[1] - 4] }, OATMEAL),
    ...[z[0], z[1] - 14].flatMap((at) =>
      cushionParts({ x: [x[0] + 6, x[1] - 6], y: [18, 60], z: [at, at + 14] }, OATMEAL),
    ),
    ...cushionParts({ x: [x[0] + 18, x[0] + 31], y: [46, 78], z: [z[0] + 22, z[0] + 56] }, PILLOW),
    upright(lamp, 142, 1.8, material('steel', DARK_LEG)),
    upright(plus(lamp, point(0, 138, 0)), 26, 36, material('lamp', '#ffe0b0')),
    piece(
      { x: [window[0] - 70, window[1] + 60], y: [0.4, 1.4], z: [120, 330] },
      'fabric',
      '#d9cfbf',
    ),
  ];
}

/** A picture in a frame of oak on the wall of a room; its left and lower edge, cm. */
export function wallPicture(left: number, low: number): Part[] {
  const x = [left, left + 72] as const;
  return [
    piece({ x, y: [low, low + 54], z: [0, 2.4] }, 'wood', SIDEBOARD_WOOD),
    piece({ x: [x[0] + 2, x[1] - 2], y: [low + 2, low + 52], z: [2, 2.6] }, 'plaster', '#f1ece2'),
    piece({ x: [x[0] + 14, x[1] - 24], y: [low + 10, low + 34], z: [2, 2.8] }, 'plaster', SAGE),
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
