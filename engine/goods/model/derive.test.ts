import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { validCase } from '../../testing/arbitraries.js';
import { configured } from '../../testing/configured.js';
import { PRODUCTS } from '../../testing/products.js';
import type { Configuration, ConfigurationRequest } from '../configuration/configuration.js';
import type { WarningCode } from '../configuration/issues.js';
import { validate } from '../configuration/validate.js';
import { warningsOf } from '../configuration/warnings.js';
import { MOUNTING_HEIGHT, SLOPE } from '../families/awning/placement.js';
import { CATEGORIES } from '../families/categories.js';
import { familyOf } from '../families/families.js';
import { derive } from './derive.js';
import type { Model } from './model.js';
import { PART_NAMES, type PartKind } from './part-kinds.js';
import { boundsOf, facesOf, type Part } from './part.js';
import { cross, dot, lengthOf, minus } from './vector.js';

const validConfiguration = validCase.map(({ request, product }) => {
  const { configuration } = validate(request, product);
  if (!configuration) throw new Error('The arbitrary makes valid requests');
  return configuration;
});

const kindsOf = ({ parts }: Model): Set<string> => new Set(parts.map(({ kind }) => kind));
const ofKind = ({ parts }: Model, kind: Part['kind']): Part[] =>
  parts.filter((part) => part.kind === kind);

/** The volume in cm³, by the divergence theorem; positive where the faces look outwards. */
function volumeOf(part: Part): number {
  const sixth = facesOf(part).flatMap(([first, ...rest]) =>
    rest.slice(1).map((corner, index) => {
      const previous = rest[index];
      return first && previous ? dot(first, cross(previous, corner)) : 0;
    }),
  );
  return sixth.reduce((sum, value) => sum + value, 0) / 6;
}

