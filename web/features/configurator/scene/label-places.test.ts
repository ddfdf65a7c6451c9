import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LABEL, separateLabels } from './dimension-lines';

const at = (x: number, y: number, visible = true) => ({ x, y, visible });

test.each([
  ['labels that are far enough apart stay', [at(100, 100), at(100, 150)], [100, 150]],
  ['side by side they stay', [at(100, 100), at(180, 100)], [100, 100]],
  ['the second moves down where it is lower', [at(100, 100), at(120, 110)], [100, 146]],
  ['the second moves up where it is higher', [at(100, 100), at(120, 95)], [100, 54]],
  ['hidden labels do not count', [at(100, 100, false), at(100, 100)], [100, 100]],
])('%s', (_, points, heights) => {
  expect(separateLabels(points).map(({ y }) => y)).toEqual(heights);
});

test('no label covers another, wherever the camera stands', () => {
  const pixel = fc.integer({ min: -50, max: 900 });
  const point = fc.record({ x: pixel, y: pixel, visible: fc.boolean() });
  fc.assert(
    fc.property(fc.array(point, { maxLength: 6 }), (points) => {
      const placed = separateLabels(points);
      expect(placed.map(({ x }) => x)).toEqual(points.map(({ x }) => x));
      const visible = placed.filter(({ visible }) => visible);
      for (const [index, one] of visible.entries())
        for (const other of visible.slice(index + 1)) {
          const isBeside = Math.abs(one.x - other.x) >= LABEL.width;
          expect(isBeside || Math.abs(one.y - other.y) >= LABEL.height).toBe(true);
        }
    }),
  );
});
