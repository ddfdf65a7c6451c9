import { expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import type { ConfigurationRequest } from '../goods/configuration/configuration.js';
import { validate } from '../goods/configuration/validate.js';
import { CATEGORIES, type Category } from '../goods/families/categories.js';
import { validCase } from '../testing/arbitraries.js';
import { configured } from '../testing/configured.js';
import { fittersFor, heaviestLift } from './fitters.js';
import { SKILL_LABELS, VISIT_KIND_LABELS, type VisitKind } from './kinds.js';
import { needsOf } from './needs.js';

type Row = readonly [
  VisitKind,
  Category,
  Partial<ConfigurationRequest>,
  number,
  readonly number[],
  readonly string[],
  number,
];

const LARGE_PERGOLA = {
  width: 700,
  projection: 500,
  options: { sideScreens: 3, ledLighting: true },
};

test.each<Row>([
  ['measuring', 'zaluzje', {}, 1, [30], ['measuring'], 1],
  ['measuring', 'zaluzje', {}, 12, [150], ['measuring'], 1],
  ['measuring', 'pergole', {}, 1, [75], ['measuring'], 1],
  // 45 + 75 + 12 m² × 6, then 25 for the drive.
  ['installation', 'markizy', {}, 1, [195], ['shading'], 2],
  ['installation', 'markizy', { controlType: 'electric' }, 1, [225], ['electrics', 'shading'], 2],
  ['installation', 'rolety', {}, 1, [75], ['shading'], 1],
  [
    'installation',
    'zaluzje',
    { width: 400, height: 350, controlType: 'electric' },
    1,
    [225],
    ['electrics', 'shading'],
    2,
  ],
  // With half an hour of break: 45 + 180 + 16 m² × 10 + 30.
  ['installation', 'pergole', {}, 1, [415 + 5], ['structures'], 2],
  ['installation', 'pergole', LARGE_PERGOLA, 1, [435, 435], ['electrics', 'structures'], 2],
  ['installation', 'akcesoria', {}, 2, [75], ['shading'], 1],
  ['service', 'markizy', { controlType: 'electric' }, 1, [105], ['electrics', 'shading'], 1],
  [
    'service',
    'zadaszenia',
    { options: { infraredHeating: true } },
    1,
    [75],
    ['electrics', 'structures'],
    1,
  ],
])(
  '%s of %s %j × %i: %j minutes, %j, %i people',
  (kind, category, request, quantity, days, skills, people) => {
    const goods = [{ configuration: configured(category, request), quantity }];
    expect(needsOf(kind, goods)).toEqual({ days, skills, people });
  },
);

test('different goods are one visit', () => {
  const goods = [
    { configuration: configured('rolety'), quantity: 3 },
    { configuration: configured('markizy', { controlType: 'electric' }), quantity: 1 },
  ];
  expect(needsOf('installation', goods)).toEqual({
    days: [300 + 15],
    skills: ['electrics', 'shading'],
    people: 2,
  });
});

test('a visit without goods still takes its time', () => {
  expect(needsOf('service', [])).toEqual({ days: [30], skills: [], people: 1 });
});

test.each([
  ['markizy', {}, 58, 4, 2],
  ['markizy', { width: 600, projection: 350 }, 94, 6, 3],
  ['rolety', {}, 3, 1.2, 1],
  ['refleksole', { width: 500 }, 32, 5, 2],
  // A beam of seven metres, a pane of 0.83 × 3.485 m.
  ['pergole', { width: 700 }, 64, 7, 2],
  ['zadaszenia', { variant: 'szklane', width: 700 }, 58, 3.485, 2],
  ['akcesoria', {}, 0, 0, 1],
] as const)(
  'the heaviest piece of %s %j has %i kg and %d m: %i people',
  (category, request, mass, length, people) => {
    const configuration = configured(category, request);
    const lift = heaviestLift(configuration);
    expect([Math.round(lift.mass), lift.length]).toEqual([mass, length]);
    expect(fittersFor(configuration)).toBe(people);
  },
);

it('gives whole quarters of less than a day, and nobody more than 42 kg, for all goods', () => {
  fc.assert(
    fc.property(validCase, fc.integer({ min: 1, max: 20 }), ({ product, request }, quantity) => {
      const { configuration } = validate(request, product);
      if (!configuration) throw new Error('the case is valid');
      const { days, people } = needsOf('installation', [{ configuration, quantity }]);
      expect(days.every((minutes) => minutes > 0 && minutes <= 450 && minutes % 15 === 0)).toBe(
        true,
      );
      const { mass, length } = heaviestLift(configuration);
      expect(mass / people).toBeLessThanOrEqual(42);
      if (people === 1) expect([mass <= 30, length <= 4]).toEqual([true, true]);
    }),
  );
});

test('every family, kind and skill is known', () => {
  for (const category of CATEGORIES)
    expect(heaviestLift(configured(category)).mass).toBeGreaterThan(0);
  expect(Object.keys(VISIT_KIND_LABELS)).toEqual(['measuring', 'installation', 'service']);
  expect(Object.values(SKILL_LABELS).every(Boolean)).toBe(true);
});
