import { colorHex } from '../colours.js';
import type { Configuration } from '../configuration.js';
import { between, boxFaces, point, stripsAlong } from './geometry.js';
import type { Box, Polygon } from './geometry.js';

const SEAM = 120;
export const VALANCE = 17;
/** Heights in cm over the ground, as awnings are hung over a terrace door. */
export const TOP = 282;
export const CASSETTE = 20;

export interface Awning {
  readonly x: Box['x'];
  readonly projection: number;
  readonly front: number;
  readonly profile: readonly (readonly [y: number, z: number])[];
  readonly fabric: string;
  readonly frame: string;
  readonly domed: boolean;
  readonly configuration: Configuration;
}

export function awningOf(configuration: Configuration): Awning {
  const { width, variant, color, frameColor } = configuration;
  const projection = configuration.projection ?? width;
  const domed = variant === 'koszowe';
  const front = Math.max(TOP - CASSETTE / 2 - projection * 0.24, 190);
  return {
    x: [-width / 2, width / 2],
    projection,
    front,
    profile: domed ? domeProfile(projection, front) : flatProfile(projection, front),
    fabric: colorHex(color),
    frame: colorHex(frameColor),
    domed,
    configuration,
  };
}

/** A hanging edge in soft waves of about 30 cm. */
export function valanceShape([x0, x1]: Box['x'], top: number, z: number): Polygon {
  const waves = Math.max(4, Math.round((x1 - x0) / 30));
  const steps = waves * 6;
  const hem = Array.from({ length: steps + 1 }, (_, index) => {
    const phase = Math.abs(Math.sin((index / 6) * Math.PI));
    return point(x0 + ((x1 - x0) * index) / steps, top - VALANCE * (0.72 + 0.28 * phase), z);
  });
  return [point(x0, top, z), ...hem, point(x1, top, z)];
}

/** What keeps the sun off: cloth, cassette and valance. */
export function castersOf(awning: Awning): Polygon[] {
  const { x, profile, projection, front } = awning;
  return [
    ...stripsAlong(x, profile),
    ...boxFaces(cassetteOf(awning)),
    valanceShape(x, front + 5, projection),
  ];
}

export function cassetteOf({ x }: Pick<Awning, 'x'>): Box {
  return { x, y: [TOP - CASSETTE, TOP], z: [0, 22] };
}

/** The closed side of a basket awning at an x. */
export function goreAt({ profile, front }: Awning, x: number): Polygon {
  return [...profile.map(([y, z]) => point(x, y, z)), point(x, front, 0)];
}

/** Where two widths of cloth are sewn together. */
export function seamsAt([x0, x1]: Box['x']): number[] {
  const count = Math.max(1, Math.round((x1 - x0) / SEAM));
  return Array.from({ length: count - 1 }, (_, index) => x0 + ((x1 - x0) * (index + 1)) / count);
}

/** Straight, but for a sag of one and a half per cent of the projection. */
function flatProfile(projection: number, front: number): [number, number][] {
  const [from, to] = [point(0, TOP - CASSETTE / 2, 18), point(0, front, projection)];
  return Array.from({ length: 7 }, (_, index) => {
    const { y, z } = between(from, to, index / 6);
    return [y - Math.sin((index / 6) * Math.PI) * projection * 0.012, z];
  });
}

/** A quarter of an ellipse from the wall to the front bar. */
function domeProfile(projection: number, front: number): [number, number][] {
  return Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 8) * (Math.PI / 2);
    return [front + (TOP - front) * Math.cos(angle), projection * Math.sin(angle)];
  });
}
