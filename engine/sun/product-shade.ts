import type { Configuration } from '../configuration.js';
import { VALANCE, awningOf, cassetteOf, goreAt } from '../drawing/awning-shape.js';
import { boxCorners, level, stripsAlong, upright } from '../drawing/geometry.js';
import {
  LOUVRE,
  frameBoxes,
  louvreCount,
  pergolaOf,
  screensOf,
  wellOf,
} from '../drawing/pergola-shape.js';
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
 * The shade of an awning rolled out whole, or of a pergola with its louvres turned as they are chosen. `facade` is the
 * azimuth that the house's wall faces, degrees; a free-standing pergola has its front there and no wall.
 */
export function productShade(
  configuration: Configuration,
  sun: SunPosition,
  facade: number,
): Shade {
  const casters =
    configuration.category === 'pergole'
      ? pergolaCasters(configuration, profileAngle(sun, facade))
      : awningCasters(configuration);
  return shadeOn(terraceOf(configuration), casters, sun, siteOf(configuration, facade));
}

/** A free-standing pergola has no wall at its back. */
export function siteOf({ variant }: Configuration, facade: number): Site {
  return { facade, wall: variant !== 'wolnostojace' };
}

/** Louvres of a pergola, cm. */
export function louvresOf(configuration: Configuration): Louvres {
  const { z } = wellOf(pergolaOf(configuration));
  const depth = z[1] - z[0];
  return { chord: LOUVRE, pitch: depth / louvreCount(depth) };
}

function awningCasters(configuration: Configuration): Casters {
  const awning = awningOf(configuration);
  const { x, profile, projection, front, domed } = awning;
  return {
    solid: [
      ...stripsAlong(x, profile),
      ...(domed ? x.map((at) => goreAt(awning, at)) : [boxCorners(cassetteOf(awning))]),
      upright(x, [front - VALANCE, front], projection),
    ],
    partial: [],
  };
}

function pergolaCasters(configuration: Configuration, profile: number): Casters {
  const pergola = pergolaOf(configuration);
  const { x, y, z } = wellOf(pergola);
  const strength = louvreShade(louvresOf(configuration), configuration.lamelOrientation, profile);
  return {
    solid: [...frameBoxes(pergola).map(boxCorners), ...screensOf(pergola)],
    partial: [{ corners: level(x, y, z), strength }],
  };
}
