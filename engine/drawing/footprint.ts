import { point } from './geometry.js';
import type { Box } from './geometry.js';
import type { Measure } from './picture.js';

interface Footprint {
  readonly x: Box['x'];
  readonly z: Box['z'];
  /** Height of the front edge over the ground. */
  readonly height: number;
}

const GAP = 36;

/** Width and projection as they lie on the ground, plumbed down from the front edge. */
export function footprintMeasures({ x, z, height }: Footprint): Measure[] {
  const [left, right] = x;
  const [back, front] = z;
  return [
    {
      from: point(left, 0, front + GAP),
      to: point(right, 0, front + GAP),
      label: `${right - left}\u00a0cm`,
      witnesses: [left, right].map((at) => [point(at, height, front), point(at, 0, front + GAP)]),
    },
    {
      from: point(right + GAP, 0, back),
      to: point(right + GAP, 0, front),
      label: `${front - back}\u00a0cm`,
      witnesses: [[point(right, 0, front), point(right + GAP, 0, front)]],
    },
  ];
}
