import type { Configuration } from '../configuration/configuration.js';
import { familyOf } from '../families/families.js';
import type { LouvredRoof } from '../families/family.js';
import { derive } from '../model/derive.js';
import { boxCorners, type Polygon } from '../model/geometry.js';
import { ROLLED_OUT } from '../model/model.js';
import type { PartKind } from '../model/part-kinds.js';
import { boundsOf, facesOf, largestFace, type Part } from '../model/part.js';
import { louvreShade } from './louvres.js';
import {
  type Casters,
  type Shade,
  type Site,
  type Terrace,
  profileAngle,
  shadeOn,
} from './shade.js';
import type { SunPosition } from './sun-position.js';

const SOLID: ReadonlySet<PartKind> = new Set<PartKind>([
  'awning_cassette',
  'beam',
  'cloth',
  'gore',
  'post',
  'screen',
  'valance',
]);

/** Whether the family is built to shade a terrace. */
export function shadesTerrace({ category }: Pick<Configuration, 'category'>): boolean {
  return familyOf(category).sun?.on === 'terrace';
}

/** The ground under the product, cm; throws RangeError for a family that shades no terrace. */
export function terraceOf(configuration: Configuration): Terrace {
  const { sun, code } = familyOf(configuration.category);
  if (sun?.on !== 'terrace') throw new RangeError(`${code} shades no terrace`);
  return sun.terrace(configuration);
}

/**
 * A function that gives the shade on the terrace at a position of the sun, for a fully extended product with its
 * louvres at the configured angle. `facade` is the azimuth that the wall faces, degrees; a free-standing product faces
 * the same way, without a wall behind it.
 */
export function shadeOf(configuration: Configuration, facade: number): (sun: SunPosition) => Shade {
  const terrace = terraceOf(configuration);
  const site = siteOf(configuration, facade);
  const solid = bodiesOf(configuration);
  return (sun) => {
    const partial = partialShade(configuration, profileAngle(sun, facade));
    return shadeOn(terrace, { solid, partial }, sun, site);
  };
}

/** The azimuth of the wall, and whether there is a wall behind the product. */
export function siteOf(configuration: Configuration, facade: number): Site {
  const { isFreeStanding } = familyOf(configuration.category);
  return { facade, wall: !isFreeStanding?.(configuration) };
}

/** The louvres of a product's roof; null for other products. */
export function louvredRoofOf(configuration: Configuration): LouvredRoof | null {
  const { sun } = familyOf(configuration.category);
  return (sun?.on === 'terrace' && sun.louvredRoof?.(configuration)) || null;
}

/**
 * The louvres as a shape that keeps off a share of the sun, depending on the sun's profile angle (degrees); none for a
 * product without louvres.
 */
function partialShade(configuration: Configuration, profile: number): Casters['partial'] {
  const roof = louvredRoofOf(configuration);
  if (!roof) return [];
  const strength = louvreShade(roof.louvres, configuration.lamelOrientation, profile);
  return [{ corners: roof.area, strength }];
}

/** The corners of the shading bodies that let no sun through, each convex. */
function bodiesOf(configuration: Configuration): Polygon[] {
  const { parts } = derive(configuration, ROLLED_OUT);
  return parts.filter(({ kind }) => SOLID.has(kind)).flatMap(bodyOf);
}

/** The strips of an open section, the largest face of a screen or a basket's side, the bounding box of other parts. */
function bodyOf(part: Part): Polygon[] {
  if (!part.section.closed) return facesOf(part);
  if (part.kind === 'screen' || part.kind === 'gore') return [largestFace(part)];
  return [boxCorners(boundsOf([part]))];
}
