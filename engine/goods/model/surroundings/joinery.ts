import type { Box } from '../geometry.js';
import type { Opening } from './setting.js';

/** How far a window lies behind the face of its wall, cm. */
export const NICHE = 16;
const PROFILE = 7;
const DEPTH = 5;

/** Frame and mullions of a window or door that is set back in its wall, cm. */
export function joineryOf({ x, y, leaves }: Opening): Box[] {
  const z = [-NICHE, -NICHE + DEPTH] as const;
  const width = (x[1] - x[0]) / leaves;
  const uprights = Array.from({ length: leaves + 1 }, (_, index): Box => {
    const centre = x[0] + index * width;
    const half = index === 0 || index === leaves ? PROFILE : PROFILE * 0.8;
    return { x: [Math.max(centre - half, x[0]), Math.min(centre + half, x[1])], y, z };
  });
  return [{ x, y: [y[0], y[0] + PROFILE], z }, { x, y: [y[1] - PROFILE, y[1]], z }, ...uprights];
}
