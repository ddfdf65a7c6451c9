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
  [5.2, 173.4],
  [8.4, 168.5],
  [8.8, 162],
  [7.6, 156],
  [5.4, 151.5],
  [5.4, 148],
  [10, 145],
  [16.6, 142.5],
  [20.2, 138.5],
  [22, 131],
  [24.6, 121],
  [26.6, 112],
  [26.4, 106.5],
  [24, 101.5],
  [20.4, 97.5],
  [18.8, 94],
  [18.8, 86],
  [19.2, 78],
  [19.8, 70.5],
  [16, 70],
  [14.6, 58],
  [13.4, 46],
  [13.4, 36],
  [11.6, 18],
  [10.8, 7],
  [13.4, 2],
  [13, 0],
  [4.4, 0],
  [4.8, 7],
  [5, 20],
  [4.6, 36],
  [3.6, 50],
  [1.6, 69.5],
  [-1, 69.5],
  [-3, 50],
  [-5.6, 36],
  [-8.2, 20],
  [-9.8, 7],
  [-10, 0],
  [-18.8, 0],
  [-18.6, 2],
  [-15.2, 7],
  [-15, 20],
  [-14.6, 36],
  [-13.8, 48],
  [-15, 60],
  [-16.2, 70],
  [-19.8, 70.5],
  [-19.2, 78],
  [-18.6, 88],
  [-18, 98],
  [-18.6, 91],
  [-19.4, 84],
  [-21, 78.5],
  [-23.4, 78],
  [-24.8, 82],
  [-25.2, 92],
  [-24.8, 106],
  [-24, 120],
  [-22.6, 131],
  [-20.4, 138.5],
  [-16.6, 142.5],
  [-10, 145],
  [-5.4, 148],
  [-5.4, 151.5],
  [-7.6, 156],
  [-8.8, 162],
  [-8.4, 168.5],
  [-5.2, 173.4],
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
