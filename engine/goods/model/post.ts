import type { Box } from './geometry.js';
import type { Material } from './material.js';
import { bar, type Part } from './part.js';

/** How far a foot plate stands out around its post, and how thick it is; cm. */
export const PLATE = { margin: 3, height: 0.8 } as const;

/** A post from the ground to this height (cm), and the foot plate around its lower end. */
export function postOnPlate(
  { x, z }: Pick<Box, 'x' | 'z'>,
  height: number,
  frame: Material,
): Part[] {
  const around = ([from, to]: Box['x']): Box['x'] => [from - PLATE.margin, to + PLATE.margin];
  return [
    bar('post', { x, y: [0, height], z }, frame),
    bar('foot_plate', { x: around(x), y: [0, PLATE.height], z: around(z) }, frame),
  ];
}
