import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { point } from '../model/geometry.js';
import { LOUVRE } from '../model/section.js';
import { coveredArea, hullOf } from './covered-area.js';
import { type Louvres, louvreShade, tiltForShade, tiltForSun } from './louvres.js';
import { cityOf } from './places.js';
import { profileAngle, shadeOn, towardsSun } from './shade.js';
import { sunPosition } from './sun-position.js';

const { PI, cos, sin } = Math;
const [WIDTH, PROJECTION, HEIGHT, SLOPE] = [400, 300, 280, (14 * PI) / 180];
const TERRACE = { x: [-WIDTH / 2, WIDTH / 2], z: [0, PROJECTION] } as const;
const CLOTH = [
  point(-WIDTH / 2, HEIGHT, 0),
  point(WIDTH / 2, HEIGHT, 0),
  point(WIDTH / 2, HEIGHT - PROJECTION * sin(SLOPE), PROJECTION * cos(SLOPE)),
  point(-WIDTH / 2, HEIGHT - PROJECTION * sin(SLOPE), PROJECTION * cos(SLOPE)),
];
const [SOUTH, SOUTH_WEST, WEST] = [180, 225, 270];

const shadeOfCloth = (azimuth: number, altitude: number, facade: number) =>
  shadeOn(TERRACE, { solid: [CLOTH], partial: [] }, { azimuth, altitude }, { facade, wall: true });

describe('an awning of 400 × 300 cm, hung at 280 cm, sloping by 14°', () => {
  // Geometric positions of the sun over Łódź; a simulation with 40,000 rays gave the same areas.
  it.each([
    ['overhead', 180, 89.999, SOUTH, 12 * cos(SLOPE)],
    ['on 21 June at 14:00, facing south', 214.471, 58.14, SOUTH, 5.911],
    ['on 21 June at 17:00, facing west', 265.165, 34.15, WEST, 0],
    ['on 20 March at 12:00, facing south', 183.298, 38.131, SOUTH, 1.049],
    ['on 23 September at 16:00, facing south', 237.758, 22.537, SOUTH, 0],
  ])('shades %s', (_, azimuth, altitude, facade, area) => {
    const shade = shadeOfCloth(azimuth, altitude, facade);
    expect(shade.sunlight).toBe('shining');
    expect(Math.abs(shade.area - area)).toBeLessThan(Math.max(area * 0.01, 0.005));
    expect(shade.share).toBeCloseTo(shade.area / 12, 10);
  });

  it('shades 4.75 m² on 21 June at 15:00, facing south-west', () => {
    const sun = sunPosition(new Date('2026-06-21T13:00Z'), cityOf('lodz'));
    const { area } = shadeOfCloth(sun.azimuth, sun.altitude, SOUTH_WEST);
    expect(Math.abs(area - 4.752)).toBeLessThan(0.0475);
  });

  it('is in the shade of the house while the sun is behind the house', () => {
    expect(shadeOfCloth(60, 30, SOUTH)).toMatchObject({ sunlight: 'behind_house', share: 1 });
    expect(shadeOfCloth(101.657, 39.054, SOUTH_WEST).sunlight).toBe('behind_house');
  });

  it('shades nothing at night', () => {
    expect(shadeOfCloth(180, -1, SOUTH)).toMatchObject({ sunlight: 'night', area: 0, shapes: [] });
  });
});

describe('the direction of the sun', () => {
  it('has components along the wall, upwards and away from it', () => {
    const { x, y, z } = towardsSun({ azimuth: 101.657, altitude: 39.054 }, SOUTH);
    expect([x, y, z].map((value) => Number(value.toFixed(4)))).toEqual([0.7605, 0.6301, 0.1569]);
  });

  it('has a profile angle equal to the altitude when the sun faces the wall, and larger from the side', () => {
    expect(profileAngle({ azimuth: 180, altitude: 40 }, SOUTH)).toBeCloseTo(40);
    expect(profileAngle({ azimuth: 230, altitude: 40 }, SOUTH)).toBeGreaterThan(40);
    expect(profileAngle({ azimuth: 300, altitude: 40 }, SOUTH)).toBeGreaterThan(90);
  });
});

/** The share of 400 parallel rays through one pitch that hit the outline of a louvre. */
function shadeOfRays({ outline, pitch }: Louvres, tilt: number, profile: number): number {
  const [turn, height] = [tilt, profile].map((degrees) => (degrees * PI) / 180) as [number, number];
  const corners = outline.map(([y, z]) => [
    y * cos(turn) + z * sin(turn),
    z * cos(turn) - y * sin(turn),
  ]) as [number, number][];
  const beside = (ray: number, [y, z]: [number, number], louvre: number): number =>
    (z + louvre * pitch - ray) * sin(height) - y * cos(height);
  const hits = (ray: number): boolean =>
    Array.from({ length: 41 }, (_, index) => index - 20).some((louvre) => {
      const sides = corners.map((corner) => beside(ray, corner, louvre) > 0);
      return sides.includes(true) && sides.includes(false);
    });
  const rays = Array.from({ length: 400 }, (_, index) => (index / 400) * pitch);
  return rays.filter(hits).length / rays.length;
}

