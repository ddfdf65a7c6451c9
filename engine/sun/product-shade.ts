import type { Configuration } from '../configuration/configuration.js';
import { awningOf } from '../families/awning/layout.js';
import { derive } from '../model/derive.js';
import { ROLLED_OUT } from '../model/model.js';
import { boxCorners, level, type Polygon } from '../model/geometry.js';
import { boundsOf, facesOf, largestFace, type Part } from '../model/part.js';
import type { PartKind } from '../model/part-kinds.js';
import { LOUVRE_DEPTH, louvreCount, pergolaOf, wellOf } from '../families/pergola/model.js';
import { type Louvres, louvreShade } from './louvres.js';
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

/** The families that are built to shade a terrace. */
export function shadesTerrace({ category }: Pick<Configuration, 'category'>): boolean {
  return category === 'markizy' || category === 'pergole';
}

/** The ground under the product, cm. */
export function terraceOf(configuration: Configuration): Terrace {
  if (configuration.category === 'pergole') return pergolaOf(configuration);
  const { x, projection } = awningOf(configuration);
  return { x, z: [0, projection] };
}

/**
 * What shade falls on the terrace at any position of the sun: from an awning rolled out whole, or a pergola with its
 * louvres turned as they are chosen. `facade` is the azimuth that the house's wall faces, degrees; a free-standing
 * pergola has its front there and no wall.
 */
export function shadeOf(configuration: Configuration, facade: number): (sun: SunPosition) => Shade {
  const terrace = terraceOf(configuration);
  const site = siteOf(configuration, facade);
  const solid = bodiesOf(configuration);
  return (sun) => {
    const partial = louvredRoof(configuration, profileAngle(sun, facade));
    return shadeOn(terrace, { solid, partial }, sun, site);
  };
}

/** A free-standing pergola has no wall at its back. */
export function siteOf({ variant }: Configuration, facade: number): Site {
  return { facade, wall: variant !== 'wolnostojace' };
}

/** Louvres of a pergola, cm. */
export function louvresOf(configuration: Configuration): Louvres {
  const { z } = wellOf(pergolaOf(configuration));
  const depth = z[1] - z[0];
  return { chord: LOUVRE_DEPTH, pitch: depth / louvreCount(depth) };
}

/** Louvres let a share of the sun through, by the angle at which it meets them. */
function louvredRoof(configuration: Configuration, profile: number): Casters['partial'] {
  if (configuration.category !== 'pergole') return [];
  const { x, y, z } = wellOf(pergolaOf(configuration));
  const strength = louvreShade(louvresOf(configuration), configuration.lamelOrientation, profile);
  return [{ corners: level(x, y, z), strength }];
}

/** The corners of everything else that keeps the sun off, each body convex. */
function bodiesOf(configuration: Configuration): Polygon[] {
  const { parts } = derive(configuration, ROLLED_OUT);
  return parts.filter(({ kind }) => SOLID.has(kind)).flatMap(bodyOf);
}

/** A bent skin is one body for each of its strips; what is thin is as good as flat, and waves as good as straight. */
function bodyOf(part: Part): Polygon[] {
  if (!part.section.closed) return facesOf(part);
  if (part.kind === 'screen' || part.kind === 'gore') return [largestFace(part)];
  return [boxCorners(boundsOf([part]))];
}
