import { point, type Box, type Point } from '../geometry.js';
import { material } from '../material.js';
import type { Model } from '../model.js';
import type { PartKind } from '../part-kinds.js';
import { boundsOf, sheet, type Part } from '../part.js';

/** Height of the figure that gives the scale, cm. */
export const FIGURE_HEIGHT = 175;
const THICKNESS = 1.5;
/** Translucent, so that the figure gives the scale without hiding the product. */
const TONE = material('net', '#3f4a52');
/** The number of corners for one curve between two points of the outline. */
const SMOOTH = 4;

/**
 * The outline of a standing person in a coat, with one hand in a pocket and the weight on one leg, from the crown of the
 * head over the right; cm.
 */
const OUTLINE: readonly (readonly [x: number, y: number])[] = [
  [0, 175],
  [8, 169],
  [9, 161],
  [5, 152],
  [5, 148],
  [16, 143],
  [20, 139],
  [25, 121],
  [27, 111],
  [24, 102],
  [19, 94],
  [19, 86],
  [20, 70],
  [16, 70],
  [13, 46],
  [13, 36],
  [11, 7],
  [13, 2],
  [13, 0],
  [4, 0],
  [5, 20],
  [4, 50],
  [2, 70],
  [-1, 70],
  [-6, 36],
  [-10, 7],
  [-10, 0],
  [-19, 0],
  [-15, 7],
  [-15, 36],
  [-14, 48],
  [-16, 70],
  [-20, 70],
  [-18, 98],
  [-19, 84],
  [-22, 78],
  [-25, 90],
  [-24, 120],
  [-20, 139],
  [-16, 143],
  [-5, 148],
  [-5, 152],
  [-9, 161],
  [-8, 169],
];

/** A silhouette of 175 cm, upright in the plane z = 0 over the origin. */
export function figureOf(): Part {
  const outline = smoothed(OUTLINE).map(([x, y]): Point => point(x, y, -THICKNESS / 2));
  return sheet('figure', outline.toReversed(), THICKNESS, TONE);
}

/** Half the width of the space that the figure needs, whichever way it turns, cm. */
const REACH = 27;

/** The kinds of parts that the figure must not overlap. */
const SOLID: ReadonlySet<PartKind> = new Set(['furniture', 'post', 'pot']);

/**
 * Where the figure stands, cm: near the front edge of a product over a terrace, or beside a window. Of several places
 * it is the first that no solid part takes up, or the very first if each is taken.
 */
export function figurePlace(model: Model, surroundings: readonly Part[]): Point {
  const solids = [...model.parts, ...surroundings]
    .filter(({ kind }) => SOLID.has(kind))
    .map((part) => boundsOf([part]));
  const places = placesOf(model);
  const free = places.find((place) => !solids.some((solid) => takesUp(solid, place)));
  return free ?? places[0];
}

function placesOf({
  footprint: { x, z },
  setting: { opening, place },
}: Model): [Point, ...Point[]] {
  if (place === 'room') return [point(opening.x[0] - 62, 0, 70)];
  if (place !== 'terrace') return [point(opening.x[1] + 47, 0, 80)];
  const width = x[1] - x[0];
  const first = point(x[0] + Math.min(95, width / 4), 0, z[1] - 45);
  const shares = [0.75, 0.5, 0.25];
  return [
    first,
    ...shares.map((share) => point(x[0] + share * width, 0, z[1] - 45)),
    ...[z[1] + 60, z[1] + 120].map((front) => point(first.x, 0, front)),
  ];
}

const takesUp = ({ x, y, z }: Box, place: Point): boolean =>
  y[0] < FIGURE_HEIGHT &&
  y[1] > 0 &&
  x[0] < place.x + REACH &&
  x[1] > place.x - REACH &&
  z[0] < place.z + REACH &&
  z[1] > place.z - REACH;

/** A closed curve through all points (Catmull-Rom). */
function smoothed(points: typeof OUTLINE): [number, number][] {
  return points.flatMap((from, index) => {
    const [before = from, to = from, after = from] = [-1, 1, 2].map((step) =>
      points.at((index + step) % points.length),
    );
    return Array.from({ length: SMOOTH }, (_, step): [number, number] => {
      const t = step / SMOOTH;
      const at = (axis: 0 | 1): number => curve(before[axis], from[axis], to[axis], after[axis], t);
      return [at(0), Math.max(at(1), 0)];
    });
  });
}

function curve(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}
