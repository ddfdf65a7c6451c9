/** Corner of a cross-section in mm: y and z of a part that lies along x. */
export type Corner = readonly [y: number, z: number];

/** The cross-section that is extruded along a part's length. */
export interface Section {
  /** Equal for sections of the same shape, so that their meshes can be shared. */
  readonly id: string;
  /** The corners; of a closed section counter-clockwise (from y to z), so that the extrusion has outward faces. */
  readonly outline: readonly Corner[];
  /** An open outline is extruded to a surface without thickness, such as cloth. */
  readonly closed: boolean;
}

const ROUND_CORNERS = 12;
const SOFT_CORNERS = 20;

/** A square of 1 mm, which the part's matrix scales to its width and height. */
export const BOX: Section = closedSection('box', [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
]);

/** A circle with a diameter of 1 mm, which the part's matrix scales like `BOX`. */
export const ROUND: Section = closedSection(
  'round',
  Array.from({ length: ROUND_CORNERS }, (_, index) => {
    const angle = (index / ROUND_CORNERS) * 2 * Math.PI;
    return [Math.cos(angle) / 2, Math.sin(angle) / 2] as const;
  }),
);

/** A square of 1 mm with rounded corners, as of a cushion. */
export const SOFT: Section = closedSection(
  'soft',
  Array.from({ length: SOFT_CORNERS }, (_, index) => {
    const angle = ((index + 0.5) / SOFT_CORNERS) * 2 * Math.PI;
    return [softened(Math.cos(angle)) / 2, softened(Math.sin(angle)) / 2] as const;
  }),
);

/** A roof louvre: hollow aluminium 210 mm deep and 48 mm high, rounded at its edges. */
export const LOUVRE: Section = closedSection('louvre', [
  [0, -105],
  [-18, -96],
  [-24, 0],
  [-18, 96],
  [0, 105],
  [18, 96],
  [24, 0],
  [18, -96],
]);

/** Slats of facade blinds: curved C of 50 and 80 mm, folded Z of 90 mm. */
export const SLAT_C50: Section = curved('c50', 50, 5);
export const SLAT_C80: Section = curved('c80', 80, 9);
export const SLAT_Z90: Section = closedSection('z90', [
  [9, -45],
  [9, -33],
  [2, -31],
  [-6, 33],
  [-9, 35],
  [-9, 45],
  [-7, 45],
  [-7, 36],
  [-4, 34],
  [4, -29],
  [11, -31],
  [11, -45],
]);

/** Turns a coordinate of a circle into that of a square with round corners (a superellipse). */
function softened(share: number): number {
  return Math.sign(share) * Math.abs(share) ** 0.4;
}

/** A closed section of these corners, which may run clockwise or counter-clockwise. */
export function closedSection(id: string, corners: readonly Corner[]): Section {
  const outline = windingOf(corners) < 0 ? corners.toReversed() : corners;
  return { id, outline, closed: true };
}

/** An open section along these corners; its id is derived from them. */
export function skin(corners: readonly Corner[]): Section {
  return { id: idOf('skin', corners), outline: corners, closed: false };
}

/** A closed section made for one configuration; its id is derived from its corners. */
export function ownSection(corners: readonly Corner[]): Section {
  return closedSection(idOf('own', corners), corners);
}

/** The depth of a section: its extent along z, cm. */
export function depthOf({ outline }: Section): number {
  const depths = outline.map(([, z]) => z);
  return (Math.max(...depths) - Math.min(...depths)) / 10;
}

/** Twice the area, positive where the corners run from y to z. */
function windingOf(corners: readonly Corner[]): number {
  return corners.reduce((sum, [y, z], index) => {
    const [nextY, nextZ] = corners[(index + 1) % corners.length] ?? [y, z];
    return sum + y * nextZ - nextY * z;
  }, 0);
}

/** Sheet metal 1 mm thick, bent to an arc of this depth and rise in mm. */
function curved(id: string, depth: number, rise: number): Section {
  const steps = 6;
  const arc = Array.from({ length: steps + 1 }, (_, index): Corner => {
    const across = (index / steps - 0.5) * 2;
    return [rise * (1 - across * across) - rise / 2, (across * depth) / 2];
  });
  return closedSection(id, [...arc, ...arc.map(([y, z]): Corner => [y - 1, z]).toReversed()]);
}

function idOf(prefix: string, corners: readonly Corner[]): string {
  return `${prefix} ${corners.map(([y, z]) => `${tenth(y)},${tenth(z)}`).join(' ')}`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
