import { point, type Box, type Point } from '../geometry.js';
import { material } from '../material.js';
import type { Model } from '../model.js';
import { type Part, bar, rod } from '../part.js';
import { SOFT, ROUND } from '../section.js';
import { plus } from '../vector.js';
import { sideboardParts, SIDEBOARD_HEIGHT, diningParts, seatParts } from './furniture.js';
import { houseOf, SILL_ABOVE, WALL } from './house.js';
import { joineryOf } from './joinery.js';
import { scatter } from './scatter.js';
import { wallOf } from './wall.js';

/** The house and the terrace around a product, or the room whose window it covers. */
export function surroundingsOf(model: Model): Part[] {
  if (model.setting.place === 'room') return roomOf(model);
  return [...houseOf(model), ...terraceOf(model)];
}

/** Half the least width, the least height and the depth of a room, cm. */
const ROOM = { half: 330, height: 268, depth: 620 } as const;
const SKIRTING = 9;

const PAINT = material('plaster', '#e8e6df');
const CEILING = material('plaster', '#f2ede4');
const FLOOR = material('wood', '#b8905f');
const WHITE = material('aluminium', '#f4f0e8');

/** The room whose window the product covers, with a sideboard and a plant. */
function roomOf({ setting: { opening } }: Model): Part[] {
  const x = [
    Math.min(-ROOM.half, opening.x[0] - 80),
    Math.max(ROOM.half, opening.x[1] + 260),
  ] as const;
  const top = Math.max(ROOM.height, opening.y[1] + 30);
  const side = opening.x[1] + 34;
  return [
    wallOf('wall', { x, y: [0, top], z: [-WALL, 0] }, [opening], PAINT),
    ...joineryOf(opening).map((box) => bar('joinery', box, WHITE)),
    bar(
      'sill',
      {
        x: [opening.x[0] - 9, opening.x[1] + 9],
        y: [opening.y[0] - 4, opening.y[0] + SILL_ABOVE],
        z: [-12, 16],
      },
      WHITE,
    ),
    bar('floor', { x, y: [-4, 0], z: [-WALL, ROOM.depth] }, FLOOR),
    bar('wall', { x, y: [top, top + 4], z: [-WALL, ROOM.depth] }, CEILING),
    bar('wall', { x: [x[0] - 4, x[0]], y: [0, top], z: [-WALL, ROOM.depth] }, PAINT),
    bar('wall', { x: [x[1], x[1] + 4], y: [0, top], z: [-WALL, ROOM.depth] }, PAINT),
    bar('joinery', { x, y: [0, SKIRTING], z: [0, 1.5] }, WHITE),
    ...sideboardParts(side),
    ...potOfGrass(point(side + 34, SIDEBOARD_HEIGHT, 24), 62),
  ];
}

/** Height of the terrace above the lawn, cm. */
const STEP = 15;
const BOARD = 14.5;
const BOARD_GAP = 0.5;
const PLANT = 125;

const BOARDS = ['#9c7450', '#a67d58', '#946c49', '#ad8561'].map((color) => material('wood', color));
const RIM = material('wood', '#7d593c');
const OAK = material('wood', '#9c7450');

/** Boards along the wall with their rim, and what stands on them. */
function terraceOf(model: Model): Part[] {
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

const BLADES = 90;
const POT = material('plaster', '#8b8479');
const LEAVES = ['#5d7040', '#7d8a4e', '#9a9866'].map((color) => material('leaf', color));

/** A pot of ornamental grass of a height (cm), standing on a point. */
function potOfGrass(foot: Point, height: number): Part[] {
  const pot = height * 0.36;
  const rim = plus(foot, point(0, pot, 0));
  return [
    rod('pot', [foot, rim], { height: pot, width: pot, section: ROUND }, POT),
    ...Array.from({ length: BLADES }, (_, index) => blade(rim, height, index)).flat(),
  ];
}

/** A blade of two pieces, which leans outwards and bends over at its tip. */
function blade(rim: Point, height: number, index: number): Part[] {
  const turn = scatter(index + 5) * 2 * Math.PI;
  const lean = 0.15 + scatter(index) * 0.85;
  const reach = height * (0.46 + 0.2 * scatter(index + 71));
  const outwards = (share: number, up: number): Point =>
    plus(
      rim,
      point(Math.cos(turn) * lean * height * share, up, Math.sin(turn) * lean * height * share),
    );
  const [root, bend, tip] = [
    outwards(0.1, -2),
    outwards(0.2, reach * 0.8),
    outwards(0.42, reach * (1.05 - lean * 0.25)),
  ];
  const leaf = LEAVES[index % LEAVES.length] ?? POT;
  return [
    rod('leaves', [root, bend], { height: 0.4, width: height * 0.02 }, leaf),
    rod('leaves', [bend, tip], { height: 0.3, width: height * 0.012 }, leaf),
  ];
}
