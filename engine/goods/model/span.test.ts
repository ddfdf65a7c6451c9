import { describe, expect, it } from '@jest/globals';
import { configured } from '../../testing/configured.js';
import { longestBeam, longestLouvre, spanCount } from '../families/pergola/structure.js';
import { postCount, raftersFor } from '../families/roof/structure.js';
import { derive } from './derive.js';
import { sizeOfSection } from './part.js';
import { longestSpan, tubeInertia } from './span.js';

describe('a span', () => {
  it('bends by exactly what is allowed: 5 q L⁴ / (384 E I)', () => {
    const inertia = tubeInertia(220, 130, 5);
    const span = longestSpan(inertia, { perMetre: 2000, stiffness: 300 }) / 100;
    const bent = (5 * 2000 * span ** 4) / (384 * 70e9 * inertia * 1e-12);
    expect(span / bent).toBeCloseTo(300, 6);
  });

  it('of a tube depends on its walls: the second moment of area is (b h³ - b₁ h₁³) / 12', () => {
    expect(tubeInertia(90, 60, 3)).toBeCloseTo((60 * 90 ** 3 - 54 * 84 ** 3) / 12, 3);
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
