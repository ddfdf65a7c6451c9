import { point, type Box, type Point } from '../geometry.js';
import { material } from '../material.js';
import type { Model } from '../model.js';
import type { PartKind } from '../part-kinds.js';
import { boundsOf, sheet, type Part } from '../part.js';

/** Height of the figure that gives the scale, cm. */
export const FIGURE_HEIGHT = 175;
const THICKNESS = 1.5;
const TONE = material('cord', '#4b5053');
/** The number of corners for one curve between two points of the outline. */
const SMOOTH = 4;

/** The right half of a standing person's outline from the front, from the crown of the head to between the legs; cm. */
const HALF: readonly (readonly [x: number, y: number])[] = [
  [0, 175],
  [5.5, 173.5],
  [8.4, 168.5],
  [8.8, 162],
  [7.6, 156],
  [5.2, 151.5],
  [5, 147.5],
  [9, 145],
  [16.5, 142.5],
  [20.6, 138.5],
  [22.4, 132],
  [23.6, 120],
  [25, 106],
  [26.2, 92],
  [26.8, 82],
  [25.6, 76],
  [23.4, 76.5],
  [22, 84],
  [20.6, 98],
  [18.4, 112],
  [16.9, 121],
  [15.8, 112],
  [15.4, 104],
  [17, 94],
  [17.8, 84],
  [17, 68],
  [15, 48],
  [14.6, 36],
  [12.4, 18],
  [11.2, 6],
  [13.2, 1.5],
  [12.6, 0],
  [4.6, 0],
  [5, 6],
  [5.2, 20],
  [5.4, 36],
  [4.4, 50],
  [3, 66],
  [0.8, 79],
];

/** A silhouette of 175 cm, upright in the plane z = 0 over the origin. */
export function figureOf(): Part {
  const right = smoothed(HALF);
  const left = right.map(([x, y]): [number, number] => [-x * 0.97, y]).toReversed();
  const outline = [...left, ...right].map(([x, y]): Point => point(x, y, -THICKNESS / 2));
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

/** A curve through all points (Catmull-Rom). */
function smoothed(points: typeof HALF): [number, number][] {
  return points.flatMap((from, index) => {
    const to = points[index + 1];
    if (!to) return [[from[0], from[1]]];
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
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
