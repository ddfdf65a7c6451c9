import { colorHex } from '../colours.js';
import type { Configuration } from '../configuration.js';
import { point, sideways, upright } from './geometry.js';
import type { Box, Point, Polygon } from './geometry.js';

export const POST = 13;
export const BEAM = 22;
/** Width of a louvre and, about, the distance to the next, cm. */
export const LOUVRE = 21;
const PITCH = 20;
const GARDEN_GAP = 110;

export interface Pergola {
  readonly x: Box['x'];
  readonly z: Box['z'];
  readonly height: number;
  readonly freeStanding: boolean;
  readonly slats: readonly Slat[];
  readonly slatColor: string;
  readonly frame: string;
  readonly configuration: Configuration;
}

/** A louvre: tilted, its near edge rises, so that the afternoon sun falls in between. */
export interface Slat {
  readonly face: Polygon;
  readonly edge: Polygon;
  readonly normal: Point;
}

export function pergolaOf(configuration: Configuration): Pergola {
  const { width, variant, color, frameColor, lamelOrientation } = configuration;
  const depth = configuration.projection ?? width;
  const height = configuration.height ?? 280;
  const freeStanding = variant === 'wolnostojace';
  const back = freeStanding ? GARDEN_GAP : 0;
  const z = [back, back + depth] as const;
  const x = [-width / 2, width / 2] as const;
  return {
    x,
    z,
    height,
    freeStanding,
    slats: slatsOf(wellOf({ x, z, height }), lamelOrientation),
    slatColor: colorHex(color),
    frame: colorHex(frameColor),
    configuration,
  };
}

/** Posts and beams from the back to the front; the last three are the front beam and its posts. */
export function frameBoxes({ x, z, height, freeStanding }: Pergola): Box[] {
  const beam = [height - BEAM, height] as const;
  const left = [x[0], x[0] + POST] as const;
  const right = [x[1] - POST, x[1]] as const;
  const back = [z[0], z[0] + POST] as const;
  const front = [z[1] - POST, z[1]] as const;
  const standing = [0, height - BEAM] as const;
  const rearPosts: Box[] = [
    { x: left, y: standing, z: back },
    { x: right, y: standing, z: back },
  ];
  return [
    ...(freeStanding ? rearPosts : []),
    { x, y: beam, z: back },
    { x: left, y: beam, z: [back[1], front[0]] },
    { x: right, y: beam, z: [back[1], front[0]] },
    { x: left, y: standing, z: front },
    { x: right, y: standing, z: front },
    { x, y: beam, z: front },
  ];
}

/** Rolled-out side screens in the order in which they are taken: right, left, front, back. */
export function screensOf({ x, z, height, configuration }: Pergola): Polygon[] {
  const count = configuration.options['sideScreens'] ?? 0;
  const y = [8, height - BEAM] as const;
  const depth = [z[0] + POST / 2, z[1] - POST] as const;
  const inner = [x[0] + POST, x[1] - POST] as const;
  const all = [
    sideways(x[1] - POST / 2, y, depth),
    sideways(x[0] + POST / 2, y, depth),
    upright(inner, [(height - BEAM) * 0.62, y[1]], z[1] - POST / 2),
    upright(inner, y, z[0] + POST / 2),
  ];
  return all.slice(0, count);
}

/** The opening between the beams, at the height of the louvres' axes. */
export function wellOf({ x, z, height }: Pick<Pergola, 'x' | 'z' | 'height'>): Well {
  return { x: [x[0] + POST, x[1] - POST], z: [z[0] + POST, z[1] - POST], y: height - 7 };
}

export interface Well extends Pick<Box, 'x' | 'z'> {
  readonly y: number;
}

/** How many louvres lie over a depth in cm. */
export function louvreCount(depth: number): number {
  return Math.max(4, Math.round(depth / PITCH));
}

/** Louvres along x, turned about their axis: 0° is closed. */
function slatsOf({ x: [x0, x1], z: [z0, z1], y }: Well, degrees: number): Slat[] {
  const count = louvreCount(z1 - z0);
  const pitch = (z1 - z0) / count;
  const angle = (degrees * Math.PI) / 180;
  const [rise, run] = [(Math.sin(angle) * LOUVRE) / 2, (Math.cos(angle) * LOUVRE) / 2];
  return Array.from({ length: count }, (_, index) => {
    const z = z0 + (index + 0.5) * pitch;
    const [near, far] = [
      { y: y + rise, z: z + run },
      { y: y - rise, z: z - run },
    ];
    return {
      face: [
        point(x0, far.y, far.z),
        point(x1, far.y, far.z),
        point(x1, near.y, near.z),
        point(x0, near.y, near.z),
      ],
      edge: [
        point(x0, near.y, near.z),
        point(x1, near.y, near.z),
        point(x1, near.y - 3, near.z),
        point(x0, near.y - 3, near.z),
      ],
      normal: point(0, Math.cos(angle), -Math.sin(angle)),
    };
  });
}
