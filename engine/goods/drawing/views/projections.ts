import { point, type Point } from '../../model/geometry.js';

/** An orthographic view, as in a workshop drawing. */
export type DrawingView = 'front' | 'side' | 'top';

/** The direction of an orthographic view, and where points are in it. */
export interface Projection {
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
