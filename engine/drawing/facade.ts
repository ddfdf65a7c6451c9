import { point } from '../model/geometry.js';
import type { Box, Point } from '../model/geometry.js';
import type { Picture } from './picture.js';

const GAP = 26;

/** Looked at from the front, a little from the left, so that niche and guides show their depth; `above` is kept free for the width. */
export function frontalView(
  { x, y }: Pick<Box, 'x' | 'y'>,
  above: number,
): Pick<Picture, 'extent' | 'eye' | 'maxScale'> {
  const extent: Point[] = [
    point(x[0] - GAP * 1.6, Math.max(0, y[0] - 14), 0),
    point(x[1] + GAP * 0.4, y[1] + above + 8, 0),
  ];
  return {
    extent,
    eye: point(x[0] * 0.6 - 40, (y[0] + y[1]) / 2 + 12, 760),
    maxScale: 4.2,
  };
}