describe('louvres', () => {
  const thin = { outline: [[0, -0.08] as const, [0, 0.08] as const], pitch: 0.165 };
  // A simulation with many rays gave the same shares to 0.0002.
  it.each([
    [0, 45, 0.9697],
    [45, 45, 0],
    [90, 45, 0.9697],
    [30, 60, 0.5599],
    [120, 34.24, 1],
  ])('of 16 cm every 16.5 cm, turned by %i°, keep off the sun at %d°', (tilt, profile, share) => {
    expect(louvreShade(thin, tilt, profile)).toBeCloseTo(share, 4);
  });

  const louvres = { outline: LOUVRE.outline.map(([y, z]) => [y / 10, z / 10] as const), pitch: 20 };

  it('that are 3.6 cm thick shade half of what lies under them when they stand edge-on to a low sun', () => {
    const outline = [-1.8, 1.8].flatMap((y) => [[y, -10.5] as const, [y, 10.5] as const]);
    expect(louvreShade({ outline, pitch: 20 }, 20, 20)).toBeCloseTo(0.53, 2);
  });

  it('block the same share as a simulated beam of parallel rays', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 135 }),
        fc.integer({ min: 10, max: 90 }),
        (tilt, profile) => {
          const shade = louvreShade(louvres, tilt, profile);
          expect(Math.abs(shade - shadeOfRays(louvres, tilt, profile))).toBeLessThan(0.01);
        },
      ),
    );
  });

  it('turn to the sun, or as near to it as they can', () => {
    expect(Math.abs(tiltForSun(louvres, 58.2, 90) - 58)).toBeLessThanOrEqual(3);
    expect(tiltForSun(louvres, 120, 90)).toBe(90);
  });

  it('open as wide as full shade allows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 175 }), (profile) => {
        const tilt = tiltForShade(louvres, profile, 90);
        expect(louvreShade(louvres, tilt, profile)).toBe(1);
        if (tilt < 90) expect(louvreShade(louvres, tilt + 1, profile)).toBeLessThan(1);
      }),
    );
  });
});

const shape = fc
  .array(fc.record({ x: fc.integer({ min: 0, max: 60 }), z: fc.integer({ min: 0, max: 60 }) }), {
    minLength: 4,
    maxLength: 8,
  })
  .map(hullOf)
  .filter((hull) => hull.length > 2);

describe('the union area of shapes', () => {
  const square = (x: number, z: number, size: number) => [
    { x, z },
    { x: x + size, z },
    { x: x + size, z: z + size },
    { x, z: z + size },
  ];

  it.each([
    ['nothing', [], 0],
    ['one', [square(0, 0, 10)], 100],
    ['one twice', [square(0, 0, 10), square(0, 0, 10)], 100],
    ['two apart', [square(0, 0, 10), square(20, 5, 10)], 200],
    ['two that touch', [square(0, 0, 10), square(10, 0, 10)], 200],
    ['two that overlap', [square(0, 0, 10), square(5, 5, 10)], 175],
    ['one within another', [square(0, 0, 10), square(2, 2, 3)], 100],
    [
      'a diamond across a square',
      [
        square(0, 0, 10),
        [
          { x: 5, z: -5 },
          { x: 15, z: 5 },
          { x: 5, z: 15 },
          { x: -5, z: 5 },
        ],
      ],
      200,
    ],
  ])('is right for %s', (_, shapes, area) => {
    expect(coveredArea(shapes)).toBeCloseTo(area, 9);
  });

  it('lies between the largest area and the sum of all, independent of order and repetition', () => {
    fc.assert(
      fc.property(fc.array(shape, { minLength: 1, maxLength: 5 }), (shapes) => {
        const together = coveredArea(shapes);
        const each = shapes.map((one) => coveredArea([one]));
        expect(together).toBeLessThanOrEqual(each.reduce((a, b) => a + b) + 1e-6);
        expect(together).toBeGreaterThanOrEqual(Math.max(...each) - 1e-6);
        expect(coveredArea([...shapes].reverse())).toBeCloseTo(together, 6);
        expect(coveredArea([...shapes, ...shapes])).toBeCloseTo(together, 6);
      }),
      { numRuns: 300 },
    );
  });
});
