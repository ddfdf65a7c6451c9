import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CATEGORIES } from '../families/categories.js';
import { familyOf } from '../families/families.js';
import {
  type Measurement,
  measuredSizes,
  measuringNote,
  measuringWarnings,
  targetLabel,
} from './measurement.js';

const SCREEN = familyOf('refleksole');
const AWNING = familyOf('markizy');

const NOTHING: Measurement = {
  readings: {},
  diagonals: [],
  placement: {},
  variant: '',
  options: {},
  obstacles: [],
  socket: null,
  remark: '',
};

const IN_REVEAL: Measurement = {
  ...NOTHING,
  readings: { width: [121.4, 120.9, 121.2], height: [150, 150.2, 150.1] },
  placement: { fixing: 'wneka' },
};

test.each([
  [
    'in a reveal: the smallest less 1 cm and 0.5 cm, and the box of 13 cm',
    SCREEN,
    IN_REVEAL,
    { width: 119, height: 136 },
  ],
  [
    'on the wall: 10 cm more on each side and below',
    SCREEN,
    { ...IN_REVEAL, placement: { fixing: 'sciana' } },
    { width: 140, height: 160 },
  ],
  [
    'in a reveal with ZIP guides: less their covers of 1.2 cm at each side, too',
    SCREEN,
    { ...IN_REVEAL, options: { zipGuides: 2 } },
    { width: 117, height: 136 },
  ],
  [
    'a length with a missing reading has no size yet',
    SCREEN,
    { ...IN_REVEAL, readings: { width: [120, null, 121], height: [150, 150, 150] } },
    { height: 136 },
  ],
  [
    'on a terrace: the smallest reading in whole cm',
    AWNING,
    {
      ...NOTHING,
      readings: {
        width: [412.5],
        projection: [300.2, 299.9, 301],
        mountingHeight: [280, 279, 281],
      },
    },
    // The caps of the cassette need 3 cm at each side.
    { width: 406, projection: 299, mountingHeight: 279 },
  ],
  ['nothing measured', AWNING, NOTHING, {}],
])('sizes to order: %s', (_case, family, measurement, sizes) => {
  expect(measuredSizes(family, measurement)).toEqual(sizes);
});

describe('warnings', () => {
  const WITH_GUIDES = { ...IN_REVEAL, options: { zipGuides: 2 } };

  test.each([
    [2, []],
    [
      2.1,
      [
        expect.stringMatching(
          /^Szerokość otworu: odczyty różnią się o\s2,1\scm\. Wnęka jest krzywa/,
        ),
      ],
    ],
  ])('widths that differ by %d cm', (difference, expected) => {
    const readings = { width: [120, 120 + difference, 121], height: [150, 150, 150] };
    expect(measuringWarnings(SCREEN, { ...WITH_GUIDES, readings })).toEqual(expected);
  });

  test.each([
    [1, []],
    [1.1, [expect.stringMatching(/^Przekątne różnią się o\s1,1\scm/)]],
  ])('diagonals that differ by %d cm', (difference, expected) => {
    const diagonals = [190, 190 + difference];
    expect(measuringWarnings(SCREEN, { ...WITH_GUIDES, diagonals })).toEqual(expected);
  });

  test('an option that would need a narrower size in the reveal', () => {
    expect(measuringWarnings(SCREEN, IN_REVEAL)).toEqual([
      expect.stringMatching(/„Prowadnice ZIP” .* zamów szerokość 117\scm\.$/),
    ]);
    const onWall = { ...IN_REVEAL, placement: { fixing: 'sciana' } };
    expect(measuringWarnings(SCREEN, onWall)).toEqual([]);
  });
});

test('goods of the measured size fit into the reveal with all that sticks out of them', () => {
  const fixed = CATEGORIES.map(familyOf).filter(({ placement }) =>
    placement.some(({ code }) => code === 'fixing'),
  );
  const length = fc.double({ min: 60, max: 300, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(...fixed), length, length, fc.boolean(), (family, w, h, guides) => {
      const options = { zipGuides: guides ? 2 : 0 };
      const readings = { width: [w], height: [h] };
      const { width, height } = measuredSizes(family, { ...IN_REVEAL, readings, options });
      const sized = {
        variant: family.variants[0].code,
        width: width!,
        height: height!,
        options,
      };
      const { opening } = family.overallSize!({ ...sized, placement: IN_REVEAL.placement })!;
      expect(opening!.width).toBeLessThanOrEqual(w);
      expect(opening!.height).toBeLessThanOrEqual(h);
    }),
  );
});

