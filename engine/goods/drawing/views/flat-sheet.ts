import { type Point, point } from '../../model/geometry.js';
import type { Model } from '../../model/model.js';
import { boundsOf } from '../../model/part.js';
import { FRAME } from '../camera.js';
import { short } from '../sketch.js';

/** An orthographic view, as in a workshop drawing. */
export type DrawingView = 'front' | 'side' | 'top';

/** The direction of an orthographic view, and where points are in it. */
interface Projection {
  /** Unit vector towards the viewer. */
  readonly towards: Point;
  readonly flat: (point: Point) => readonly [right: number, down: number];
}

/**
 * From the side a product is seen from its left, so that the wall is on the left; from above the wall is at the top.
 */
export const PROJECTIONS: Readonly<Record<DrawingView, Projection>> = {
  front: { towards: point(0, 0, 1), flat: ({ x, y }) => [x, -y] },
  side: { towards: point(-1, 0, 0), flat: ({ y, z }) => [z, -y] },
  top: { towards: point(0, 1, 0), flat: ({ x, z }) => [x, z] },
};

type Flat = readonly [right: number, down: number];

/** A dimension line in an orthographic view; cm. */
export interface FlatSize {
  readonly from: Flat;
  readonly to: Flat;
  readonly label: string;
}

/** Margin for dimension lines, in units of the frame. */
const MARGIN = 150;
/** Maximum units of the frame per cm, so that small products do not look like large ones. */
const MOST_SCALE = 4;

/** An orthographic view with the conversion of its points from cm to units of the drawing; `scale` is units per cm. */
export interface FlatSheet {
  readonly view: DrawingView;
  readonly projection: Projection;
  readonly scale: number;
  readonly at: (flat: Flat) => readonly [number, number];
}

/** An orthographic view with room for the product and its dimension lines. */
export function flatSheet(model: Model, view: DrawingView, sizes: readonly FlatSize[]): FlatSheet {
  const projection = PROJECTIONS[view];
  const { x, y, z } = boundsOf(model.parts);
  const corners = [0, 1].flatMap((index) => [
    projection.flat({ x: x[index] ?? 0, y: y[index] ?? 0, z: z[index] ?? 0 }),
  ]);
  const ends = [...corners, ...sizes.flatMap(({ from, to }) => [from, to])];
  const [us, vs] = [ends.map(([u]) => u), ends.map(([, v]) => v)];
  const [left, right] = [Math.min(...us), Math.max(...us)];
  const [top, bottom] = [Math.min(...vs), Math.max(...vs)];
  const scale = Math.min(
    (FRAME.width - 2 * MARGIN) / (right - left),
    (FRAME.height - 2 * MARGIN) / (bottom - top),
    MOST_SCALE,
  );
  const middle = [(left + right) / 2, (top + bottom) / 2] as const;
  return {
    view,
    projection,
    scale,
    at: ([u, v]) => [
      short(FRAME.width / 2 + (u - middle[0]) * scale),
      short(FRAME.height / 2 + (v - middle[1]) * scale),
    ],
  };
}
