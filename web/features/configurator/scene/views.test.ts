import { expect, test } from '@jest/globals';
import { PROJECTIONS } from '#engine/goods/drawing/views/flat-sheet';
import { CATEGORIES } from '#engine/goods/families/categories';
import { derive } from '#engine/goods/model/derive';
import { dot, minus, unit } from '#engine/goods/model/vector';
import { configured } from '#engine/testing/configured';
import { shotOf } from './views';

test.each(CATEGORIES)(
  '%s: front, side and top of the 3D view are seen from where the drawing shows them',
  (category) => {
    const model = derive(configured(category));
    for (const view of ['front', 'side', 'top'] as const) {
      const { eye, target } = shotOf(model, view, { up: 0.4, across: 0.6 });
      expect(dot(unit(minus(eye, target)), PROJECTIONS[view].towards)).toBeGreaterThan(0.9);
    }
  },
);