test('the note names all readings and all obstacles', () => {
  const note = measuringNote(SCREEN, {
    ...IN_REVEAL,
    diagonals: [192, 192.4],
    obstacles: ['lamp', 'sill'],
    socket: 'near',
    remark: 'Okno na piętrze.',
  });
  expect(note.replaceAll('\u00a0', ' ')).toBe(
    'Refleksole. Szerokość otworu: 121,4 / 120,9 / 121,2 cm. Wysokość otworu: 150 / 150,2 / 150,1 cm. ' +
      'Przekątne: 192 / 192,4 cm. Mocowanie: we wnęce. Przeszkody: parapet, lampa. Gniazdko: do 2 m od osłony. ' +
      'Uwagi: Okno na piętrze.',
  );
  expect(measuringNote(SCREEN, NOTHING)).toBe('');
});

test.each(CATEGORIES)(
  '%s: every size is measured, and each length determines a size or setting',
  (category) => {
    const family = familyOf(category);
    const targets = family.measuring.lengths.map(({ target }) => target);
    expect(new Set(targets).size).toBe(targets.length);
    for (const { dimension } of family.dimensions) expect(targets).toContain(dimension);
    for (const target of targets) expect(targetLabel(family, target)).not.toBe('');
  },
);

test('a size is never larger than the opening in a reveal, whatever is read', () => {
  const reading = fc.integer({ min: 300, max: 6000 }).map((mm) => mm / 10);
  const three = fc.tuple(reading, reading, reading);
  fc.assert(
    fc.property(three, three, (width, height) => {
      const sizes = measuredSizes(SCREEN, { ...IN_REVEAL, readings: { width, height } });
      expect(sizes.width).toBeLessThanOrEqual(Math.min(...width) - 1);
      expect(sizes.height).toBeLessThanOrEqual(Math.min(...height) - 13.5);
      expect(sizes.height).toBeGreaterThan(Math.min(...height) - 14.5);
      expect(sizes.width).toBeGreaterThan(Math.min(...width) - 2);
    }),
  );
});

test.each(['zaluzje', 'refleksole', 'rolety'] as const)(
  'the %s that are ordered for a reveal fit into it with their box',
  (category) => {
    const reading = fc.integer({ min: 1000, max: 3000 }).map((mm) => mm / 10);
    const family = familyOf(category);
    fc.assert(
      fc.property(reading, reading, (width, height) => {
        const readings = { width: [width], height: [height] };
        const sizes = measuredSizes(family, { ...IN_REVEAL, readings });
        const ordered = {
          variant: family.variants[0].code,
          width: sizes.width ?? 0,
          height: sizes.height ?? 0,
          options: {},
          placement: IN_REVEAL.placement,
        };
        const { opening } = family.overallSize?.(ordered) ?? {};
        expect(opening?.width).toBeLessThanOrEqual(width);
        expect(opening?.height).toBeLessThanOrEqual(height);
        expect(opening?.height).toBeGreaterThan(height - 2.2);
      }),
    );
  },
);

test.each(['zaluzje', 'refleksole', 'rolety'] as const)(
  'a reveal that the %s fill exactly is measured as their size',
  (category) => {
    const family = familyOf(category);
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 250 }), (size) => {
        const { placement } = IN_REVEAL;
        const variant = family.variants[0].code;
        const whole = { variant, width: size, height: size, options: {}, placement };
        const { opening } = family.overallSize?.(whole) ?? {};
        const readings = { width: [opening?.width ?? 0], height: [opening?.height ?? 0] };
        const measured = measuredSizes(family, { ...IN_REVEAL, readings });
        expect(measured).toEqual({ width: size, height: size });
      }),
    );
  },
);

test('a blind with wider slats, whose box is higher, is measured lower for the same reveal', () => {
  const family = familyOf('zaluzje');
  const readings = { width: [120], height: [150] };
  const heights = ['c50', 'c80', 'z90'].map((variant) => {
    const { height = 0 } = measuredSizes(family, { ...IN_REVEAL, variant, readings });
    const sized = { variant, width: 119, height, options: {}, placement: IN_REVEAL.placement };
    expect(family.overallSize?.(sized)?.opening?.height).toBeLessThanOrEqual(150);
    return height;
  });
  expect(new Set(heights).size).toBeGreaterThan(1);
});

test('a basket awning has no caps beside its width', () => {
  const readings = { width: [412.5] };
  expect(measuredSizes(AWNING, { ...NOTHING, variant: 'koszowe', readings }).width).toBe(412);
});
