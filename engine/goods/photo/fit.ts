import { type Point, point } from '../model/geometry.js';
import { lengthOf, minus, plus, times } from '../model/vector.js';
import { normalMatrix, type Rows, solveLinear, transposedTimes } from './linear.js';
import { eyeOf, type PhotoCamera, inCamera, turned } from './photo-camera.js';
import { costOf, MARK_NOISE, type Residuals } from './residuals.js';

export interface Fitted {
  readonly camera: PhotoCamera;
  /** Sum of the squared residuals. */
  readonly cost: number;
}

/** Standard deviations as shares: of the focal length, and of the eye's distance from the known points. */
export interface Deviations {
  readonly focal: number;
  readonly eye: number;
}

/**
 * The unknowns: logarithm of the focal length, rotation in radians (3), and position of the known points relative to
 * the camera as a share of their distance (3).
 */
const UNKNOWNS = Array.from({ length: 7 }, (_, unknown) => unknown);
const STEP = 1e-6;
const ROUNDS = 40;
const MOST_DAMPING = 1e12;

/** The camera that fits best near `start`, by the Levenberg-Marquardt algorithm; empty where it diverges. */
export function fit(start: PhotoCamera, centre: Point, residuals: Residuals): Fitted[] {
  let best: Fitted = { camera: start, cost: costOf(residuals(start)) };
  let damping = 1e-3;
  for (let round = 0; round < ROUNDS && damping < MOST_DAMPING; round++) {
    const step = dampedStep(best.camera, centre, residuals, damping);
    if (!step) break;
    const camera = moved(best.camera, centre, step);
    const cost = costOf(residuals(camera));
    const gain = best.cost - cost;
    damping = gain >= 0 ? damping / 5 : damping * 8;
    if (gain >= 0) best = { camera, cost };
    if (gain >= 0 && gain <= 1e-8 * cost) break;
  }
  return Number.isFinite(best.cost) ? [best] : [];
}

/**
 * The remaining uncertainty with marks of the usual accuracy: the covariance (JᵀJ)⁻¹σ² of the unknowns, propagated to
 * the eye.
 */
export function deviationsOf(camera: PhotoCamera, centre: Point, residuals: Residuals): Deviations {
  const normal = normalMatrix(slopesOf(camera, centre, residuals));
  const inverse = UNKNOWNS.map((unknown) => solveLinear(normal, only(unknown, 1)) ?? []);
  const deviation = (slope: readonly number[]): number =>
    MARK_NOISE *
    Math.sqrt(
      UNKNOWNS.reduce(
        (sum, i) =>
          UNKNOWNS.reduce(
            (part, j) => part + (slope[i] ?? 0) * (slope[j] ?? 0) * (inverse[i]?.[j] ?? Infinity),
            sum,
          ),
        0,
      ),
    );
  const eyes = UNKNOWNS.map((unknown) => {
    const { eye } = moved(camera, centre, only(unknown, STEP));
    return times(minus(eye, camera.eye), 1 / STEP);
  });
  const along = (axis: keyof Point): number => deviation(eyes.map((eye) => eye[axis]));
  const distance = lengthOf(minus(camera.eye, centre));
  return {
    focal: deviation(only(0, 1)),
    eye: Math.hypot(along('x'), along('y'), along('z')) / distance,
  };
}

/** The Gauss-Newton step, shortened by damping; null where the equations have no solution. */
function dampedStep(
  camera: PhotoCamera,
  centre: Point,
  residuals: Residuals,
  damping: number,
): number[] | null {
  const slopes = slopesOf(camera, centre, residuals);
  const damped = normalMatrix(slopes).map((row, index) =>
    row.map((value, column) => (column === index ? value * (1 + damping) : value)),
  );
  const downhill = transposedTimes(slopes, residuals(camera)).map((value) => -value);
  return solveLinear(damped, downhill);
}

/** How each residual changes with each unknown, by finite differences. */
function slopesOf(camera: PhotoCamera, centre: Point, residuals: Residuals): Rows {
  const columns = UNKNOWNS.map((unknown) => residuals(moved(camera, centre, only(unknown, STEP))));
  return residuals(camera).map((value, row) =>
    columns.map((column) => ((column[row] ?? 0) - value) / STEP),
  );
}

/** The camera after a small change of all unknowns; it turns around the known points, so that they stay in view. */
function moved(camera: PhotoCamera, centre: Point, change: readonly number[]): PhotoCamera {
  const [zoom = 0, a = 0, b = 0, c = 0, x = 0, y = 0, z = 0] = change;
  const fromCamera = inCamera(camera, centre);
  const rotation = turned(camera.rotation, point(a, b, c));
  const shifted = plus(fromCamera, times(point(x, y, z), lengthOf(fromCamera)));
  return {
    size: camera.size,
    focalLength: camera.focalLength * Math.exp(Math.max(-1, Math.min(zoom, 1))),
    rotation,
    eye: plus(centre, eyeOf(rotation, shifted)),
  };
}

function only(unknown: number, value: number): number[] {
  return UNKNOWNS.map((at) => (at === unknown ? value : 0));
}
