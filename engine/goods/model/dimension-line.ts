import type { Dimension } from '../configuration/configuration.js';
import { point, type Box, type Point } from './geometry.js';

/** A dimension line with its size, between two points (cm). */
export interface DimensionLine {
  readonly dimension: Dimension;
  /** cm */
  readonly value: number;
  readonly from: Point;
  readonly to: Point;
  /** Extension lines from the product to the dimension line. */
  readonly witnesses: readonly (readonly [Point, Point])[];
}

interface Footprint {
  readonly x: Box['x'];
  readonly z: Box['z'];
  /** Height of the front edge over the ground. */
  readonly height: number;
}

const GROUND_GAP = 36;
const WALL_GAP = 26;
const POST_GAP = 30;

/** The width as a line on the ground in front of the product, and the projection as one to its right. */
export function groundLines({ x, z, height }: Footprint): DimensionLine[] {
  const [left, right] = x;
  const [back, front] = z;
  return [
    {
      dimension: 'width',
      value: right - left,
      from: point(left, 0, front + GROUND_GAP),
      to: point(right, 0, front + GROUND_GAP),
      witnesses: [left, right].map((at) => [
        point(at, height, front),
        point(at, 0, front + GROUND_GAP),
      ]),
    },
    {
      dimension: 'projection',
      value: front - back,
      from: point(right + GROUND_GAP, 0, back),
      to: point(right + GROUND_GAP, 0, front),
      witnesses: [[point(right, 0, front), point(right + GROUND_GAP, 0, front)]],
    },
  ];
}

/** A projection that is measured down a slope, as a line to the right of the product; sizes and places in cm. */
export function slopeLine(
  right: number,
  from: readonly [y: number, z: number],
  to: readonly [y: number, z: number],
  value: number,
): DimensionLine {
  const at = right + GROUND_GAP;
  return {
    dimension: 'projection',
    value,
    from: point(at, ...from),
    to: point(at, ...to),
    witnesses: [from, to].map((end) => [point(right, ...end), point(at, ...end)]),
  };
}

/** The height of a product that stands on the ground, as a line to the left of its front. */
export function standingLine(left: number, height: number, z: number): DimensionLine {
  const at = left - POST_GAP;
  return {
    dimension: 'height',
    value: height,
    from: point(at, 0, z),
    to: point(at, height, z),
    witnesses: [0, height].map((y) => [point(left, y, z), point(at, y, z)]),
  };
}

/**
 * The width as a line above a product that covers an opening, and the height as one to its left; `above` is the
 * distance of the upper line in cm.
 */
export function openingLines({ x, y }: Pick<Box, 'x' | 'y'>, above: number): DimensionLine[] {
  const [left, right] = x;
  const [low, high] = y;
  const top = high + above;
  return [
    {
      dimension: 'width',
      value: right - left,
      from: point(left, top, 0),
      to: point(right, top, 0),
      witnesses: [left, right].map((at) => [point(at, high, 0), point(at, top, 0)]),
    },
    {
      dimension: 'height',
      value: high - low,
      from: point(left - WALL_GAP, low, 0),
      to: point(left - WALL_GAP, high, 0),
      witnesses: [low, high].map((at) => [point(left, at, 0), point(left - WALL_GAP, at, 0)]),
    },
  ];
}
