import type { Box } from '../geometry.js';
import { material, type Material } from '../material.js';
import type { Model } from '../model.js';
import { bar, boundsOf, type Part } from '../part.js';
import { interiorOf } from './interior.js';
import { joineryOf, NICHE } from './joinery.js';
import type { Opening } from './setting.js';
import { wallOf } from './wall.js';

/** Thickness of the walls, cm. */
export const WALL = 30;
const DEPTH = 900;
/** How far the house extends at least beyond the product, to the left and to the right, cm. */
const BESIDE = [230, 360] as const;
/** Least height of the walls, and of the wall above the product, cm. */
const LOWEST = 290;
const ABOVE = 34;
const ROOF = 20;
const OVERHANG = { front: 42, side: 40 } as const;
const PLINTH = 18;
const BATTEN = 4.2;
const BATTEN_PITCH = 6;
/** Narrower cladding is left out; where less height is free below the product, the cladding stands beside it; cm. */
const LEAST_CLADDING = { width: 90, height: 190 } as const;
/** The door to the right of a window's opening: its distance from the opening, its width and its upper edge; cm. */
const DOOR = { gap: 95, width: 90, height: 210 } as const;

const PLASTER = material('plaster', '#e0d6c5');
const STONE = material('plaster', '#7f796f');
const ANTHRACITE = material('aluminium', '#2f3437');
const SOFFIT = material('wood', '#a3764d');
const BATTENS = ['#8a5f3d', '#996b45', '#7d5536'].map((color) => material('wood', color));
const SCONCE = material('lamp', '#ffd9a0');
/** How far the top of a sill lies above the lower edge of its opening, so that sill and wall do not flicker; cm. */
export const SILL_ABOVE = 0.2;
const WINDOW = material('window', '#9db0b2');

/** The flat-roofed house with eaves behind the product; cm. */
export function houseOf(model: Model): Part[] {
  const { parts, footprint, setting } = model;
  const openings = openingsOf(model);
  const left = Math.min(footprint.x[0], setting.opening.x[0]) - BESIDE[0];
  const last = openings.at(-1)?.x[1] ?? 0;
  const x = [left, Math.max(footprint.x[1] + BESIDE[1], last + 120)] as const;
  const top = Math.max(LOWEST, setting.opening.y[1] + 50, boundsOf(parts).y[1] + ABOVE);
  return [
    wallOf('wall', { x, y: [0, top], z: [-WALL, 0] }, openings, PLASTER),
    ...bodyOf(x, top),
    ...eavesOf(x, top),
    ...plinthOf(x, openings),
    ...openings.flatMap(windowOf),
    ...sconceOf(model),
    ...claddingOf(model, [openings.at(-1)?.x[1] ?? 0, x[1]], top),
    ...interiorOf(setting.opening, x),
  ];
}

/** The opening of the product and, beside a window, the door that people walk through. */
function openingsOf({ setting: { opening, place } }: Model): Opening[] {
  if (place === 'terrace') return [opening];
  const left = opening.x[1] + DOOR.gap;
  return [opening, { x: [left, left + DOOR.width], y: [3, DOOR.height], leaves: 1 }];
}

/** The side walls and the rear wall. */
function bodyOf([left, right]: Box['x'], top: number): Part[] {
  const y = [0, top] as const;
  const sides = [
    [left, left + WALL],
    [right - WALL, right],
  ] as const;
  return [
    ...sides.map((x) => bar('wall', { x, y, z: [-DEPTH, -WALL] }, PLASTER)),
    bar('wall', { x: [left, right], y, z: [-DEPTH, -DEPTH + WALL] }, PLASTER),
  ];
}

/** A thin roof that stands out over the walls, its underside of wood. */
function eavesOf([left, right]: Box['x'], top: number): Part[] {
  const x = [left - OVERHANG.side, right + OVERHANG.side] as const;
  const z = [-DEPTH - OVERHANG.side, OVERHANG.front] as const;
  return [
    bar('eaves', { x, y: [top + 1.5, top + ROOF], z }, ANTHRACITE),
    bar('eaves', { x: [x[0] + 2, x[1] - 2], y: [top, top + 1.5], z: [z[0] + 2, z[1] - 2] }, SOFFIT),
  ];
}

