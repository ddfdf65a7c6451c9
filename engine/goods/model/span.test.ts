import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { configured } from '../../testing/configured.js';
import { longestBeam, longestLouvre, spanCount } from '../families/pergola/structure.js';
import { postCount, raftersFor } from '../families/roof/structure.js';
import { derive } from './derive.js';
import { sizeOfSection } from './part.js';
import { bearableLoad, longestSpan, tubeProfile } from './span.js';

describe('a span', () => {
  it('bends by exactly what is allowed: 5 q L⁴ / (384 E I)', () => {
    const beam = tubeProfile(220, 130, 5);
    const span = longestSpan(beam, { perMetre: 2000, stiffness: 300 }) / 100;
    const bent = (5 * 2000 * span ** 4) / (384 * 70e9 * beam.inertia * 1e-12);
    expect(span / bent).toBeCloseTo(300, 6);
  });

  it('of a tube depends on its walls: the second moment of area is (b h³ - b₁ h₁³) / 12', () => {
    expect(tubeProfile(90, 60, 3).inertia).toBeCloseTo((60 * 90 ** 3 - 54 * 84 ** 3) / 12, 3);
  });

  // By hand: a 150 × 60 × 3 tube has I = 3 438 072 mm⁴ and W = 45 841 mm³, a 90 × 60 × 3 one I = 977 832, W = 21 730.
  it.each([
    ['bending by 1/200 over 4 m', tubeProfile(150, 60, 3), 400, 200, 1444],
    ['bending by 1/300 over 4 m', tubeProfile(150, 60, 3), 400, 300, 963],
    ['bending by 1/200 over 3 m', tubeProfile(90, 60, 3), 300, 200, 973],
    ['the strength of 91 N/mm² over 1 m', tubeProfile(90, 60, 3), 100, 200, 15803],
  ])('bears the load that is allowed by %s', (_, profile, span, stiffness, load) => {
    expect(Math.round(bearableLoad(profile, span, stiffness))).toBe(load);
  });

  it('bears less the longer it is, and exactly the load for which it is the longest', () => {
    const profile = fc
      .record({
        height: fc.integer({ min: 40, max: 300 }),
        width: fc.integer({ min: 30, max: 200 }),
        wall: fc.integer({ min: 1, max: 8 }),
      })
      .map(({ height, width, wall }) => tubeProfile(height, width, wall));
    const lengths = fc.tuple(fc.integer({ min: 50, max: 900 }), fc.integer({ min: 1, max: 300 }));
    const stiffness = fc.constantFrom(65, 200, 300);
    fc.assert(
      fc.property(profile, lengths, stiffness, (tube, [span, more], limit) => {
        const perMetre = bearableLoad(tube, span, limit);
        expect(bearableLoad(tube, span + more, limit)).toBeLessThan(perMetre);
        expect(longestSpan(tube, { perMetre, stiffness: limit })).toBeCloseTo(span, 6);
      }),
    );
  });

  it.each([
    [1, 411],
    [2, 384],
    [3, 354],
    [4, 325],
    [5, 304],
  ] as const)('of a louvre in snow zone %i is at most %i cm', (zone, longest) => {
    expect(Math.round(longestLouvre(zone))).toBe(longest);
  });

  it('of a beam is shorter the more roof it bears, and divided where it is too long', () => {
    expect(longestBeam(200, 2)).toBeGreaterThan(longestBeam(400, 2));
    expect([spanCount(470, 400, 2), spanCount(480, 400, 2)]).toEqual([1, 2]);
  });
});

describe('a roof', () => {
  it('gets higher rafters, then more of them, and as many posts as its beam needs', () => {
    const roof = (depth: number) => ({ depth, width: 600, sheet: 'glass', zone: 2 }) as const;
    expect([250, 350, 450, 500].map((depth) => raftersFor(roof(depth)))).toEqual([
      { height: 9, fields: 7 },
      { height: 12, fields: 7 },
      { height: 15, fields: 7 },
      { height: 15, fields: 9 },
    ]);
    expect([250, 500].map((depth) => postCount(roof(depth)))).toEqual([3, 3]);
  });

  it('gets posts for the beam that is drawn, 15 × 13 cm', () => {
    const { parts } = derive(
      configured('zadaszenia', {
        variant: 'szklane',
        width: 440,
        projection: 380,
        placement: { snowZone: 1 },
      }),
    );
    const of = (searched: string) => parts.filter(({ kind }) => kind === searched);
    expect(of('beam').map(sizeOfSection)).toEqual([{ height: 15, width: 13 }]);
    expect(of('post')).toHaveLength(2);
  });
});
