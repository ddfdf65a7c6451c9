import { colorHex } from '../../configuration/colours.js';
import type { Configuration } from '../../configuration/configuration.js';
import { between, point, stripsAlong } from '../../model/geometry.js';
import type { Box, Point, Polygon } from '../../model/geometry.js';
import { material } from '../../model/material.js';
import type { Material } from '../../model/material.js';
import { ROLLED_OUT } from '../../model/model.js';
import type { Pose } from '../../model/model.js';
import type { Terrace } from '../../sun/shade.js';

const SEAM = 120;
/** Heights in cm over the ground, as awnings are hung over a terrace door. */
export const TOP = 282;
export const CASSETTE = 20;
/** Slope of the cloth as a ratio (14°), including the sag of the arms. */
const FALL = 0.24;
const LOWEST_FRONT = 190;
/** Projection that remains when the awning is closed, cm. */
const STOWED = 12;

/** The positions of the parts of an awning, cm. */
export interface Awning {
  readonly x: Box['x'];
  /** Projection when fully extended. */
  readonly projection: number;
  /** Depth and height of the front bar in this pose. */
  readonly reach: number;
  readonly front: number;
  /** Height of the front bar when fully extended. */
  readonly lowest: number;
  /** The length of the cloth, from the wall to the front bar. */
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
  const whole = Math.max(TOP - CASSETTE / 2 - projection * FALL, LOWEST_FRONT);
  const reach = STOWED + (projection - STOWED) * deployed;
  const flat = flatProfile(
    reach,
    TOP - CASSETTE / 2 - ((TOP - CASSETTE / 2 - whole) * reach) / projection,
  );
  const dome = domeProfile(projection, whole, deployed);
  const cloth = domed ? dome : flat;
  const [front = 0, depth = 0] = cloth.at(-1) ?? [];
  const right = width / 2;
  return {
    x: [-right, right],
    projection,
    reach: depth,
    front,
    lowest: whole,
    profile: cloth,
    cloth: material('fabric', colorHex(color)),
    frame: material('aluminium', colorHex(frameColor)),
    domed,
    sensor: point(right - 26, TOP, 14),
    configuration,
  };
}

/** The ground below the fully extended cloth. */
export function awningTerrace(configuration: Configuration): Terrace {
  const { x, projection } = awningOf(configuration);
  return { x, z: [0, projection] };
}

/** x of the seams between two widths of cloth. */
export function seamsAt([x0, x1]: Box['x']): number[] {
  const count = Math.max(1, Math.round((x1 - x0) / SEAM));
  return Array.from({ length: count - 1 }, (_, index) => x0 + ((x1 - x0) * (index + 1)) / count);
}

/** Straight, with a sag of 1.2 per cent of the reach. */
function flatProfile(reach: number, front: number): [number, number][] {
  const [from, to] = [
    point(0, TOP - CASSETTE / 2, Math.min(18, reach - 2)),
    point(0, front, reach),
  ];
  return Array.from({ length: 7 }, (_, index) => {
    const { y, z } = between(from, to, index / 6);
    return [y - Math.sin((index / 6) * Math.PI) * reach * 0.012, z];
  });
}

/** A quarter of an ellipse from the wall to the front bar; a smaller arc when partly folded. */
function domeProfile(projection: number, front: number, deployed: number): [number, number][] {
  const opening = (Math.PI / 2) * Math.max(0.06, deployed);
  return Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 8) * opening;
    return [front + (TOP - front) * Math.cos(angle), projection * Math.sin(angle)];
  });
}

/** The shading strips of the cloth, one for each of its bends. */
export function clothStrips({ x, profile: cloth }: Awning): Polygon[] {
  return stripsAlong(x, cloth);
}
