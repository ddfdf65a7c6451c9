import type { Corner, Section } from './section.js';

/** Young's modulus of aluminium (EN 1999-1-1), N/m². */
const ALUMINIUM = 70e9;
const MM4_PER_M4 = 1e12;
const CM_PER_M = 100;

/** An even load in N/m, and how far it may bend a beam: a `stiffness` of 200 allows 1/200 of the span. */
export interface Load {
  readonly perMetre: number;
  readonly stiffness: number;
}

/**
 * The longest span L in cm of an aluminium profile on two supports. The deflection 5 q L⁴ / (384 E I) under an even
 * load q may be L / n, which gives L = cbrt(384 E I / (5 q n)); `inertia` is I, the second moment of area in mm⁴, and n
 * is the load's `stiffness`.
 */
export function longestSpan(inertia: number, { perMetre, stiffness }: Load): number {
  const rigidity = (384 * ALUMINIUM * inertia) / MM4_PER_M4;
  return Math.cbrt(rigidity / (5 * perMetre * stiffness)) * CM_PER_M;
}

/** Second moment of area in mm⁴, about the horizontal axis, of a hollow section with walls of this thickness (mm). */
export function hollowInertia({ outline }: Pick<Section, 'outline'>, wall: number): number {
  const [height, depth] = [extentOf(outline, 0), extentOf(outline, 1)];
  const inner = outline.map(([y, z]): Corner => [
    y * (1 - (2 * wall) / height),
    z * (1 - (2 * wall) / depth),
  ]);
  return solidInertia(outline) - solidInertia(inner);
}

/** Second moment of area in mm⁴, about the horizontal axis, of a rectangular tube; outer sizes and wall in mm. */
export function tubeInertia(height: number, width: number, wall: number): number {
  const [y, z] = [height / 2, width / 2];
  const outline: Corner[] = [
    [-y, -z],
    [y, -z],
    [y, z],
    [-y, z],
  ];
  return hollowInertia({ outline }, wall);
}

function solidInertia(outline: readonly Corner[]): number {
  const twelfths = outline.reduce((sum, [y, z], index) => {
    const [nextY, nextZ] = outline[(index + 1) % outline.length] ?? [y, z];
    return sum + (y * y + y * nextY + nextY * nextY) * (z * nextY - nextZ * y);
  }, 0);
  return Math.abs(twelfths) / 12;
}

function extentOf(outline: readonly Corner[], axis: 0 | 1): number {
  const values = outline.map((corner) => corner[axis]);
  return Math.max(...values) - Math.min(...values);
}
