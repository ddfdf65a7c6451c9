import { expect, test } from '@jest/globals';
import { point, sideways, upright } from '../model/geometry.js';
import { AFTERNOON, Light } from './light.js';

const light = new Light(AFTERNOON);

test('an edge that is set back in an opening casts no shadow on the wall', () => {
  expect(light.shadowOnWall(upright([-50, 50], [100, 200], -9))).toEqual([]);
});

test('where a part projects from an opening, only the piece in front of the wall casts a shadow, downwards', () => {
  const side = sideways(0, [100, 200], [-9, 4]);
  const shadow = light.shadowOnWall(side);
  expect(shadow.length).toBeGreaterThan(2);
  for (const { y } of shadow) expect(y).toBeLessThanOrEqual(200);
});

test('a point in front of the wall casts its shadow where the sunbeam meets the wall', () => {
  const [sun] = AFTERNOON.sun ? [AFTERNOON.sun] : [];
  const at = point(0, 200, 50);
  const [fallen] = light.shadowOnWall([at, point(1, 200, 50), point(0, 201, 50)]);
  const time = 50 / (sun?.z ?? 1);
  expect(fallen?.x).toBeCloseTo(-time * (sun?.x ?? 0));
  expect(fallen?.y).toBeCloseTo(200 - time * (sun?.y ?? 0));
});