function plinthOf([left, right]: Box['x'], openings: readonly Opening[]): Part[] {
  const low = openings.filter(({ y }) => y[0] < PLINTH);
  const edges = [left, ...low.flatMap(({ x }) => x), right];
  return edges.flatMap((from, index) => {
    const to = edges[index + 1];
    if (index % 2 || to === undefined) return [];
    return bar('plinth', { x: [from, to], y: [-15, PLINTH], z: [0, 1] }, STONE);
  });
}

function windowOf(opening: Opening): Part[] {
  const { x, y } = opening;
  return [
    ...joineryOf(opening).map((box) => bar('joinery', box, ANTHRACITE)),
    bar('window', { x, y, z: [-NICHE + 1, -NICHE + 2] }, WINDOW),
    bar(
      'sill',
      { x: [x[0] - 3, x[1] + 3], y: [y[0] - 3, y[0] + SILL_ABOVE], z: [-NICHE, 3] },
      STONE,
    ),
  ];
}

/** The lamp on the wall: half its width, and the heights of its lower and upper end with their lit caps; cm. */
const LAMP = { half: 4, y: [177, 201] } as const;
/** The lamp's distance to the opening on its right, cm; `besideGoods` if goods cover the usual place on a terrace. */
const LAMP_AWAY = { terrace: 30, besideGoods: 12, window: 78 } as const;

/** x of the lamp on the wall, cm: left of the opening, closer to a terrace door where goods cover the usual place. */
export function sconceAt({ parts, setting: { opening, place } }: Model): number {
  if (place !== 'terrace') return opening.x[0] - LAMP_AWAY.window;
  const usual = opening.x[0] - LAMP_AWAY.terrace;
  const isCovered = parts
    .map((part) => boundsOf([part]))
    .some(
      ({ x, y, z }) =>
        z[0] < 10 &&
        x[0] < usual + 2 * LAMP.half &&
        x[1] > usual - 2 * LAMP.half &&
        y[0] < LAMP.y[1] &&
        y[1] > LAMP.y[0],
    );
  return isCovered ? opening.x[0] - LAMP_AWAY.besideGoods : usual;
}

function sconceOf(model: Model): Part[] {
  const middle = sconceAt(model);
  const at = [middle - LAMP.half, middle + LAMP.half] as const;
  return [
    bar('sconce', { x: at, y: [178, 200], z: [0, 9] }, ANTHRACITE),
    ...[177, 200].map((y) => bar('sconce', { x: at, y: [y, y + 1], z: [1, 8] }, SCONCE)),
  ];
}

/** Upright battens beside the opening: below the product, or beside it where too little height is free below. */
function claddingOf(model: Model, [from, to]: Box['x'], top: number): Part[] {
  const { parts, footprint } = model;
  const low = parts
    .map((part) => boundsOf([part]))
    .filter(({ z }) => z[0] < 4)
    .reduce((least, { y }) => Math.min(least, y[0]), top + 6);
  const below = low - 6 >= LEAST_CLADDING.height;
  const left = below ? from + 14 : Math.max(from, footprint.x[1]) + 24;
  const right = below ? Math.min(to - 2, Math.max(footprint.x[1], from + 200)) : to - 60;
  if (right - left < LEAST_CLADDING.width) return [];
  return battens([left, right], below ? low - 6 : top);
}

function battens([left, right]: Box['x'], top: number): Part[] {
  const count = Math.floor((right - left) / BATTEN_PITCH);
  return Array.from({ length: count }, (_, index) => {
    const x = left + index * BATTEN_PITCH;
    const wood: Material = BATTENS[(index * 7) % BATTENS.length] ?? SOFFIT;
    return bar('cladding', { x: [x, x + BATTEN], y: [PLINTH, top], z: [0, 3] }, wood);
  });
}
