import { colorHex } from '../../configuration/colours.js';
import type { Configuration } from '../../configuration/configuration.js';
import {
  between,
  point,
  stripsAlong,
  type Box,
  type Point,
  type Polygon,
  cosine,
  sine,
} from '../../model/geometry.js';
import { material, type Material } from '../../model/material.js';
import { ROLLED_OUT, type Pose } from '../../model/model.js';
import type { Terrace } from '../../sun/shade.js';
import { placementNumber, MOUNTING_HEIGHT, SLOPE } from './placement.js';

const SEAM = 120;
/** Height of the cassette, and how far below its top the cloth leaves it; cm. */
export const CASSETTE = 20;
const OUTLET = CASSETTE / 2;
/** How high the front bar itself and the valance below it are, cm. */
export const BAR = 10;
export const VALANCE = 17;
/** How much narrower than the front bar the cloth of a cassette awning is on each side, cm. */
const CLOTH_INSET = 5.5;
/** Projection that remains when a cassette awning is closed, cm. */
const STOWED = 24;

/** Where the parts of an awning are (cm), and of what they are made. */
export interface Awning {
  /** The ordered width, which is the length of the front bar. */
  readonly x: Box['x'];
  readonly clothX: Box['x'];
  /** The mounting height; for a cassette awning the upper edge of the cassette. */
  readonly top: number;
  /** The ordered projection, measured along the extended cloth or, of a basket awning, horizontally. */
  readonly projection: number;
  /** Distance of the front bar from the wall in this pose. */
  readonly reach: number;
  /** Height of the middle of the front bar above the ground in this pose. */
  readonly front: number;
  /** `front` when the awning is fully extended. */
  readonly lowest: number;
  /** The cloth seen from the side, from the wall to the front bar. */
  readonly profile: readonly (readonly [y: number, z: number])[];
  readonly cloth: Material;
  readonly frame: Material;
  readonly domed: boolean;
  readonly sensor: Point;
  readonly configuration: Configuration;
}

export function awningOf(configuration: Configuration, { deployed }: Pose = ROLLED_OUT): Awning {
  const { width, variant, color, frameColor } = configuration;
  const projection = configuration.projection ?? width;
  const domed = variant === 'koszowe';
  const top = placementNumber(configuration, MOUNTING_HEIGHT);
  const slope = placementNumber(configuration, SLOPE);
  const lowest = top - OUTLET - projection * sine(slope);
  const along = STOWED + (projection - STOWED) * deployed;
  const profile = domed
    ? domeProfile(projection, top, lowest, deployed)
    : flatProfile(point(0, top - OUTLET, 0), along, slope);
  const [front = 0, reach = 0] = profile.at(-1) ?? [];
  const right = width / 2;
  const inset = domed ? 0 : CLOTH_INSET;
  return {
    x: [-right, right],
    clothX: [inset - right, right - inset],
    top,
    projection,
    reach,
    front,
    lowest,
    profile,
    cloth: material('fabric', colorHex(color)),
    frame: material('aluminium', colorHex(frameColor)),
    domed,
    sensor: domed ? point(right + 12, top - 12, 0) : point(right - 26, top, 14),
    configuration,
  };
}

/**
 * The headroom in cm below the valance of the extended awning: mounting height - 10 (half the cassette) - projection ×
 * sin(slope) - 5 (half the front bar) - 17 (valance).
 */
export function clearHeightOf(configuration: Configuration): number {
  return awningOf(configuration).lowest - BAR / 2 - VALANCE;
}

/** The ground below the fully extended cloth, assumed to be as deep as the projection at any slope; cm. */
export function awningTerrace(configuration: Configuration): Terrace {
  const { x, projection } = awningOf(configuration);
  return { x, z: [0, projection] };
}

/** x of the seams between two widths of cloth. */
export function seamsAt([x0, x1]: Box['x']): number[] {
  const count = Math.max(1, Math.round((x1 - x0) / SEAM));
  return Array.from({ length: count - 1 }, (_, index) => x0 + ((x1 - x0) * (index + 1)) / count);
}

/** Points of the cloth from inside the cassette to `along` cm down the slope (degrees), with a sag of 1.2 per cent. */
function flatProfile(outlet: Point, along: number, slope: number): [number, number][] {
  const at = (length: number): Point =>
    point(0, outlet.y - length * sine(slope), outlet.z + length * cosine(slope));
  const [from, to] = [at(Math.min(18, along - 2)), at(along)];
  return Array.from({ length: 7 }, (_, index) => {
    const { y, z } = between(from, to, index / 6);
    return [y - Math.sin((index / 6) * Math.PI) * along * 0.012, z];
  });
}

/** A quarter of an ellipse from the wall to the front bar; a smaller arc of it when the awning is partly folded. */
function domeProfile(
  projection: number,
  top: number,
  front: number,
  deployed: number,
): [number, number][] {
  const opening = (Math.PI / 2) * Math.max(0.06, deployed);
  return Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 8) * opening;
    return [front + (top - front) * Math.cos(angle), projection * Math.sin(angle)];
  });
}

/** The cloth as flat strips, one between each two neighbouring points of its profile. */
export function clothStrips({ clothX, profile: cloth }: Awning): Polygon[] {
  return stripsAlong(clothX, cloth);
}
