import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { validCase } from '../../testing/arbitraries.js';
import { configured } from '../../testing/configured.js';
import { validate } from '../configuration/validate.js';
import { CATEGORIES } from '../families/categories.js';
import { derive } from './derive.js';
import type { Point } from './geometry.js';
import { grouped } from './grouped.js';
import type { Model } from './model.js';
import { axisOf, boundsOf, facesOf, normalOf, sizeOfSection, type Part } from './part.js';
import { WALL } from './surroundings/house.js';
import { surroundingsOf } from './surroundings/surroundings.js';

const anyPose = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }));
const validConfiguration = validCase.map(({ request, product }) => {
  const { configuration } = validate(request, product);
  if (!configuration) throw new Error('The arbitrary makes valid requests');
  return configuration;
});

/** The depth buffer cannot distinguish faces that are nearer to each other than this, cm. */
const SAME_PLANE = 0.03;
/** Overlaps up to this width, such as the thickness of glass, are not visible; cm. */
const NARROW = 1.1;
/** The sides that the camera can see: top, front, left and right. */
const SEEN = ['x+', 'x-', 'y+', 'z+'];

interface Face {
  readonly part: Part;
  readonly way: string;
  readonly at: number;
  readonly spans: readonly (readonly [number, number])[];
}

/** The rectangular faces of a part that are perpendicular to one of the axes. */
function rectanglesOf(part: Part): Face[] {
  return facesOf(part).flatMap((corners) => {
    const normal = normalOf(corners);
    const axis = (['x', 'y', 'z'] as const).find((each) => Math.abs(normal[each]) > 0.999999);
    const [corner] = corners;
    if (!axis || !corner || corners.length !== 4) return [];
    const spans = (['x', 'y', 'z'] as const)
      .filter((other) => other !== axis)
      .map((other) => {
        const values = corners.map((each: Point) => each[other]);
        return [Math.min(...values), Math.max(...values)] as const;
      });
    return [{ part, way: `${axis}${normal[axis] > 0 ? '+' : '-'}`, at: corner[axis], spans }];
  });
}

const common = (a: readonly [number, number], b: readonly [number, number]): number =>
  Math.min(a[1], b[1]) - Math.max(a[0], b[0]);

/** Describes the pairs of visible faces of different colours in one plane, which would flicker. */
function flickering(model: Model): string[] {
  const parts = [...model.parts, ...surroundingsOf(model)];
  const faces = parts.flatMap(rectanglesOf).filter(({ way }) => SEEN.includes(way));
  const planes = grouped(faces, ({ way, at }) => `${way} ${Math.round(at / SAME_PLANE)}`);
  return [...planes].flatMap(([plane, same]) =>
    same.flatMap((face, index) =>
      same
        .slice(0, index)
        .filter(({ part }) => part.material.color !== face.part.material.color)
        .filter(({ spans }) =>
          spans.every((span, at) => common(span, face.spans[at] ?? span) > NARROW),
        )
        .map(({ part }) => `${part.kind} and ${face.part.kind} in ${plane}`),
    ),
  );
}

describe('visible faces', () => {
  it.each(CATEGORIES)('%s: no two faces of different colours lie in one plane', (category) => {
    for (const deployed of [0, 0.4, 1])
      expect(flickering(derive(configured(category), { deployed }))).toEqual([]);
  });

  it('pergola: the guide of a screen at the wall and a lamp do not lie in one plane', () => {
    const pergola = configured('pergole', {
      variant: 'przyscienne',
      width: 380,
      options: { zipGuides: 1 },
    });
    expect(flickering(derive(pergola))).toEqual([]);
  });

  it('no two of different colours lie in one plane, in any configuration', () => {
    fc.assert(
      fc.property(validConfiguration, anyPose, (configuration, deployed) => {
        expect(flickering(derive(configuration, { deployed }))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

/** The height of the cloth at a distance z from the wall, in cm; null where there is no cloth. */
function clothAt(cloth: Part, z: number): number | null {
  const line = cloth.section.outline.map(([y, depth]) => [y / 10, depth / 10] as const);
  for (const [index, [y, depth]] of line.entries()) {
    const next = line[index + 1];
    if (!next || z < depth || z > next[1]) continue;
    return y + ((next[0] - y) * (z - depth)) / (next[1] - depth);
  }
  return null;
}

describe('the arms of an awning', () => {
  it('stay below its cloth, in any size and pose', () => {
    const size = fc.record({
      width: fc.integer({ min: 200, max: 600 }),
      projection: fc.integer({ min: 150, max: 350 }),
      slope: fc.integer({ min: 5, max: 30 }),
    });
    fc.assert(
      fc.property(size, anyPose, ({ slope, ...sizes }, deployed) => {
        const awning = configured('markizy', {
          ...sizes,
          placement: { slope, mountingHeight: 400 },
        });
        const { parts } = derive(awning, { deployed });
        const cloth = parts.find(({ kind }) => kind === 'cloth');
        if (!cloth) throw new Error('An awning has a cloth');
        const arms = parts.filter(({ kind }) => kind === 'arm' || kind === 'elbow');
        for (const arm of arms) {
          const above = arm.kind === 'elbow' ? 0 : sizeOfSection(arm).height / 2;
          for (const { y, z } of axisOf(arm)) {
            const over = clothAt(cloth, z);
            if (over !== null) expect(over - y - above).toBeGreaterThan(0.5);
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;

describe('the house', () => {
  it('has one front wall, whose ends meet the side walls', () => {
    fc.assert(
      fc.property(validConfiguration, (configuration) => {
        const walls = surroundingsOf(derive(configuration)).filter(({ kind }) => kind === 'wall');
        const boxes = walls.map((wall) => boundsOf([wall]));
        const front = boxes.filter(({ z }) => near(z[1], 0) && near(z[0], -WALL));
        expect(front.length).toBeGreaterThan(0);
        const [wall] = front;
        const others = boxes.filter((box) => box !== wall && near(box.y[0], 0));
        const ends = wall ? wall.x : [];
        for (const end of ends)
          expect(
            others.some(
              ({ x, z }) => x[0] <= end + 0.01 && end <= x[1] + 0.01 && z[1] > -WALL - 0.01,
            ),
          ).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
