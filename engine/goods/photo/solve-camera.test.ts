import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  eyeError,
  type Photograph,
  type PhotographRange,
  photographs,
} from '../../testing/photographs.js';
import { point } from '../model/geometry.js';
import { dot, lengthOf, minus } from '../model/vector.js';
import { lensPrior } from './lens.js';
import type { Marks } from './marks.js';
import { pointOnWall, polygonOnPhoto, projectToPhoto } from './photo-camera.js';
import { solveCamera, type SolvedCamera } from './solve-camera.js';

/** A phone's main camera, at 15 to 60° to the wall's normal; every mark is 2 pixels off. */
const PHONE: PhotographRange = { angle: [15, 60], lens: [22, 30], noise: 2, scatter: 'ring' };

const doorOf = ({ corners, door }: Photograph): Marks['known'] => ({ corners, ...door, foot: 0 });

/** The door's lower edge, measured; its left end is the origin. */
const thresholdOf = ({ corners, door }: Photograph): Marks['known'] => ({
  axis: 'x',
  from: corners[3],
  to: corners[2],
  length: door.width,
  foot: 0,
});

interface Tried {
  readonly photograph: Photograph;
  readonly solved: SolvedCamera;
  /** Relative errors of the focal length and of the eye's position. */
  readonly focal: number;
  readonly eye: number;
}

function tryAll(
  made: readonly Photograph[],
  marksOf: (photograph: Photograph) => Marks,
  stated: (photograph: Photograph) => number | null = () => null,
): Tried[] {
  return made.map((photograph) => {
    const { camera } = photograph;
    const marks = marksOf(photograph);
    const solved = solveCamera(camera.size, marks, lensPrior(camera.size, stated(photograph)));
    if (!solved) throw new Error('no camera was found');
    const shift = 'axis' in marks.known ? -photograph.door.width / 2 : 0;
    const { eye } = solved.camera;
    return {
      photograph,
      solved,
      focal: Math.abs(solved.camera.focalLength / camera.focalLength - 1),
      eye: eyeError(photograph, point(eye.x + shift, eye.y, eye.z)),
    };
  });
}

