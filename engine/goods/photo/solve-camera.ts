import { type Point, point } from '../model/geometry.js';
import { plus, times } from '../model/vector.js';
import { type Deviations, deviationsOf, fit } from './fit.js';
import type { LensPrior } from './lens.js';
import { normalMatrix, solveLinear, transposedTimes } from './linear.js';
import { knownPoints, type KnownPoint, type Marks } from './marks.js';
import {
  directionFromCamera,
  eyeOf,
  fromMiddle,
  type PhotoCamera,
  type PhotoSize,
  rotationOf,
  inCamera,
} from './photo-camera.js';
import { residualsOf } from './residuals.js';

/** A camera that fits the marks, and how well. */
export interface SolvedCamera {
  readonly camera: PhotoCamera;
  readonly deviations: Deviations;
  /** Distance between the marks and the camera's own view of them, pixels (root of the mean square). */
  readonly misfit: number;
}

const START_YAWS = [-45, 0, 45].map((degrees) => (degrees * Math.PI) / 180);

/**
 * The camera that took a photograph: the one that fits all marks best, the lens included, by least squares of the
 * distances in the picture. The search starts at several views of the wall. Null where the marks fit no camera.
 */
export function solveCamera(size: PhotoSize, marks: Marks, prior: LensPrior): SolvedCamera | null {
  const points = knownPoints(marks);
  const residuals = residualsOf(points, marks.lines, prior);
  const centre = middleOf(points);
  const [best] = START_YAWS.flatMap((yaw) => startingCamera(yaw, points, prior, size))
    .flatMap((start) => fit(start, centre, residuals))
    .filter(({ camera }) => seesFront(camera, points))
    .toSorted((a, b) => a.cost - b.cost);
  if (!best) return null;
  const { camera, cost } = best;
  return {
    camera,
    deviations: deviationsOf(camera, centre, residuals),
    misfit: Math.sqrt(cost / (points.length + marks.lines.length)),
  };
}

/** A level camera that looks at the wall from one side, at the distance that follows from the known points. */
function startingCamera(
  yaw: number,
  points: readonly KnownPoint[],
  { focalLength }: LensPrior,
  size: PhotoSize,
): PhotoCamera[] {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const rotation = rotationOf(point(cos, 0, sin), point(0, -1, 0), point(sin, 0, -cos));
  // A known point is seen at origin + R · world, on the ray of its image: two linear equations for the origin.
  const equations = points.flatMap(({ world, image }) => {
    const at = directionFromCamera(rotation, world);
    const { x, y } = fromMiddle(image, size);
    const [u, v] = [x / focalLength, y / focalLength];
    return [
      { row: [1, 0, -u], right: u * at.z - at.x },
      { row: [0, 1, -v], right: v * at.z - at.y },
    ];
  });
  const rows = equations.map(({ row }) => row);
  const right = transposedTimes(
    rows,
    equations.map((equation) => equation.right),
  );
  const [x, y, z] = solveLinear(normalMatrix(rows), right) ?? [];
  if (x === undefined || y === undefined || z === undefined) return [];
  return [{ size, focalLength, rotation, eye: eyeOf(rotation, point(x, y, z)) }];
}

/** Whether all points are in front of the camera, and the camera in front of the wall. */
function seesFront(camera: PhotoCamera, points: readonly KnownPoint[]): boolean {
  return camera.eye.z > 0 && points.every(({ world }) => inCamera(camera, world).z > 0);
}

function middleOf(points: readonly KnownPoint[]): Point {
  const sum = points.reduce((total, { world }) => plus(total, world), point(0, 0, 0));
  return times(sum, 1 / points.length);
}
