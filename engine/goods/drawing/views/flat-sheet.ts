import type { Model } from '../../model/model.js';
import { boundsOf } from '../../model/part.js';
import { FRAME } from '../camera.js';
import { short } from '../sketch.js';
import { type FlatSize, PROJECTIONS, type DrawingView, type Projection } from './view-sizes.js';

/** Margin for dimension lines, in units of the frame. */
const MARGIN = 150;
/** Maximum units of the frame per cm, so that small products do not look like large ones. */
const MOST_SCALE = 4;

/** An orthographic view with the conversion of its points from cm to units of the drawing; `scale` is units per cm. */
export interface FlatSheet {
  readonly view: DrawingView;
  readonly projection: Projection;
  readonly scale: number;
  readonly at: (flat: readonly [number, number]) => readonly [number, number];
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
