import { point, type Box, type Point, cosine, sine } from '#engine/goods/model/geometry';
import type { Model } from '#engine/goods/model/model';
import { boundsOf, type Part } from '#engine/goods/model/part';
import type { PartKind } from '#engine/goods/model/part-kinds';
import { cross, dot, minus, plus, times, unit } from '#engine/goods/model/vector';
import { CM } from './section-geometry';

export type View = 'corner' | 'front' | 'side' | 'top' | 'inside';

/** Positions of the camera and its target, m, and its field of view from the upper to the lower edge, degrees. */
export interface Shot {
  readonly eye: Point;
  readonly target: Point;
  readonly fieldOfView: number;
}

/** How most views are seen; the view "inside" is wider. */
const USUAL = { fieldOfView: 30, margin: 1.2 } as const;
const INSIDE = 46;
/** SITTING: the eye level of somebody on a sofa, cm. DEEPEST: the maximum distance of that eye from the window, cm. */
const SITTING = 122;
const DEEPEST = 380;
/**
 * Directions from the product to the camera, degrees: to the right of the front (left where negative), and above the
 * horizon.
 */
const DIRECTIONS = {
  front: { turn: 0, rise: 6 },
  side: { turn: -90, rise: 6 },
  top: { turn: 0, rise: 86 },
} as const;
/** How close the camera comes to a detail, cm. */
const NEAREST = 280;

/** The shape of the picture: its width by its height, and the share of its height that no buttons cover. */
export interface Frame {
  readonly aspect: number;
  readonly free: number;
}

/**
 * Camera and target, with the whole product in the picture, or a detail of it (a box, cm). The view "inside" always looks
 * out of the room.
 */
export function shotOf(model: Model, view: View, frame: Frame, detail?: Box | null): Shot {
  if (view === 'inside') return insideShot(model);
  const from = view === 'corner' ? model.openingView : { ...USUAL, ...DIRECTIONS[view] };
  const { turn, rise, fieldOfView, margin } = from;
  const box = detail ?? frameOf(model);
  const direction = directionOf(turn, rise);
  const target = middleOf(box);
  const up = Math.tan((fieldOfView * Math.PI) / 360);
  const distance = Math.max(
    NEAREST,
    distanceFor(box, direction, up * frame.free, up * frame.aspect) * margin,
  );
  return {
    eye: times(plus(target, times(direction, distance)), CM),
    target: times(target, CM),
    fieldOfView,
  };
}

/**
 * The box of the parts that an option adds to a product, cm: the parts of the kinds of which there are more than
 * before. Null if there are none or the sizes differ, which change the number of many parts.
 */
export function addedBox(before: Model, after: Model): Box | null {
  if (after.dimensions.some(({ value }, index) => value !== before.dimensions[index]?.value))
    return null;
  const of = ({ parts }: Model, kind: PartKind): Part[] =>
    parts.filter((part) => part.kind === kind);
  const added = after.parts.filter(({ kind }) => of(after, kind).length > of(before, kind).length);
  return added[0] ? boundsOf(added) : null;
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

/** The distance at which every corner of the box is in a picture of half this height and width, per distance. */
function distanceFor({ x, y, z }: Box, direction: Point, high: number, wide: number): number {
  const across = unit(point(direction.z, 0, -direction.x));
  const up = cross(direction, across);
  const middle = middleOf({ x, y, z });
  const corners = x.flatMap((cx) => y.flatMap((cy) => z.map((cz) => point(cx, cy, cz))));
  const needed = corners.map((corner) => {
    const offset = minus(corner, middle);
    const far = Math.max(Math.abs(dot(offset, across)) / wide, Math.abs(dot(offset, up)) / high);
    return dot(offset, direction) + far;
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
    fieldOfView: INSIDE,
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
