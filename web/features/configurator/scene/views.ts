import { point, type Box, type Point, cosine, sine } from '#engine/goods/model/geometry';
import type { Model } from '#engine/goods/model/model';
import { boundsOf } from '#engine/goods/model/part';
import { cross, dot, minus, plus, times, unit } from '#engine/goods/model/vector';
import { CM } from './section-geometry';

export type View = 'corner' | 'front' | 'side' | 'top' | 'inside';

/** Positions of the camera and its target, m. */
export interface Shot {
  readonly eye: Point;
  readonly target: Point;
}

/** Factors of the camera's distance, which leave free space around the product. */
const MARGIN = { terrace: 1.12, facade: 1.3, room: 1.12 } as const;
/** SITTING: the eye level of somebody on a sofa, cm. DEEPEST: the maximum distance of that eye from the window, cm. */
const SITTING = 122;
const DEEPEST = 380;
/**
 * Directions from the product to the camera, degrees: to the right of the front (left where negative), and above the
 * horizon.
 */
const DIRECTIONS: Readonly<Record<Exclude<View, 'inside'>, readonly [turn: number, rise: number]>> =
  { corner: [-30, 7.5], front: [0, 6], side: [-90, 6], top: [0, 86] };
/** As `corner` of `DIRECTIONS`, but more from the front: for products in front of or behind a window. */
const WINDOW_CORNER = [-24, 3] as const;

/** Half the height and width of the view at one metre from the camera, without what buttons cover, m. */
export interface Reach {
  readonly up: number;
  readonly across: number;
}

/** Camera and target, with the whole product in the picture or, in the view "inside", looking out of the room. */
export function shotOf(model: Model, view: View, reach: Reach): Shot {
  if (view === 'inside') return insideShot(model);
  const box = frameOf(model);
  const beforeWindow = view === 'corner' && model.setting.place !== 'terrace';
  const direction = directionOf(...(beforeWindow ? WINDOW_CORNER : DIRECTIONS[view]));
  const target = middleOf(box);
  const distance = distanceFor(box, direction, reach) * MARGIN[model.setting.place];
  return { eye: times(plus(target, times(direction, distance)), CM), target: times(target, CM) };
}

/** The box of product and dimension lines, cm. */
function frameOf({ parts, dimensions }: Model): Box {
  const { x, y, z } = boundsOf(parts);
  const ends = dimensions.flatMap(({ from, to }) => [from, to]);
  const span = (axis: 'x' | 'y' | 'z', [low, high]: Box['x']): Box['x'] => [
    Math.min(low, ...ends.map((end) => end[axis])),
    Math.max(high, ...ends.map((end) => end[axis])),
  ];
  return { x: span('x', x), y: span('y', y), z: span('z', z) };
}

/** The distance at which every corner of the box is in the picture. */
function distanceFor({ x, y, z }: Box, direction: Point, reach: Reach): number {
  const across = unit(point(direction.z, 0, -direction.x));
  const up = cross(direction, across);
  const middle = middleOf({ x, y, z });
  const corners = x.flatMap((cx) => y.flatMap((cy) => z.map((cz) => point(cx, cy, cz))));
  const needed = corners.map((corner) => {
    const offset = minus(corner, middle);
    const near = dot(offset, direction);
    const wide = Math.abs(dot(offset, across)) / reach.across;
    return near + Math.max(wide, Math.abs(dot(offset, up)) / reach.up);
  });
  return Math.max(...needed);
}

/** From the depth of a room towards its window: the room behind the wall or, for a product in a room, that room. */
function insideShot({ setting: { opening, place } }: Model): Shot {
  const middle = (opening.x[0] + opening.x[1]) / 2;
  const [wide, high] = [opening.x[1] - opening.x[0], opening.y[1] - opening.y[0]];
  const height = Math.max(SITTING, (opening.y[0] + opening.y[1]) / 2);
  const away = Math.min(DEEPEST, Math.max(wide, high) * 2);
  const side = place === 'room' ? 1 : -1;
  return {
    eye: times(point(middle - wide * 0.16, SITTING, side * away), CM),
    target: times(point(middle, height, 0), CM),
  };
}

function directionOf(turn: number, rise: number): Point {
  return point(sine(turn) * cosine(rise), sine(rise), cosine(turn) * cosine(rise));
}

function middleOf({ x, y, z }: Box): Point {
  return point((x[0] + x[1]) / 2, (y[0] + y[1]) / 2, (z[0] + z[1]) / 2);
}

/** How close the camera comes to the box of the product, cm. */
const CLEARANCE = 40;

/**
 * The least distance, cm, at which the camera is CLEARANCE outside of a box, measured from a point within the box in a
 * direction (a unit vector).
 */
export function distanceOutside({ x, y, z }: Box, from: Point, direction: Point): number {
  const ways = [
    wayOut(x, from.x, direction.x),
    wayOut(y, from.y, direction.y),
    wayOut(z, from.z, direction.z),
  ];
  return Math.max(0, Math.min(...ways)) + CLEARANCE;
}

function wayOut([low, high]: Box['x'], from: number, direction: number): number {
  if (direction === 0) return Infinity;
  return ((direction > 0 ? high : low) - from) / direction;
}