/** The least value that this share of all values does not exceed. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}

describe('500 cameras', () => {
  const made = photographs(500, PHONE);

  test('a door and edges of the house determine place and lens', () => {
    const tried = tryAll(made, (photograph) => ({
      known: doorOf(photograph),
      lines: photograph.lines,
    }));
    expect(Math.max(...tried.map(({ focal }) => focal))).toBeLessThan(0.03);
    expect(Math.max(...tried.map(({ eye }) => eye))).toBeLessThan(0.02);
  });

  test('edges of the house and one length determine place and lens', () => {
    const tried = tryAll(made, (photograph) => ({
      known: thresholdOf(photograph),
      lines: photograph.lines,
    }));
    expect(Math.max(...tried.map(({ focal }) => focal))).toBeLessThan(0.03);
    expect(
      quantile(
        tried.map(({ eye }) => eye),
        0.99,
      ),
    ).toBeLessThan(0.02);
  });

  test('a door alone is less accurate, and the deviations say how much', () => {
    const tried = tryAll(made, (photograph) => ({ known: doorOf(photograph), lines: [] }));
    expect(
      quantile(
        tried.map(({ eye }) => eye),
        0.5,
      ),
    ).toBeLessThan(0.03);
    const shares = tried.map(({ solved, eye }) => eye / solved.deviations.eye);
    expect(quantile(shares, 0.68)).toBeGreaterThan(0.5);
    expect(quantile(shares, 0.68)).toBeLessThan(1.5);
    expect(quantile(shares, 0.99)).toBeLessThan(3);
  });
});

test('a lens that the photograph states compensates for missing lines', () => {
  const tried = tryAll(
    photographs(100, PHONE),
    (photograph) => ({ known: doorOf(photograph), lines: [] }),
    ({ camera }) => (camera.focalLength * 43.27) / 5000,
  );
  expect(
    quantile(
      tried.map(({ eye }) => eye),
      0.95,
    ),
  ).toBeLessThan(0.04);
});

test('straight in front of the wall the lens cannot be determined, and the result says so', () => {
  const tried = tryAll(photographs(50, { ...PHONE, angle: [0, 2] }), (photograph) => ({
    known: doorOf(photograph),
    lines: [],
  }));
  expect(
    quantile(
      tried.map(({ solved }) => solved.deviations.focal),
      0.1,
    ),
  ).toBeGreaterThan(0.08);
});

test('marks without noise are met exactly', () => {
  const tried = tryAll(photographs(50, { ...PHONE, noise: 0 }), (photograph) => ({
    known: doorOf(photograph),
    lines: photograph.lines,
  }));
  for (const { eye, solved } of tried) {
    expect(eye).toBeLessThan(0.002);
    expect(solved.misfit).toBeLessThan(1);
  }
});

test('a size that does not belong to the marks shows in the misfit', () => {
  const [photograph] = photographs(1, PHONE);
  if (!photograph) throw new Error('there is a photograph');
  const { camera, corners, door, lines } = photograph;
  const known = { corners, width: door.height, height: door.width, foot: 0 };
  const solved = solveCamera(camera.size, { known, lines }, lensPrior(camera.size, null));
  expect(solved?.misfit ?? Infinity).toBeGreaterThan(20);
});

it('never throws, whatever is marked', () => {
  const size = { width: 400, height: 300 };
  const place = fc.record({
    x: fc.integer({ min: -50, max: 450 }),
    y: fc.integer({ min: -50, max: 350 }),
  });
  const line = fc.record({ axis: fc.constantFrom('x', 'y', 'z'), from: place, to: place });
  fc.assert(
    fc.property(
      fc.tuple(place, place, place, place),
      fc.array(line, { maxLength: 4 }),
      fc.integer({ min: 1, max: 1000 }),
      (corners, lines, width) => {
        const known = { corners, width, height: 200, foot: 0 };
        const solved = solveCamera(size, { known, lines }, lensPrior(size, null));
        if (solved) expect(Number.isFinite(lengthOf(solved.camera.eye))).toBe(true);
      },
    ),
    { numRuns: 100 },
  );
});

describe('a camera', () => {
  const [photograph] = photographs(1, PHONE);
  if (!photograph) throw new Error('there is a photograph');
  const { camera } = photograph;

  it('finds a point of the wall where it is seen', () => {
    const at = point(120, 80, 0);
    const found = pointOnWall(camera, projectToPhoto(camera, at));
    expect(found && lengthOf(minus(found, at))).toBeLessThan(1e-6);
  });

  it('finds nothing of the wall beyond its horizon', () => {
    const vanishing = projectToPhoto(camera, point(Math.sign(-camera.eye.x) * 1e9, 0, 0));
    const away = Math.sign(vanishing.x - camera.size.width / 2);
    expect(pointOnWall(camera, { x: vanishing.x + away * 500, y: vanishing.y })).toBeNull();
  });

  it('cuts off everything behind it', () => {
    const behind = [point(0, 0, 0), point(100, 0, 0), point(100, 0, 4000), point(0, 0, 4000)];
    const polygon = polygonOnPhoto(camera, behind);
    expect(polygon.length).toBeGreaterThan(2);
    expect(
      polygonOnPhoto(
        camera,
        behind.map(({ x, y, z }) => point(x, y, z + 4000)),
      ),
    ).toEqual([]);
  });

  it('has axes at right angles', () => {
    const { right, down, forward } = camera.rotation;
    expect(dot(right, down)).toBeCloseTo(0);
    expect(dot(right, forward)).toBeCloseTo(0);
    expect(dot(down, forward)).toBeCloseTo(0);
  });
});
