import { describe, expect, it } from '@jest/globals';
import { polishInstant } from '../../locale/polish-time.js';
import { CITIES, cityOf } from './places.js';
import { type Place, sunPosition } from './sun-position.js';

const KYIV = { latitude: 50.45466, longitude: 30.5238 };
const STOCKHOLM = { latitude: 59.32938, longitude: 18.06871 };
const LODZ = { latitude: 51.7592, longitude: 19.456 };
const WARSAW = { latitude: 52.2297, longitude: 21.0122 };
/** Degrees. */
const TOLERANCE = 0.05;

/** The altitude at which the sun is seen, in degrees: refraction lifts it (Sæmundsson's formula). */
const lifted = (altitude: number): number =>
  altitude + 1.02 / Math.tan(((altitude + 10.3 / (altitude + 5.11)) * Math.PI) / 180) / 60;

function expectSun(place: Place, instant: string, azimuth: number, altitude: number): void {
  const sun = sunPosition(new Date(instant), place);
  expect(Math.abs(sun.azimuth - azimuth)).toBeLessThan(TOLERANCE);
  expect(Math.abs(sun.altitude - altitude)).toBeLessThan(TOLERANCE);
}

describe('the sun', () => {
  // JPL Horizons, apparent positions.
  it.each([
    [KYIV, '2026-03-20T12:00Z', 215.314768, 33.943617],
    [KYIV, '2026-06-21T06:00Z', 97.278104, 36.856879],
    [KYIV, '2026-06-21T12:00Z', 232.01015, 54.3277],
    [KYIV, '2026-12-21T12:00Z', 208.803605, 11.263817],
    [STOCKHOLM, '2026-06-21T12:00Z', 206.816412, 52.027958],
    [STOCKHOLM, '2026-09-23T12:00Z', 202.866107, 28.48656],
  ])('is where JPL Horizons has it: %j at %s', expectSun);

  // Geometric positions, without refraction, as the library astronomy-engine 2 gives them.
  it.each([
    [LODZ, '2026-03-20T11:00Z', 183.298, 38.131],
    [LODZ, '2026-06-21T07:00Z', 101.657, 39.054],
    [LODZ, '2026-06-21T10:45Z', 180.493, 61.677],
    [LODZ, '2026-06-21T12:00Z', 214.471, 58.14],
    [LODZ, '2026-06-21T15:00Z', 265.165, 34.15],
    [LODZ, '2026-06-21T17:00Z', 287.941, 15.833],
    [LODZ, '2026-09-23T14:00Z', 237.758, 22.537],
    [LODZ, '2026-12-21T11:00Z', 184.69, 14.676],
    [WARSAW, '2026-06-21T10:45Z', 183.448, 61.174],
    [WARSAW, '2026-06-21T15:00Z', 266.127, 33.159],
    [WARSAW, '2026-09-23T14:00Z', 239.025, 21.474],
  ])('is where astronomy-engine has it: %j at %s', (place, instant, azimuth, altitude) => {
    expectSun(place, instant, azimuth, lifted(altitude));
  });
});

describe('a Polish clock', () => {
  it.each([
    ['summer', 2026, 6, 21, '14:00', '2026-06-21T12:00Z'],
    ['winter', 2026, 12, 21, '12:00', '2026-12-21T11:00Z'],
    ['the hour that spring leaves out', 2026, 3, 29, '02:00', '2026-03-29T01:00Z'],
    ['after it', 2026, 3, 29, '03:30', '2026-03-29T01:30Z'],
    ['the hour that comes twice in autumn', 2026, 10, 25, '02:00', '2026-10-25T01:00Z'],
    ['before it', 2026, 10, 25, '01:45', '2026-10-24T23:45Z'],
    ['midnight', 2026, 6, 21, '00:00', '2026-06-20T22:00Z'],
  ])('shows, in %s, %i-%i-%i %s at %s', (_, year, month, day, time, instant) => {
    const [hours, minutes] = time.split(':').map(Number) as [number, number];
    expect(polishInstant({ year, month, day }, hours * 60 + minutes)).toEqual(new Date(instant));
  });
});

describe('the cities', () => {
  it('lie in Poland, each under a code of its own, in Polish order', () => {
    for (const { latitude, longitude } of CITIES) {
      expect(latitude).toBeGreaterThan(49);
      expect(latitude).toBeLessThan(54.9);
      expect(longitude).toBeGreaterThan(14.1);
      expect(longitude).toBeLessThan(24.2);
    }
    const names = CITIES.map(({ name }) => name);
    expect(new Set(CITIES.map(({ code }) => code)).size).toBe(CITIES.length);
    expect(names).toEqual([...names].sort(new Intl.Collator('pl').compare));
  });

  it('are found by code; an unknown code gives Łódź', () => {
    expect(cityOf('gdansk').name).toBe('Gdańsk');
    expect(cityOf('atlantyda').name).toBe('Łódź');
  });
});
