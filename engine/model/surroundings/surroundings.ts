import { seatParts, sideboardParts, SIDEBOARD_HEIGHT } from './furniture.js';
import { point } from '../geometry.js';
import type { Box } from '../geometry.js';
import { joineryOf, NICHE } from './joinery.js';
import { material } from '../material.js';
import type { Material } from '../material.js';
import type { Model } from '../model.js';
import { bar, boundsOf } from '../part.js';
import type { Part } from '../part.js';
import { potOfGrass } from './plant.js';
import { scatter } from './scatter.js';
import type { Opening } from './setting.js';

/** Half the length of the house's wall and its least height, cm. */
const WALL = { half: 1500, height: 430, thickness: 30 } as const;
const PLINTH = 18;
const BOARD = 14.5;
const BOARD_GAP = 0.5;
const LAWN = 2600;
const PLANT = 125;
const SKIRTING = 9;
/** A room behind a window, cm. */
const ROOM = { half: 330, height: 262, depth: 420 } as const;

const PLASTER = material('plaster', '#f5ecdd');
const STONE = material('plaster', '#c9bba6');
const ANTHRACITE = material('aluminium', '#40464a');
const WHITE = material('aluminium', '#fbf8f2');
const WINDOW = material('window', '#71848a');
const GRASS = material('lawn', '#a3ad84');
const BOARDS = ['#c9b292', '#d1bb9c', '#c2aa89'].map((color) => material('wood', color));
const FLOOR = material('wood', '#cbb08b');
const ROOM_PLASTER = material('plaster', '#f3ece1');

/** The house, the terrace and the garden around a product, or the room whose window it covers. */
export function surroundingsOf(model: Model): Part[] {
  const { place } = model.setting;
  if (place === 'room') return roomOf(model);
  return [...houseOf(model), ...terraceOf(model), ...plantsOf(model)];
}

function houseOf({ parts, setting: { opening } }: Model): Part[] {
  const x = [-WALL.half, WALL.half] as const;
  const top = Math.max(opening.y[1], boundsOf(parts).y[1]);
  const y = [0, Math.max(WALL.height, top + 60)] as const;
  return [
    ...wallAround(x, y, opening, [-WALL.thickness, 0], PLASTER),
    ...[
      [x[0], opening.x[0]],
      [opening.x[1], x[1]],
    ].map(([from = 0, to = 0]) =>
      bar(
        'plinth',
        { x: [from, to], y: [0, Math.min(PLINTH, opening.y[0] + PLINTH)], z: [0, 1] },
        STONE,
      ),
    ),
    ...joineryOf(opening).map((box) => bar('joinery', box, ANTHRACITE)),
    bar('window', { x: opening.x, y: opening.y, z: [-NICHE - 1, -NICHE + 1] }, WINDOW),
    bar(
      'sill',
      { x: widened(opening.x, 4), y: [opening.y[0] - 3, opening.y[0]], z: [-NICHE, 3] },
      STONE,
    ),
  ];
}

/** The wall around its opening as up to four blocks; blocks without height are left out. */
function wallAround(
  x: Box['x'],
  y: Box['y'],
  opening: Opening,
  z: Box['z'],
  plaster: Material,
): Part[] {
  // The blocks overlap a little, so that the sky does not shine through their joints.
  const middle = widened(opening.x, 1);
  const blocks: Box[] = [
    { x: [x[0], opening.x[0]], y, z },
    { x: [opening.x[1], x[1]], y, z },
    { x: middle, y: [opening.y[1], y[1]], z },
    { x: middle, y: [y[0], opening.y[0]], z },
  ];
  return blocks.filter((box) => box.y[1] > box.y[0]).map((box) => bar('wall', box, plaster));
}

/** Boards along the wall, then the lawn. */
function terraceOf({ footprint: { x, z }, setting }: Model): Part[] {
  const margin = setting.place === 'terrace' ? 150 : 220;
  const wide = widened(x, margin);
  const count = Math.ceil((z[1] + margin) / BOARD);
  return [
    ...Array.from({ length: count }, (_, index) =>
      bar(
        'terrace_board',
        { x: wide, y: [-3, -0.05], z: [index * BOARD, (index + 1) * BOARD - BOARD_GAP] },
        BOARDS[Math.floor(scatter(index) * BOARDS.length)] ?? FLOOR,
      ),
    ),
    bar('lawn', { x: [-LAWN, LAWN], y: [-20, -4], z: [-LAWN / 4, LAWN] }, GRASS),
  ];
}

function plantsOf({ footprint: { x }, setting: { place, seat } }: Model): Part[] {
  const feet =
    place === 'terrace'
      ? [point(x[0] - 62, 0, 36), point(x[1] + 62, 0, 36)]
      : [point(x[0] - 72, 0, 34)];
  return [...feet.flatMap((foot) => potOfGrass(foot, PLANT)), ...(seat ? seatParts(seat) : [])];
}

/** The room: wall with window, floor and skirting, a sideboard, and the garden outside. */
function roomOf({ setting: { opening } }: Model): Part[] {
  const x = [
    Math.min(-ROOM.half, opening.x[0] - 80),
    Math.max(ROOM.half, opening.x[1] + 260),
  ] as const;
  const y = [0, Math.max(ROOM.height, opening.y[1] + 30)] as const;
  const side = opening.x[1] + 34;
  return [
    ...wallAround(x, y, opening, [-WALL.thickness, 0], ROOM_PLASTER),
    ...joineryOf(opening).map((box) => bar('joinery', box, WHITE)),
    bar(
      'sill',
      { x: widened(opening.x, 9), y: [opening.y[0] - 4, opening.y[0]], z: [-12, 16] },
      WHITE,
    ),
    bar('floor', { x, y: [-4, 0], z: [0, ROOM.depth] }, FLOOR),
    bar('wall', { x, y: [0, SKIRTING], z: [0, 1.5] }, WHITE),
    bar('lawn', { x: [-LAWN, LAWN], y: [-60, -40], z: [-LAWN, -WALL.thickness] }, GRASS),
    ...sideboardParts(side),
    ...potOfGrass(point(side + 34, SIDEBOARD_HEIGHT, 24), 62),
  ];
}

function widened([from, to]: Box['x'], by: number): Box['x'] {
  return [from - by, to + by];
}
