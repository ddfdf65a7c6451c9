import { point } from '../geometry.js';
import type { Box } from '../geometry.js';
import { material } from '../material.js';
import type { Model } from '../model.js';
import { bar } from '../part.js';
import type { Part } from '../part.js';
import { diningParts, seatParts } from './furniture.js';
import { SOFT } from '../section.js';
import { potOfGrass } from './plant.js';
import { scatter } from './scatter.js';

/** Height of the terrace above the lawn, cm. */
const STEP = 15;
const BOARD = 14.5;
const BOARD_GAP = 0.5;
const PLANT = 125;

const BOARDS = ['#9c7450', '#a67d58', '#946c49', '#ad8561'].map((color) => material('wood', color));
const RIM = material('wood', '#7d593c');
const OAK = material('wood', '#9c7450');

/** Boards along the wall with their rim, and what stands on them. */
export function terraceOf(model: Model): Part[] {
  const {
    footprint: { x, z },
    setting: { place },
  } = model;
  const margin = place === 'terrace' ? 130 : 200;
  const count = Math.ceil((z[1] + margin) / BOARD);
  return [...boardsOf([x[0] - margin, x[1] + margin], count), ...furnishingsOf(model)];
}

function boardsOf(x: Box['x'], count: number): Part[] {
  const front = count * BOARD;
  const rim = [-STEP, -3] as const;
  return [
    ...Array.from({ length: count }, (_, index) =>
      bar(
        'terrace_board',
        { x, y: [-3, 0], z: [index * BOARD + BOARD_GAP, (index + 1) * BOARD] },
        BOARDS[Math.floor(scatter(index) * BOARDS.length)] ?? OAK,
      ),
    ),
    bar('terrace_board', { x, y: rim, z: [front - 4, front - 1] }, RIM),
    bar('terrace_board', { x: [x[0] + 1, x[0] + 4], y: rim, z: [0, front - 4] }, RIM),
    bar('terrace_board', { x: [x[1] - 4, x[1] - 1], y: rim, z: [0, front - 4] }, RIM),
    // Dark ground below the gaps between the boards.
    bar(
      'terrace_board',
      { x: [x[0] + 4, x[1] - 4], y: [-4, -3.2], z: [0, front - 4] },
      material('wood', '#1d1712'),
    ),
  ];
}

function furnishingsOf({ footprint, setting: { place, seat } }: Model): Part[] {
  const { x, z } = footprint;
  if (place !== 'terrace') return potOfGrass(point(x[0] - 72, 0, 34), PLANT);
  return [
    ...[x[0] - 62, x[1] + 62].flatMap((at) => potOfGrass(point(at, 0, 36), PLANT)),
    ...(seat ? seatParts(seat, SOFT) : []),
    ...diningParts({ x, z }, seat),
  ];
}
