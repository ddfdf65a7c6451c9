import { between, point, type Box, type Point } from '../geometry.js';
import { material } from '../material.js';
import type { Model } from '../model.js';
import { type Part, bar, rod } from '../part.js';
import { ROUND } from '../section.js';
import { plus } from '../vector.js';
import { diningParts, loungeParts } from './furniture.js';
import { houseOf, SILL_ABOVE, WALL } from './house.js';
import { joineryOf } from './joinery.js';
import {
  curtainPart,
  readingCorner,
  SIDEBOARD_HEIGHT,
  sideboardParts,
  wallPicture,
} from './room-furniture.js';
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

const PAINT = material('plaster', '#f5f3ee');
const CEILING = material('plaster', '#fbfaf7');
const PLANK = 19;
const PLANKS = ['#b8905f', '#c19a69', '#b08757'].map((color) => material('wood', color));
const WHITE = material('aluminium', '#f4f0e8');

/** The furnished room whose window the product covers. */
function roomOf({ setting: { opening } }: Model): Part[] {
  const x = [
    Math.min(-ROOM.half, opening.x[0] - 80),
    Math.max(ROOM.half, opening.x[1] + 260),
  ] as const;
  const top = Math.max(ROOM.height, opening.y[1] + 30);
  const side = opening.x[1] + 74;
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
    ...planksOf(x),
    bar('wall', { x, y: [top, top + 4], z: [-WALL, ROOM.depth] }, CEILING),
    bar('wall', { x: [x[0] - 4, x[0]], y: [0, top], z: [-WALL, ROOM.depth] }, PAINT),
    bar('wall', { x: [x[1], x[1] + 4], y: [0, top], z: [-WALL, ROOM.depth] }, PAINT),
    bar('joinery', { x, y: [0, SKIRTING], z: [0, 1.5] }, WHITE),
    ...curtainsOf(opening, top),
    ...(opening.x[0] - LOUNGE > x[0] ? readingCorner(opening.x[0] - 104, opening.x) : []),
    ...wallPicture(side + 40, 118),
    ...sideboardParts(side),
    ...potOfGrass(point(side + 34, SIDEBOARD_HEIGHT, 24), 62),
  ];
}

/** How much room to the left of a window the armchair and its lamp need, cm. */
const LOUNGE = 196;

function planksOf([left, right]: Box['x']): Part[] {
  const z = [-WALL, ROOM.depth] as const;
  const count = Math.ceil((right - left) / PLANK);
  return Array.from({ length: count }, (_, index) => {
    const x = [left + index * PLANK, Math.min(right, left + (index + 1) * PLANK)] as const;
    return bar('floor', { x, y: [-4, 0], z }, PLANKS[Math.floor(scatter(index) * 3)] ?? OAK);
  });
}

/** Curtains on a rail, drawn to the sides of a window. */
function curtainsOf({ x: [from, to], y }: Model['setting']['opening'], top: number): Part[] {
  const rail = Math.min(top - 7, y[1] + 18);
  const [drop, z] = [
    [1.5, rail - 1],
    [17, 27],
  ] as const;
  return [
    bar('furniture', { x: [from - 62, to + 62], y: [rail, rail + 2], z: [21, 23] }, WHITE),
    curtainPart('furniture', { x: [from - 58, from - 12], y: drop, z }),
    curtainPart('furniture', { x: [to + 12, to + 58], y: drop, z }),
  ];
}

/** Height of the terrace above the lawn, cm. */
const STEP = 15;
const BOARD = 14.5;
const BOARD_GAP = 0.5;
const PLANT = 125;
const TREE = 215;

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
    ...pottedTree(point(x[0] - 64, 0, 40), TREE),
    ...potOfGrass(point(x[1] + 62, 0, 36), PLANT),
    ...potOfGrass(point(x[1] + 88, 0, 84), PLANT * 0.6),
    ...(seat ? loungeParts(seat) : []),
    ...diningParts({ x, z }, seat),
  ];
}

const BLADES = 120;
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
    rod('leaves', [root, bend], { height: 0.4, width: height * 0.013 }, leaf),
    rod('leaves', [bend, tip], { height: 0.3, width: height * 0.008 }, leaf),
  ];
}

const STEMS = 4;
const LEAVES_OF_STEM = 58;
const BARK = material('wood', '#8d8375');

/** A small tree of several stems in a pot, of a height (cm): its leaves stand around the upper half of each stem. */
function pottedTree(foot: Point, height: number): Part[] {
  const pot = height * 0.22;
  const rim = plus(foot, point(0, pot, 0));
  const stems = Array.from({ length: STEMS }, (_, index) => {
    const turn = (index / STEMS) * 2 * Math.PI + scatter(index + 3);
    const lean = height * (0.08 + 0.1 * scatter(index + 17));
    const tall = (height - pot) * (0.78 + 0.22 * scatter(index + 29));
    return plus(rim, point(Math.cos(turn) * lean, tall, Math.sin(turn) * lean));
  });
  return [
    rod('pot', [foot, rim], { height: pot, width: pot, section: ROUND }, POT),
    ...stems.flatMap((tip, stem) => [
      rod('leaves', [rim, tip], { height: 1.8, width: 1.8, section: ROUND }, BARK),
      ...Array.from({ length: LEAVES_OF_STEM }, (_, index) =>
        leafOf(rim, tip, stem * LEAVES_OF_STEM + index, height),
      ),
    ]),
  ];
}

/** A leaf beside a stem, which points away from it. */
function leafOf(rim: Point, tip: Point, index: number, height: number): Part {
  const up = 0.36 + 0.68 * scatter(index + 7);
  const turn = scatter(index + 201) * 2 * Math.PI;
  const stem = between(rim, tip, up);
  const away = height * (0.02 + 0.11 * scatter(index + 401) * (1.25 - up));
  const size = 6 + 4 * scatter(index + 601);
  const at = (reach: number, rise: number): Point =>
    plus(stem, point(Math.cos(turn) * reach, rise, Math.sin(turn) * reach));
  const tilt = size * (scatter(index + 801) - 0.4);
  return rod(
    'leaves',
    [at(away, 0), at(away + size * 0.8, tilt)],
    { height: 0.3, width: size * 0.42 },
    LEAVES[index % LEAVES.length] ?? POT,
  );
}
