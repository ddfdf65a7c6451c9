import { expect, test } from '@jest/globals';
import { PROJECTIONS } from '#engine/goods/drawing/views/flat-sheet';
import { CATEGORIES } from '#engine/goods/families/categories';
import { derive } from '#engine/goods/model/derive';
import { boundsOf } from '#engine/goods/model/part';
import { dot, minus, unit } from '#engine/goods/model/vector';
import { configured } from '#engine/testing/configured';
import { addedBox, shotOf } from './views';

const FRAME = { aspect: 1.4, free: 0.84 };

test.each(CATEGORIES)(
  '%s: front, side and top of the 3D view are seen from where the drawing shows them',
  (category) => {
    const model = derive(configured(category));
    for (const view of ['front', 'side', 'top'] as const) {
      const { eye, target } = shotOf(model, view, FRAME);
      expect(dot(unit(minus(eye, target)), PROJECTIONS[view].towards)).toBeGreaterThan(0.9);
    }
  },
);

test.each(CATEGORIES)('%s: the first view is in three quarters, above the floor', (category) => {
  const { eye, target } = shotOf(derive(configured(category)), 'corner', FRAME);
  const across = Math.abs(eye.x - target.x) / Math.abs(eye.z - target.z);
  expect(across).toBeGreaterThan(0.3);
  expect(across).toBeLessThan(1);
  expect(eye.y).toBeGreaterThan(0.6);
});

test.each(['pergole', 'zadaszenia'] as const)(
  '%s: the first view looks up at the roof',
  (category) => {
    const model = derive(configured(category));
    const { eye } = shotOf(model, 'corner', FRAME);
    const roof = boundsOf(model.parts.filter(({ kind }) => kind === 'louvre' || kind === 'pane'));
    expect(eye.y * 100).toBeLessThan(roof.y[0] - 50);
  },
);

test('the first view of an awning looks down on its cloth', () => {
  const model = derive(configured('markizy'));
  const { eye } = shotOf(model, 'corner', FRAME);
  const cloth = boundsOf(model.parts.filter(({ kind }) => kind === 'cloth'));
  expect(eye.y * 100).toBeGreaterThan(cloth.y[0]);
});

test('an option is flown to where it adds parts, a change of size is not', () => {
  const plain = derive(configured('pergole'));
  const lit = derive(configured('pergole', { options: { ledLighting: true } }));
  const wider = derive(configured('pergole', { width: 500, options: { ledLighting: true } }));
  const added = addedBox(plain, lit);
  expect(added).toEqual(boundsOf(lit.parts.filter(({ kind }) => kind === 'led_strip')));
  expect(addedBox(lit, plain)).toBeNull();
  expect(addedBox(plain, wider)).toBeNull();
  expect(addedBox(plain, derive(configured('pergole', { lamelOrientation: 45 })))).toBeNull();
});

test('a detail is seen from the side of the first view, and closer', () => {
  const plain = derive(configured('pergole'));
  const sensed = derive(configured('pergole', { options: { windSensor: true } }));
  const added = addedBox(plain, sensed);
  if (!added) throw new Error('The sensor is a part');
  const [whole, detail] = [shotOf(sensed, 'corner', FRAME), shotOf(sensed, 'corner', FRAME, added)];
  const way = ({ eye, target }: typeof whole) => minus(eye, target);
  expect(dot(unit(way(whole)), unit(way(detail)))).toBeCloseTo(1);
  expect(Math.hypot(...Object.values(way(detail)))).toBeLessThan(
    Math.hypot(...Object.values(way(whole))) * 0.7,
  );
});
