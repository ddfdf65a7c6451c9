import { point } from './geometry.js';
import type { Box, Point } from './geometry.js';
import type { Measure, Picture } from './picture.js';

/** Where a product that covers an opening in the wall hangs. */
export interface Span {
  readonly x: Box['x'];
  readonly y: Box['y'];
}

const LINTEL = 232;
const FLOOR = 3;
/** No window sits higher than this over the floor. */
const SILL = 92;
const GAP = 26;

/** The opening of a product: its top at the height of lintels, its foot between floor and sill. */
export function spanOf(width: number, height: number): Span {
  const low = Math.min(Math.max(FLOOR, LINTEL - height), SILL);
  return { x: [-width / 2, width / 2], y: [low, low + height] };
}

/** Width above and height to the left of the opening. */
export function spanMeasures({ x, y }: Span, above: number): Measure[] {
  const [left, right] = x;
  const [low, high] = y;
  const top = high + above;
  return [
    {
      from: point(left, top, 0),
      to: point(right, top, 0),
      label: `${right - left}\u00a0cm`,
      witnesses: [left, right].map((at) => [point(at, high, 0), point(at, top, 0)]),
    },
    {
      from: point(left - GAP, low, 0),
      to: point(left - GAP, high, 0),
      label: `${high - low}\u00a0cm`,
      witnesses: [low, high].map((at) => [point(left, at, 0), point(left - GAP, at, 0)]),
    },
  ];
}

/** Looked at from the front, a little from the left, so that niche and guides show their depth. */
export function frontalView(
  { x, y }: Span,
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
