import { CM2_PER_M2 } from '../configuration/configuration.js';
import type { Daylight } from '../drawing/light.js';
import { type Point, type Polygon, cosine, directionOf, sine, tangent } from '../model/geometry.js';
import { type GroundShape, clipToRectangle, coveredArea, hullOf } from './covered-area.js';
import type { SunPosition } from './sun-position.js';

/** A rectangle of the ground in cm: x along the wall, z out of it. */
export interface Terrace {
  readonly x: readonly [number, number];
  readonly z: readonly [number, number];
}

/** The area of a terrace in m². */
export function sizeOf({ x, z }: Terrace): number {
  return ((x[1] - x[0]) * (z[1] - z[0])) / CM2_PER_M2;
}

/** Shading bodies: the corners of convex, possibly flat shapes, in cm above the ground. */
export interface Casters {
  readonly solid: readonly Polygon[];
  /** Bodies that keep off only a share of the sun, as louvres do: `strength`, 0 to 1. */
  readonly partial: readonly { readonly corners: Polygon; readonly strength: number }[];
}

/** Whether the sun shines on a terrace at an instant. */
export type Sunlight = 'night' | 'behind_house' | 'shining';

export interface Shade {
  readonly sunlight: Sunlight;
  /** m² of the terrace in the product's shade; in the house's own shade the whole terrace. */
  readonly area: number;
  /** The shaded area as a share of the terrace, 0 to 1. */
  readonly share: number;
  /** Where the shade lies on the terrace, cm; to be drawn. */
  readonly shapes: readonly { readonly shape: GroundShape; readonly strength: number }[];
}

/**
 * Unit vector towards the sun, for a wall that faces an azimuth: x along the wall (east where the wall faces south), y
 * up, z out of the wall.
 */
export function towardsSun({ azimuth, altitude }: SunPosition, facade: number): Point {
  const turn = azimuth - facade;
  const level = cosine(altitude);
  return { x: -sine(turn) * level, y: sine(altitude), z: cosine(turn) * level };
}

/** The azimuth that the terrace's front faces, in degrees, and whether the wall of a house stands at its back. */
export interface Site {
  readonly facade: number;
  readonly wall: boolean;
}

export function sunlightOn(sun: SunPosition, { facade, wall }: Site): Sunlight {
  if (sun.altitude <= 0) return 'night';
  return wall && towardsSun(sun, facade).z <= 0 ? 'behind_house' : 'shining';
}

/** How the sun lights a picture of the terrace seen from its front. */
export function daylightOn(sun: SunPosition, site: Site): Daylight {
  const sunlight = sunlightOn(sun, site);
  const direction = sunlight === 'shining' ? towardsSun(sun, site.facade) : null;
  return { sun: direction, night: sunlight === 'night' };
}

/** The shade that a product throws on its terrace. */
export function shadeOn(terrace: Terrace, casters: Casters, sun: SunPosition, site: Site): Shade {
  const size = sizeOf(terrace);
  const sunlight = sunlightOn(sun, site);
  if (sunlight === 'night') return { sunlight, area: 0, share: 0, shapes: [] };
  // The product adds nothing to the shade of the house.
  if (sunlight === 'behind_house') return { sunlight, area: size, share: 1, shapes: [] };

  const light = towardsSun(sun, site.facade);
  const onTerrace = (corners: Polygon) => clipToRectangle(hullOf(project(corners, light)), terrace);
  const solid = casters.solid.map(onTerrace).filter(isShape);
  const partial = casters.partial
    .map(({ corners, strength }) => ({ shape: onTerrace(corners), strength }))
    .filter(({ shape }) => isShape(shape));
  const full = coveredArea(solid);
  const lit = partial.reduce((sum, { shape, strength }) => {
    return sum + strength * (coveredArea([...solid, shape]) - full);
  }, 0);
  const area = Math.min((full + lit) / CM2_PER_M2, size);
  return {
    sunlight,
    area,
    share: area / size,
    shapes: [...solid.map((shape) => ({ shape, strength: 1 })), ...partial],
  };
}

/**
 * The sun's altitude in the vertical plane perpendicular to the wall, degrees: 90 is overhead, more than 90 behind the
 * wall.
 */
export function profileAngle(sun: SunPosition, facade: number): number {
  return directionOf(cosine(sun.azimuth - facade), tangent(sun.altitude));
}

function project(corners: Polygon, light: Point): GroundShape {
  return corners.map(({ x, y, z }) => ({
    x: x - (light.x / light.y) * y,
    z: z - (light.z / light.y) * y,
  }));
}

const isShape = (shape: GroundShape): boolean => shape.length > 2;
