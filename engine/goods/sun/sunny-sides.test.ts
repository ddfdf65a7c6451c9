import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sideNames } from '../model/side.js';
import { towardsSun } from './shade.js';
import { sunnySides } from './sunny-sides.js';

it.each([
  ['a south wall at noon', 180, 180, 'front'],
  ['a south wall in the morning', 180, 100, 'prawy bok'],
  ['a south wall in the afternoon', 180, 230, 'lewy bok i\u00a0front'],
  ['a south wall in the evening', 180, 265, 'lewy bok'],
  ['a west wall in the evening', 270, 265, 'front'],
  ['a west wall at noon', 270, 180, 'prawy bok'],
  ['an east wall at noon', 90, 180, 'lewy bok'],
  ['a free-standing roof that faces north, at noon', 0, 180, 'tył'],
])('on %s the sun comes in at the %s', (_, facade, azimuth, sides) => {
  expect(sideNames(sunnySides({ azimuth, altitude: 30 }, facade))).toBe(sides);
});

it('comes in at one side or at two neighbours, always towards the sun', () => {
  const degrees = fc.integer({ min: 0, max: 359 });
  const height = fc.integer({ min: 1, max: 62 });
  fc.assert(
    fc.property(degrees, degrees, height, (azimuth, facade, altitude) => {
      const sides = sunnySides({ azimuth, altitude }, facade);
      const { x, z } = towardsSun({ azimuth, altitude }, facade);
      const towards = { left: -x, right: x, front: z, back: -z };
      expect([1, 2]).toContain(sides.length);
      for (const side of sides) expect(towards[side]).toBeGreaterThan(0);
    }),
  );
});
