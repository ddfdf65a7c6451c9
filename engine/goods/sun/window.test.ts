import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { polishInstant } from '../../locale/polish-time.js';
import { cityOf } from './places.js';
import { sunPosition } from './sun-position.js';
import { openingAgainstSun, shinesOn, sunnyHours } from './window.js';

const LODZ = cityOf('lodz');
const day = (month: number) => ({ year: 2026, month, day: 21 });
const hours = (facade: number, month: number) =>
  sunnyHours(LODZ, facade, day(month)).map(({ from, to }) => [from / 60, to / 60]);

describe('the hours of sun on a wall', () => {
  it('that faces south are those around noon in summer, and all of the day in winter', () => {
    const [summer, ...none] = hours(180, 6);
    expect(none).toEqual([]);
    expect(summer![0]).toBeGreaterThan(8);
    expect(summer![0]).toBeLessThan(9.5);
    expect(summer![1]).toBeGreaterThan(16);
    expect(summer![1]).toBeLessThan(17.5);
    const [winter] = hours(180, 12);
    expect(winter![0]).toBeCloseTo(7.75, 0);
    expect(winter![1]).toBeCloseTo(15.5, 0);
  });

  it('that faces north are early and late in summer, and none in winter', () => {
    expect(hours(0, 6)).toHaveLength(2);
    expect(hours(0, 12)).toEqual([]);
  });

  it('are right to five minutes for any wall on any day', () => {
    fc.assert(
      fc.property(
        fc.nat(359),
        fc.integer({ min: 1, max: 12 }),
        fc.nat(287),
        (facade, month, step) => {
          const minutes = step * 5;
          const sun = sunPosition(polishInstant(day(month), minutes), LODZ);
          const isListed = sunnyHours(LODZ, facade, day(month)).some(
            ({ from, to }) => from <= minutes && minutes < to,
          );
          expect(isListed).toBe(shinesOn(sun, facade));
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('the widest opening against the sun', () => {
  const slats = { depth: 8, pitch: 7.2 };

  it.each([
    ['high sun stays out even between level slats', 60, 90],
    ['lower sun stays out only between turned slats', 30, 90],
    ['sun near the horizon stays out only between almost closed slats', 10, 90],
  ])('%s', (_, profile, max) => {
    const opening = openingAgainstSun(slats, profile, max);
    const passes = (angle: number) =>
      slats.depth * Math.sin(((90 - angle + profile) * Math.PI) / 180) <
      slats.pitch * Math.cos((profile * Math.PI) / 180);
    expect(passes(opening)).toBe(false);
    if (opening < max) expect(passes(opening + 1)).toBe(true);
  });

  it('grows with the height of the sun', () => {
    const openings = [5, 15, 25, 35, 45].map((profile) => openingAgainstSun(slats, profile, 90));
    expect(openings).toEqual([...openings].sort((a, b) => a - b));
    expect(openings[0]).toBeLessThan(openings[4]!);
  });
});