describe('every model', () => {
  it('has the configured sizes', () => {
    fc.assert(
      fc.property(validConfiguration, (configuration) => {
        const { dimensions } = derive(configuration);
        const { width, projection, height } = configuration;
        const sizes = { width, projection, height };
        const expected = Object.entries(sizes).filter(([, size]) => size !== null);
        expect(dimensions.map(({ dimension, value }) => [dimension, value])).toEqual(expected);
        for (const { from, to, value } of dimensions) {
          expect(lengthOf(minus(to, from))).toBeCloseTo(value, 6);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('consists of closed bodies with outward faces and the stated lengths', () => {
    fc.assert(
      fc.property(
        validConfiguration,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (configuration, deployed) => {
          for (const part of derive(configuration, { deployed }).parts) {
            expect(part.matrix).toHaveLength(16);
            expect(part.matrix.every(Number.isFinite)).toBe(true);
            expect(Math.hypot(...part.matrix.slice(0, 3))).toBeCloseTo(part.length, 6);
            expect(PART_NAMES).toHaveProperty(part.kind);
            if (part.section.closed) expect(volumeOf(part)).toBeGreaterThan(0);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('ends at the ground, also the valance of the lowest and steepest awning', () => {
    const placement = { mountingHeight: MOUNTING_HEIGHT.min, slope: SLOPE.max };
    const { parts } = derive(configured('markizy', { width: 600, projection: 350, placement }));
    expect(boundsOf(parts).y[0]).toBeGreaterThanOrEqual(0);
  });

  it('stays within its width but for end caps, joints and sensors', () => {
    fc.assert(
      fc.property(validConfiguration, (configuration) => {
        const { x, y } = boundsOf(derive(configuration).parts);
        const half = configuration.width / 2;
        expect(x[0]).toBeGreaterThanOrEqual(-half - 30);
        expect(x[1]).toBeLessThanOrEqual(half + 30);
        expect(x[1] - x[0]).toBeGreaterThanOrEqual(configuration.width - 1);
        expect(y[0]).toBeGreaterThanOrEqual(-0.001);
      }),
      { numRuns: 100 },
    );
  });
});

describe.each(CATEGORIES)('the model of %s', (category) => {
  const plain = configured(category, { options: {} });
  const changes: Partial<ConfigurationRequest>[] = [
    ...PRODUCTS[category].availableVariants.map((variant) => ({ variant })),
    ...PRODUCTS[category].availableColors.map((color) => ({ color })),
    ...PRODUCTS[category].availableFrameColors.map((frameColor) => ({ frameColor })),
    ...familyOf(category).controlTypes.map((controlType) => ({ controlType })),
    ...familyOf(category).options.flatMap(({ code, unit, maxQuantity }) =>
      Array.from({ length: maxQuantity }, (_, index) => ({
        controlType: familyOf(category).controlTypes.at(-1) ?? null,
        options: { [code]: unit === 'each' ? index + 1 : true },
      })),
    ),
    { lamelOrientation: Math.min(45, familyOf(category).maxLamelOrientation) },
    { openingAngle: Math.min(45, familyOf(category).maxOpeningAngle) },
  ];

  it('differs for every choice', () => {
    const configurations = new Map<string, Configuration>();
    for (const change of [{}, ...changes]) {
      const configuration = configured(category, { options: {}, ...change });
      // A fourth screen has no place on a pergola at a wall and is not built: the parts equal those of three screens.
      if (warned(configuration, 'screen_at_wall')) continue;
      const parts = JSON.stringify(derive(configuration).parts);
      const twin = configurations.get(parts);
      if (twin) expect(configuration).toEqual(twin);
      configurations.set(parts, configuration);
    }
    expect(configurations.size).toBeGreaterThan(2);
  });

  it('has fewer than 150 parts of fewer than 12 sections', () => {
    const { parts } = derive(plain);
    expect(parts.length).toBeLessThan(150);
    expect(new Set(parts.map(({ section }) => section.id)).size).toBeLessThan(12);
  });
});

describe('an awning', () => {
  it('is widest at its cassette, and narrowest at its cloth', () => {
    const width = (kind: Part['kind']): number => {
      const { x } = boundsOf(ofKind(out, kind));
      return x[1] - x[0];
    };
    expect(width('cloth')).toBeCloseTo(400 - 11, 6);
    expect(width('front_bar')).toBeCloseTo(400, 6);
    expect(width('end_cap')).toBeCloseTo(406, 6);
  });

  const out = derive(configured('markizy'));
  const half = derive(configured('markizy'), { deployed: 0.5 });
  const stowed = derive(configured('markizy'), { deployed: 0 });
  const reach = (model: Model): number => boundsOf(ofKind(model, 'front_bar')).z[1];

  it('retracts below its cassette', () => {
    expect(reach(out)).toBeCloseTo(300 * Math.cos((14 * Math.PI) / 180) + 5, 0);
    expect(reach(half)).toBeCloseTo(162, 0);
    expect(reach(stowed)).toBeLessThan(30);
  });

  it('bends its arms towards the middle and never stretches them', () => {
    const lengths = (model: Model): number[] =>
      ofKind(model, 'arm').map(({ length }) => Math.round(length));
    expect(lengths(half)).toEqual(lengths(out));
    const arms = boundsOf(ofKind(half, 'arm')).x;
    expect(arms[0]).toBeGreaterThan(-200);
    expect(arms[1]).toBeLessThan(200);
  });

  it('has a third arm when it is wide, and bows instead of arms as a basket', () => {
    expect(ofKind(out, 'elbow')).toHaveLength(2);
    expect(ofKind(derive(configured('markizy', { width: 600 })), 'elbow')).toHaveLength(3);
    const basket = derive(configured('markizy', { variant: 'koszowe' }));
    expect(kindsOf(basket)).toContain('bow');
    expect(kindsOf(basket)).not.toContain('arm');
  });

  it('leaves headroom below its valance', () => {
    // 310 (mounting height) - 10 (half the cassette) - 300 × sin 14° - 5 (half the front bar) - 17 (valance)
    expect(out.clearHeight).toBeCloseTo(205.4, 1);
    const low = boundsOf(ofKind(out, 'valance')).y[0];
    expect(out.clearHeight).toBeCloseTo(low, 1);
  });
});

describe('a pergola', () => {
  it('gets another field of louvres and posts where it is wide, deep or in heavy snow', () => {
    const built = (request: Partial<ConfigurationRequest>) => {
      const model = derive(configured('pergole', request));
      return [ofKind(model, 'louvre').length, ofKind(model, 'post').length];
    };
    expect(built({ width: 400 })).toEqual([19, 2]);
    expect(built({ width: 400, placement: { snowZone: 3 } })).toEqual([38, 3]);
    expect(built({ width: 700 })).toEqual([38, 3]);
    expect(built({ width: 700, projection: 500, placement: { snowZone: 5 } })).toEqual([72, 6]);
  });

  it('stands on two posts at the wall and on four in the garden', () => {
    const posts = (variant: string): number =>
      ofKind(derive(configured('pergole', { variant })), 'post').length;
    expect([posts('przyscienne'), posts('wolnostojace')]).toEqual([2, 4]);
  });

  it('has its screens and guides at the chosen sides, else in the usual order', () => {
    const sidesWith = (kind: PartKind, request: Partial<ConfigurationRequest>) => {
      const model = derive(configured('pergole', request));
      const { x, z } = model.footprint;
      const places = ofKind(model, kind).map((part) => boundsOf([part]));
      return [
        places.some((at) => at.x[1] < x[0] + 15 && at.z[1] - at.z[0] > 0) && 'left',
        places.some((at) => at.x[0] > x[1] - 15) && 'right',
        places.some((at) => at.z[0] > z[1] - 15 && at.x[1] - at.x[0] > 30) && 'front',
        places.some((at) => at.z[1] < z[0] + 15 && at.x[1] - at.x[0] > 30) && 'back',
      ].filter((side) => side !== false);
    };
    const at = (sideScreens: number, screenSides = '', variant = 'przyscienne') =>
      sidesWith('screen', { variant, options: { sideScreens }, placement: { screenSides } });
    expect(at(2)).toEqual(['left', 'right']);
    expect(at(1, 'front')).toEqual(['front']);
    expect(at(2, 'front')).toEqual(['left', 'front']);
    expect(at(1, 'right,front')).toEqual(['right']);
    expect(at(4)).toEqual(['left', 'right', 'front']);
    expect(at(1, 'back', 'wolnostojace')).toEqual(['back']);
    const guided = {
      options: { sideScreens: 1, zipGuides: 2 },
      placement: { screenSides: 'right' },
    };
    expect(sidesWith('zip_guide', guided)).toEqual(['right']);
  });

  it('turns all louvres by the same angle in place', () => {
    const shut = ofKind(derive(configured('pergole')), 'louvre');
    const open = ofKind(derive(configured('pergole', { lamelOrientation: 90 })), 'louvre');
    expect(open.map(({ matrix }) => matrix.slice(12))).toEqual(
      shut.map(({ matrix }) => matrix.slice(12)),
    );
    const height = (part: Part): number => boundsOf([part]).y[1] - boundsOf([part]).y[0];
    expect(open.map(height)).toEqual(open.map(() => expect.closeTo(21, 1)));
    expect(shut.map(height)).toEqual(shut.map(() => expect.closeTo(4.8, 1)));
  });
});

describe('the wind class', () => {
  it('is defined for C50 blinds only', () => {
    const classOf = (request: Partial<ConfigurationRequest>) =>
      derive(configured('zaluzje', { height: 200, ...request })).windClass;
    expect(classOf({ variant: 'c50', width: 200 })).toBe(4);
    expect(classOf({ variant: 'c50', width: 201 })).toBe(3);
    expect(classOf({ variant: 'c80', width: 200 })).toBeNull();
    expect(derive(configured('markizy')).windClass).toBeNull();
  });
});

describe('a facade blind', () => {
  const lowered = derive(configured('zaluzje'));
  const lifted = derive(configured('zaluzje'), { deployed: 0 });

  it('keeps its slats when it is raised: they are stacked in the head box', () => {
    expect(ofKind(lifted, 'slat')).toHaveLength(ofKind(lowered, 'slat').length);
    const box = boundsOf(ofKind(lifted, 'head_box')).y;
    const packed = boundsOf(ofKind(lifted, 'slat')).y;
    expect(packed[0]).toBeGreaterThan(box[0]);
    expect(packed[1]).toBeLessThan(box[1]);
  });

  it('closes its slats until they overlap', () => {
    const [first, second] = ofKind(lowered, 'slat');
    if (!first || !second) throw new Error('A blind has slats');
    expect(boundsOf([second]).y[1]).toBeGreaterThan(boundsOf([first]).y[0]);
  });
});

const warned = (configuration: Configuration, code: WarningCode): boolean =>
  warningsOf(configuration, PRODUCTS[configuration.category]).some((one) => one.code === code);
