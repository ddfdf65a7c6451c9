import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { configured } from '../../testing/configured.js';
import { PRODUCTS } from '../../testing/products.js';
import type { ConfigurationRequest } from '../configuration/configuration.js';
import { limitsOf } from '../configuration/limits.js';
import { overallText } from '../configuration/overall.js';
import { derive } from '../model/derive.js';
import { boundsOf } from '../model/part.js';
import { partsListOf } from '../model/parts-list.js';
import type { Category } from './categories.js';
import { packetHeight } from './facade-blind/model.js';

const ON_WALL = { placement: { fixing: 'sciana' } };

it.each<[string, Category, Partial<ConfigurationRequest>, string | null]>([
  [
    'a facade blind in its reveal',
    'zaluzje',
    {},
    'Skrzynka 22 × 13 cm nad zamówionym wymiarem, całość 120 × 172 cm. Zmieści się we wnęce o wymiarach co najmniej 121 × 172,5 cm.',
  ],
  [
    'a facade blind on the wall',
    'zaluzje',
    { height: 200, ...ON_WALL },
    'Skrzynka 25 × 13 cm nad zamówionym wymiarem, całość 120 × 225 cm. Zasłoni otwór do 100 × 190 cm, z zakładem 10 cm po bokach i u dołu.',
  ],
  [
    'a screen with ZIP guides, which are wider',
    'refleksole',
    { options: { zipGuides: 2 } },
    'Skrzynka 13 × 13 cm nad zamówionym wymiarem, całość 252,4 × 233 cm. Zmieści się we wnęce o wymiarach co najmniej 253,4 × 233,5 cm.',
  ],
  [
    'a roller blind',
    'rolety',
    {},
    'Rura z uchwytami 9 × 8 cm nad zamówionym wymiarem, całość 120 × 169 cm. Zmieści się we wnęce o wymiarach co najmniej 121 × 169,5 cm.',
  ],
  ['an awning', 'markizy', {}, 'Kaseta 20 × 22 cm, szerokość z pokrywami 406 cm.'],
  ['a basket awning', 'markizy', { variant: 'koszowe' }, null],
  ['a pergola', 'pergole', {}, null],
])('the overall size of %s is described', (_, category, request, text) => {
  const size = overallText(configured(category, request));
  expect(size?.replaceAll('\u00a0', ' ') ?? null).toBe(text);
});

describe('the stack of a raised blind', () => {
  it.each([
    ['c80', 150, 22],
    ['c80', 250, 28],
    ['c50', 150, 19],
    ['z90', 150, 23],
  ])('of %s slats, %i cm high, takes %d cm', (variant, drop, height) => {
    expect(packetHeight(variant, drop)).toBe(height);
  });

  it('never gets lower as the drop grows', () => {
    const drop = fc.integer({ min: 40, max: 400 });
    fc.assert(
      fc.property(fc.constantFrom('c50', 'c80', 'z90'), drop, drop, (variant, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(packetHeight(variant, low)).toBeLessThanOrEqual(packetHeight(variant, high));
      }),
    );
  });
});

/** Requests for products that cover a window, in any allowed size, variant and control, with and without ZIP guides. */
const covering = fc.constantFrom<Category>('zaluzje', 'refleksole', 'rolety').chain((category) => {
  const { width, height } = limitsOf(PRODUCTS[category]);
  if (!width || !height) throw new Error(`${category} has no sizes`);
  return fc.record({
    category: fc.constant(category),
    width: fc.integer(width),
    height: fc.integer(height),
    variant: fc.constantFrom(...PRODUCTS[category].availableVariants),
    controlType: fc.constantFrom('manual' as const, 'electric' as const),
    zips: fc.boolean(),
  });
});

type Covering = typeof covering extends fc.Arbitrary<infer Value> ? Value : never;

const builtOf = (request: Covering, fixing: string) => {
  const { category, zips, ...settings } = request;
  const options: Record<string, number> = category === 'refleksole' && zips ? { zipGuides: 2 } : {};
  const placement = { fixing };
  return derive(configured(category, { ...settings, options, placement }));
};

describe('goods in front of a window', () => {
  it('fit into their reveal without touching its sides and top', () => {
    fc.assert(
      fc.property(covering, (request) => {
        const { parts, setting } = builtOf(request, 'wneka');
        const [{ x, y }, { opening }] = [boundsOf(parts), setting];
        expect(x[0]).toBeGreaterThan(opening.x[0]);
        expect(x[1]).toBeLessThan(opening.x[1]);
        expect(y[0]).toBeGreaterThanOrEqual(opening.y[0] - 1e-9);
        expect(y[1]).toBeLessThan(opening.y[1]);
      }),
    );
  });

  it('cover their opening by 10 cm at each side and below where they hang on the wall', () => {
    fc.assert(
      fc.property(covering, (request) => {
        const { parts, setting, footprint } = builtOf(request, 'sciana');
        const { opening } = setting;
        expect(opening.x[0] - footprint.x[0]).toBeCloseTo(10, 9);
        expect(footprint.x[1] - opening.x[1]).toBeCloseTo(10, 9);
        const box = parts.filter(({ kind }) => kind === 'head_box' || kind === 'tube');
        expect(boundsOf(box).y[0]).toBeGreaterThanOrEqual(opening.y[1] - 1e-9);
        const guides = parts.filter(({ kind }) => kind === 'side_guide');
        if (guides.length > 0) expect(opening.y[0] - boundsOf(guides).y[0]).toBeCloseTo(10, 9);
        expect(boundsOf(parts).z[0]).toBeGreaterThanOrEqual(-3.2);
        expect(boundsOf(parts).y[0]).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('have the ordered sizes in their parts list however they are mounted', () => {
    const listed = (fixing: string) =>
      partsListOf(configured('zaluzje', { placement: { fixing } }));
    expect(listed('wneka')).toEqual(listed('sciana'));
    expect(listed('wneka')).toContainEqual(
      expect.objectContaining({ kind: 'side_guide', count: 2, cut: [1500] }),
    );
  });
});
