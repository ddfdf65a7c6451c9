import { colorHex } from '../colours.js';
import type { Configuration } from '../configuration.js';
import { point } from './geometry.js';
import type { Box, Point, Polygon } from './geometry.js';

export const WALL_HEIGHT = 275;
const FALL = 0.12;
const POST = 11;
export const BEAM = 15;
export const RAFTER = 6;
const RAFTER_SPAN = 90;
const POST_SPAN = 400;

export interface Roof {
  readonly x: Box['x'];
  readonly depth: number;
  readonly front: number;
  /** x of the rafters' middles, left to right. */
  readonly rafters: readonly number[];
  readonly glazing: string;
  readonly tinted: boolean;
  readonly glass: boolean;
  readonly frame: string;
  readonly configuration: Configuration;
}

export function roofOf(configuration: Configuration): Roof {
  const { width, variant, color, frameColor } = configuration;
  const depth = configuration.projection ?? width;
  const fields = Math.max(2, Math.ceil(width / RAFTER_SPAN));
  const [left, right] = [-width / 2 + RAFTER / 2, width / 2 - RAFTER / 2];
  return {
    x: [-width / 2, width / 2],
    depth,
    front: Math.max(WALL_HEIGHT - depth * FALL, 205),
    rafters: Array.from(
      { length: fields + 1 },
      (_, index) => left + ((right - left) * index) / fields,
    ),
    glazing: colorHex(color),
    tinted: color === 'Przyciemniony',
    glass: variant === 'szklane',
    frame: colorHex(frameColor),
    configuration,
  };
}

/** Front beam and its posts; the posts stand under the beam. */
export function frontBoxes({ x, depth, front }: Roof): Box[] {
  const posts = Math.ceil((x[1] - x[0]) / POST_SPAN) + 1;
  const step = (x[1] - x[0] - POST) / (posts - 1);
  const z = [depth - POST, depth] as const;
  return [
    ...Array.from({ length: posts }, (_, index): Box => {
      const left = x[0] + index * step;
      return { x: [left, left + POST], y: [0, front - BEAM], z };
    }),
    { x: [x[0] - 2, x[1] + 2], y: [front - BEAM, front], z: [depth - POST, depth + 2] },
  ];
}

/** Glazed sides under the roof, left and right. */
export function wallsOf({ x, depth, front, configuration }: Roof): Polygon[] {
  if (!configuration.options['sideWalls']) return [];
  const end = depth - POST;
  return [x[0] + POST / 2, x[1] - POST / 2].map((at) => [
    point(at, 2, 0),
    point(at, 2, end),
    point(at, front - BEAM, end),
    point(at, WALL_HEIGHT - 8, 0),
  ]);
}

/** The line down the roof at an x, from the wall to the front. */
export function onRoof({ front, depth }: Roof, x: number): readonly [Point, Point] {
  return [point(x, WALL_HEIGHT, 4), point(x, front, depth)];
}

/** The part of the roof between two x. */
export function roofBetween(roof: Roof, left: number, right: number): Polygon {
  const [a, b] = onRoof(roof, left);
  const [c, d] = onRoof(roof, right);
  return [a, b, d, c];
}

export function rafterTop(roof: Roof, at: number): Polygon {
  return roofBetween(roof, at - RAFTER / 2, at + RAFTER / 2);
}
