import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { POSTCODE_AREAS } from '../goods/place/locality.js';
import { CITIES } from '../goods/sun/places.js';
import { coordinatesOf } from './town-coordinates.js';
import { travelBy } from './travel.js';

const AREAS = Object.values(POSTCODE_AREAS).flatMap((list) =>
  list.split(',').map((text) => {
    const [prefix = '', ...words] = text.trim().split(' ');
    return {
      postcode: `${prefix}${'-000'.slice(prefix.length - 2)}`,
      town: words.slice(0, -1).join(' '),
    };
  }),
);
const travel = travelBy();
const postcode = fc.constantFrom(...AREAS.map((area) => area.postcode));

describe('the coordinates of postcode areas', () => {
  it('are known for every town, and lie in Poland', () => {
    for (const { town } of AREAS) {
      const { latitude = 0, longitude = 0 } = coordinatesOf(town) ?? {};
      expect([
        town,
        latitude > 49 && latitude < 54.9,
        longitude > 14.1 && longitude < 24.2,
      ]).toEqual([town, true, true]);
    }
  });

  it('agree with those of the cities by which shade is computed', () => {
    for (const { name, latitude, longitude } of CITIES) {
      const town = coordinatesOf(name);
      if (!town) continue;
      expect([
        name,
        Math.abs(town.latitude - latitude) < 0.05,
        Math.abs(town.longitude - longitude) < 0.05,
      ]).toEqual([name, true, true]);
    }
    expect(CITIES.filter(({ name }) => coordinatesOf(name)).length).toBeGreaterThan(20);
  });
});

test.each([
  // Within Łódź: 10 + 6 km × 1.3 at 35 km/h.
  ['90-001', '93-005', 24],
  ['90-001', '90-001', 10],
  ['90-001', '95-100', 30],
  // Łódź to Warsaw: 117 km × 1.3 is 153 km, 8 at 35, 17 at 60, 128 at 75 km/h.
  ['90-001', '00-950', 143],
  ['90-001', '97-300', 66],
  ['22-600', '72-600', 784],
])('from %s to %s it takes %i minutes', (from, to, minutes) => {
  expect(travel(from, to)).toBe(minutes);
});

it('takes as long there as back, at least ten minutes, and no detour is shorter', () => {
  fc.assert(
    fc.property(postcode, postcode, postcode, (a, b, c) => {
      expect(travel(a, b)).toBe(travel(b, a));
      expect(travel(a, b)).toBeGreaterThanOrEqual(10);
      expect(travel(a, c)).toBeLessThanOrEqual(travel(a, b) + travel(b, c));
    }),
    { numRuns: 1000 },
  );
});

test('staff correct the minutes between two areas, in both directions', () => {
  const corrected = travelBy([
    { from: 'Łódź', to: 'Zgierz', minutes: 45 },
    { from: 'Warszawa', to: 'Warszawa', minutes: 50 },
  ]);
  expect(corrected('95-101', '94-002')).toBe(45);
  expect(corrected('94-002', '95-101')).toBe(45);
  expect(corrected('01-001', '04-999')).toBe(50);
  expect(corrected('01-001', '01-001')).toBe(10);
  expect(corrected('90-001', '00-950')).toBe(travel('90-001', '00-950'));
});

test('nobody gets to a place that is not known', () => {
  expect(travel('90-001', '99-999')).toBe(Infinity);
  expect(travel('', '')).toBe(Infinity);
});
