import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PRODUCTS } from '../../testing/products.js';
import type { Configuration, ConfigurationRequest } from '../configuration/configuration.js';
import { validate } from '../configuration/validate.js';
import { cityOf } from './places.js';
import { louvredRoofOf, shadeOf, shadesTerrace, terraceOf } from './product-shade.js';
import { shadeAdvice, shadeAt, shadeByHour } from './sunny-day.js';

const SOUTH = { place: cityOf('lodz'), facade: 180 };
const WEST = { place: cityOf('lodz'), facade: 270 };
const MIDSUMMER = { year: 2026, month: 6, day: 21 };

function configured(
  category: 'markizy' | 'pergole',
  request: Partial<ConfigurationRequest> = {},
): Configuration {
  const sizes = { width: 400, projection: 300, height: category === 'pergole' ? 260 : null };
  const { configuration, issues } = validate({ ...sizes, ...request }, PRODUCTS[category]);
  if (!configuration) throw new Error(JSON.stringify(issues));
  return configuration;
}

const awning = configured('markizy');
const pergola = configured('pergole');

describe('a day', () => {
  it('has its hours of sun in Polish time', () => {
    const hours = shadeByHour(awning, SOUTH, MIDSUMMER).map(({ minutes }) => minutes / 60);
    expect(hours).toEqual(
      [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21].slice(0, hours.length),
    );
    expect(hours.at(-1)).toBe(21);
    expect(
      shadeByHour(awning, SOUTH, { ...MIDSUMMER, month: 12 }).map(({ minutes }) => minutes / 60),
    ).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
  });

  it('begins and ends behind a house that faces south', () => {
    const states = shadeByHour(awning, SOUTH, MIDSUMMER).map(({ sunlight }) => sunlight);
    expect(states.at(0)).toBe('behind_house');
    expect(states.at(-1)).toBe('behind_house');
    expect(states).toContain('shining');
  });
});

describe('an awning', () => {
  it('shades at two o’clock about as much as its cloth alone, at five facing west almost nothing', () => {
    const { area, share } = shadeAt(awning, SOUTH, MIDSUMMER, 14 * 60);
    expect(area).toBeGreaterThan(5.5);
    expect(area).toBeLessThan(7.5);
    expect(share).toBeCloseTo(area / 12, 6);
    expect(shadeAt(awning, WEST, MIDSUMMER, 17 * 60).share).toBeLessThan(0.15);
  });

  it('with closed sides shades late in the afternoon, too', () => {
    const closed = configured('markizy', { variant: 'koszowe' });
    expect(shadeAt(closed, SOUTH, MIDSUMMER, 16 * 60).area).toBeGreaterThan(0);
  });
});

describe('a pergola', () => {
  const tilted = (lamelOrientation: number) => configured('pergole', { lamelOrientation });
  const noon = { azimuth: 180, altitude: 60 };

  it('lets the sun in when its louvres are turned to it', () => {
    const [closed, open] = [tilted(0), tilted(60)].map((it) => shadeOf(it, 180)(noon).area);
    expect(closed).toBeGreaterThan(open! * 2);
  });

  it('has louvres that cover the roof when they are closed', () => {
    const { outline, pitch } = louvredRoofOf(pergola)!.louvres;
    const depths = outline.map(([, z]) => z);
    expect(Math.max(...depths) - Math.min(...depths)).toBeGreaterThanOrEqual(pitch * 0.97);
  });

  it('has no house to shade it when free-standing', () => {
    const free = configured('pergole', { variant: 'wolnostojace' });
    const behind = { azimuth: 30, altitude: 30 };
    expect(shadeOf(free, 180)(behind).sunlight).toBe('shining');
    expect(shadeOf(pergola, 180)(behind).sunlight).toBe('behind_house');
  });

  it('gets advice on screens only where they add shade', () => {
    const advice = shadeAdvice(pergola, WEST, MIDSUMMER, 17 * 60);
    expect(advice).toMatchObject({ sides: ['front'], places: ['front'], sunnySides: ['front'] });
    const { sides, gain } = advice!;
    const better = configured('pergole', {
      options: { sideScreens: sides.length },
      placement: { screenSides: sides.join(',') },
    });
    const [before, after] = [pergola, better].map(
      (it) => shadeAt(it, WEST, MIDSUMMER, 17 * 60).area,
    );
    expect(after! - before!).toBeCloseTo(gain, 9);
    expect(gain).toBeGreaterThanOrEqual(1.2);
    const all = configured('pergole', { options: { sideScreens: 4 } });
    expect(shadeAdvice(all, WEST, MIDSUMMER, 17 * 60)).toBeNull();
    expect(shadeAdvice(pergola, SOUTH, MIDSUMMER, 3 * 60)).toBeNull();
  });
});

const sun = fc.record({
  azimuth: fc.integer({ min: 0, max: 359 }),
  altitude: fc.integer({ min: -5, max: 62 }),
});

it.each(['markizy', 'pergole'] as const)(
  'the shade of %s never exceeds the terrace, and another screen never takes any away',
  (category) => {
    fc.assert(
      fc.property(sun, fc.integer({ min: 0, max: 359 }), fc.nat(3), (position, facade, screens) => {
        const options: Record<string, number> =
          category === 'pergole' ? { sideScreens: screens } : {};
        const configuration = configured(category, { options });
        const shade = shadeOf(configuration, facade)(position);
        const { x, z } = terraceOf(configuration);
        expect(shade.share).toBeGreaterThanOrEqual(0);
        expect(shade.share).toBeLessThanOrEqual(1);
        expect(shade.area).toBeCloseTo((shade.share * (x[1] - x[0]) * (z[1] - z[0])) / 10_000, 6);
        for (const { shape } of shade.shapes) {
          for (const corner of shape) {
            expect(corner.x).toBeGreaterThanOrEqual(x[0] - 1e-6);
            expect(corner.z).toBeLessThanOrEqual(z[1] + 1e-6);
          }
        }
        if (category !== 'pergole') return;
        const more = { ...configuration, options: { sideScreens: screens + 1 } };
        expect(shadeOf(more, facade)(position).area).toBeGreaterThanOrEqual(shade.area - 1e-6);
      }),
      { numRuns: 300 },
    );
  },
);

it('shadesTerrace is true for awnings and false for roller blinds', () => {
  expect(shadesTerrace({ category: 'markizy' })).toBe(true);
  expect(shadesTerrace({ category: 'rolety' })).toBe(false);
});
