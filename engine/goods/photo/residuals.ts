import { point } from '../model/geometry.js';
import { cross } from '../model/vector.js';
import type { LensPrior } from './lens.js';
import { DIRECTIONS, type KnownPoint, type MarkedLine } from './marks.js';
import {
  directionFromCamera,
  fromMiddle,
  type PhotoCamera,
  projectToPhoto,
} from './photo-camera.js';

/** How far off a careful mark is in each direction, pixels (standard deviation). */
export const MARK_NOISE = 2;

/** Computes the residuals of a camera, in pixels. */
export type Residuals = (camera: PhotoCamera) => number[];

/**
 * The function that gives a camera's residuals: x and y of each known point, the deviation of each line, and that of
 * the focal length from what is known of the lens, scaled so that one standard deviation counts like that of a mark.
 */
export function residualsOf(
  points: readonly KnownPoint[],
  lines: readonly MarkedLine[],
  prior: LensPrior,
): Residuals {
  return (camera) => [
    ...points.flatMap(({ world, image }) => {
      const projected = projectToPhoto(camera, world);
      return [projected.x - image.x, projected.y - image.y];
    }),
    ...lines.map((line) => deviationOf(camera, line)),
    (MARK_NOISE * Math.log(camera.focalLength / prior.focalLength)) / prior.deviation,
  ];
}

/**
 * How far the ends of a marked line are, in pixels, from the straight line through their middle towards the vanishing
 * point of its direction: the root of the sum of both squared distances, which are equal.
 */
function deviationOf({ size, focalLength, rotation }: PhotoCamera, line: MarkedLine): number {
  const along = directionFromCamera(rotation, DIRECTIONS[line.axis]);
  const vanishing = point(focalLength * along.x, focalLength * along.y, along.z);
  const [from, to] = [fromMiddle(line.from, size), fromMiddle(line.to, size)];
  const middle = point((from.x + to.x) / 2, (from.y + to.y) / 2, 1);
  const { x, y, z } = cross(middle, vanishing);
  return (Math.SQRT2 * (x * from.x + y * from.y + z)) / Math.hypot(x, y);
}

export function costOf(residuals: readonly number[]): number {
  return residuals.reduce((sum, value) => sum + value * value, 0);
}
