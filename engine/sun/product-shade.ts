import type { Configuration } from '../configuration/configuration.js';
import { familyOf } from '../families/families.js';
import type { LouvredRoof } from '../families/family.js';
import { derive } from '../model/derive.js';
import { ROLLED_OUT } from '../model/model.js';
import { boxCorners, type Polygon } from '../model/geometry.js';
import { boundsOf, facesOf, largestFace, type Part } from '../model/part.js';
import type { PartKind } from '../model/part-kinds.js';
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
 * What shade falls on the terrace at any position of the sun: from a product rolled out whole, its louvres turned as
 * they are chosen. `facade` is the azimuth that the house's wall faces, degrees; what stands free has its front there
 * and no wall.
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

/** Where the house's wall faces, and whether it stands at the product's back. */
export function siteOf(configuration: Configuration, facade: number): Site {
  const { isFreeStanding } = familyOf(configuration.category);
  return { facade, wall: !isFreeStanding?.(configuration) };
}

/** The louvres of a product's roof; null where it has none. */
export function louvredRoofOf(configuration: Configuration): LouvredRoof | null {
  const { sun } = familyOf(configuration.category);
  return (sun?.on === 'terrace' && sun.louvredRoof?.(configuration)) || null;
}

/** Louvres let a share of the sun through, by the angle at which it meets them. */
function partialShade(configuration: Configuration, profile: number): Casters['partial'] {
  const roof = louvredRoofOf(configuration);
  if (!roof) return [];
  const strength = louvreShade(roof.louvres, configuration.lamelOrientation, profile);
  return [{ corners: roof.area, strength }];
}

/** The corners of everything else that keeps the sun off, each body convex. */
function bodiesOf(configuration: Configuration): Polygon[] {
  const { parts } = derive(configuration, ROLLED_OUT);
  return parts.filter(({ kind }) => SOLID.has(kind)).flatMap(bodyOf);
}

/** A bent skin is one body for each strip; thin parts count as flat, and wavy edges as straight. */
function bodyOf(part: Part): Polygon[] {
  if (!part.section.closed) return facesOf(part);
  if (part.kind === 'screen' || part.kind === 'gore') return [largestFace(part)];
  return [boxCorners(boundsOf([part]))];
}
