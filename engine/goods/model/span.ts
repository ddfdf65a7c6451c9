import type { Corner, Section } from './section.js';

/** Young's modulus of aluminium (EN 1999-1-1) and of glass (EN 572-1), N/m². */
const MODULUS = 70e9;
/**
 * The stress in N/m² that an aluminium profile may reach: 150 N/mm² (proof strength of EN AW-6060 T66, EN 1999-1-1,
 * table 3.2b) divided by 1.1, the partial factor of the material, and by 1.5, that of snow (EN 1990), which is used for
 * the profile's own weight, too.
 */
const STRENGTH = 150e6 / 1.1 / 1.5;
const MM_PER_M = 1000;
const CM_PER_M = 100;

/** How a section resists bending: second moment of area in mm⁴, and height in mm. */
export interface Profile {
  readonly inertia: number;
  readonly height: number;
}

/** An even load in N/m, and how far it may bend a beam: a `stiffness` of 200 allows 1/200 of the span. */
export interface Load {
  readonly perMetre: number;
  readonly stiffness: number;
}

/**
 * The even load in N/m that a profile bears on two supports that are `span` cm apart: the smaller of the load that
 * bends it by L / n, 384 E I / (5 n L³), and of the load at which it reaches its strength f, 8 f W / L² with W = 2 I / h;
 * n is the `stiffness`.
 */
export function bearableLoad(
  { inertia, height }: Profile,
  span: number,
  stiffness: number,
): number {
  const length = span / CM_PER_M;
  const bent = (384 * MODULUS * metres4(inertia)) / (5 * stiffness * length ** 3);
  return Math.min(bent, (8 * STRENGTH * modulusOf({ inertia, height })) / length ** 2);
}

/** The longest span in cm over which a profile bears an even load: `bearableLoad` solved for the span. */
export function longestSpan(profile: Profile, { perMetre, stiffness }: Load): number {
  const bent = Math.cbrt((384 * MODULUS * metres4(profile.inertia)) / (5 * perMetre * stiffness));
  return Math.min(bent, Math.sqrt((8 * STRENGTH * modulusOf(profile)) / perMetre)) * CM_PER_M;
}

const metres4 = (inertia: number): number => inertia / MM_PER_M ** 4;

/** Section modulus of a symmetrical profile, m³. */
const modulusOf = ({ inertia, height }: Profile): number => (2 * inertia) / height / MM_PER_M ** 3;

/** A hollow section with walls of this thickness (mm). */
export function hollowProfile({ outline }: Pick<Section, 'outline'>, wall: number): Profile {
  const [height, depth] = [extentOf(outline, 0), extentOf(outline, 1)];
  const inner = outline.map(([y, z]): Corner => [
    y * (1 - (2 * wall) / height),
    z * (1 - (2 * wall) / depth),
  ]);
  return { inertia: solidInertia(outline) - solidInertia(inner), height };
}

/** A rectangular tube; outer sizes and wall in mm. */
export function tubeProfile(height: number, width: number, wall: number): Profile {
  const [y, z] = [height / 2, width / 2];
  const outline: Corner[] = [
    [-y, -z],
    [y, -z],
    [y, z],
    [-y, z],
  ];
  return hollowProfile({ outline }, wall);
}

/** Second moment of area in mm⁴, about the horizontal axis. */
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
