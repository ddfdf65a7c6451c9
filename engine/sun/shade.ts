import type { Point, Polygon } from '../drawing/geometry.js';
import type { Daylight } from '../drawing/light.js';
import { type GroundShape, clipToRectangle, coveredArea, hullOf } from './covered-area.js';
import type { SunPosition } from './sun-position.js';

const CM2_PER_M2 = 10_000;
const { PI, cos, sin, tan } = Math;

/** A rectangle of the ground in cm: x along the wall, z out of it. */
export interface Terrace {
  readonly x: readonly [number, number];
  readonly z: readonly [number, number];
}

/** What keeps the sun off: the corners of convex bodies, flat or not, in cm over the ground. */
export interface Casters {
  readonly solid: readonly Polygon[];
  /** Bodies that let a share of the sun through, as louvres do. */
  readonly partial: readonly { readonly corners: Polygon; readonly strength: number }[];
}

/** How the sun meets a terrace at an instant. */
export type Sunlight = 'night' | 'behind_house' | 'shining';

export interface Shade {
  readonly sunlight: Sunlight;
  /** m² of the terrace in the product's shade; in the house's own shade the whole terrace. */
  readonly area: number;
  /** The same as a share of the terrace, 0 to 1. */
  readonly share: number;
  /** Where the shade lies on the terrace, cm; to be drawn. */
  readonly shapes: readonly { readonly shape: GroundShape; readonly strength: number }[];
}

/**
 * Towards the sun, for a wall that faces an azimuth: x along the wall (east where it faces south), y up, z out of it.
 * Of length 1.
 */
export function towardsSun({ azimuth, altitude }: SunPosition, facade: number): Point {
  const [turn, height] = [radians(azimuth - facade), radians(altitude)];
  return { x: -sin(turn) * cos(height), y: sin(height), z: cos(turn) * cos(height) };
}

/** The azimuth that the terrace's front faces, in degrees, and whether the wall of a house stands at its back. */
export interface Site {
  readonly facade: number;
  readonly wall: boolean;
}

/** How the sun lights a picture that shows the terrace from its front. */
export function daylightOn(sun: SunPosition, { facade, wall }: Site): Daylight {
  const night = sun.altitude <= 0;
  const light = towardsSun(sun, facade);
  return { sun: night || (wall && light.z <= 0) ? null : light, night };
}

/** The shade that a product throws on its terrace. */
export function shadeOn(
  terrace: Terrace,
  casters: Casters,
  sun: SunPosition,
  { facade, wall }: Site,
): Shade {
  const size = (terrace.x[1] - terrace.x[0]) * (terrace.z[1] - terrace.z[0]);
  if (sun.altitude <= 0) return { sunlight: 'night', area: 0, share: 0, shapes: [] };
  const light = towardsSun(sun, facade);
  // What the product adds to the shade of the house is nothing.
  if (wall && light.z <= 0)
    return { sunlight: 'behind_house', area: size / CM2_PER_M2, share: 1, shapes: [] };

  const onTerrace = (corners: Polygon) => clipToRectangle(hullOf(project(corners, light)), terrace);
  const solid = casters.solid.map(onTerrace).filter(isShape);
  const partial = casters.partial
    .map(({ corners, strength }) => ({ shape: onTerrace(corners), strength }))
    .filter(({ shape }) => isShape(shape));
  const full = coveredArea(solid);
  const lit = partial.reduce((sum, { shape, strength }) => {
    return sum + strength * (coveredArea([...solid, shape]) - full);
  }, 0);
  const area = Math.min(full + lit, size);
  return {
    sunlight: 'shining',
    area: area / CM2_PER_M2,
    share: area / size,
    shapes: [...solid.map((shape) => ({ shape, strength: 1 })), ...partial],
  };
}

/**
 * The sun's height as it is seen along the wall's normal, degrees: 90 is overhead, more than 90 behind the wall.
 */
export function profileAngle(sun: SunPosition, facade: number): number {
  const turn = radians(sun.azimuth - facade);
  return (Math.atan2(tan(radians(sun.altitude)), cos(turn)) * 180) / PI;
}

function project(corners: Polygon, light: Point): GroundShape {
  return corners.map(({ x, y, z }) => ({
    x: x - (light.x / light.y) * y,
    z: z - (light.z / light.y) * y,
  }));
}

const isShape = (shape: GroundShape): boolean => shape.length > 2;
const radians = (degrees: number): number => (degrees * PI) / 180;
