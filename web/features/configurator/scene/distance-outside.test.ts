import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { unit } from '#engine/goods/model/vector';
import { distanceOutside } from './views';

const BOX = { x: [-200, 200], y: [0, 280], z: [0, 300] } as const;
const MIDDLE = { x: 0, y: 140, z: 150 };

test.each([
  ['the side', { x: 1, y: 0, z: 0 }, 240],
  ['the front', { x: 0, y: 0, z: 1 }, 190],
  ['above', { x: 0, y: 1, z: 0 }, 180],
  [
    'the nearest wall of a corner',
    { x: 0, y: Math.SQRT1_2, z: Math.SQRT1_2 },
    140 / Math.SQRT1_2 + 40,
  ],
])('from %s the camera stops before the cloth', (_, direction, distance) => {
  expect(distanceOutside(BOX, MIDDLE, direction)).toBeCloseTo(distance, 6);
});

test('from any direction the camera stands outside of the box', () => {
  const part = fc.double({ min: -1, max: 1, noNaN: true });
  const size = fc.integer({ min: 20, max: 1200 });
  fc.assert(
    fc.property(part, part, part, size, size, size, (x, y, z, wide, high, deep) => {
      fc.pre(Math.hypot(x, y, z) > 0.01);
      const box = { x: [-wide / 2, wide / 2], y: [0, high], z: [0, deep] } as const;
      const middle = { x: 0, y: high / 2, z: deep / 2 };
      const direction = unit({ x, y, z });
      const distance = distanceOutside(box, middle, direction);
      const isInside = (['x', 'y', 'z'] as const).every((axis) => {
        const at = middle[axis] + direction[axis] * distance;
        return at > box[axis][0] && at < box[axis][1];
      });
      expect(isInside).toBe(false);
    }),
  );
});
