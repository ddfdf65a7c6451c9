import { expect, it } from '@jest/globals';
import { point, type Point } from '../../model/geometry.js';
import { cross } from '../../model/vector.js';
import { PROJECTIONS, type DrawingView } from './flat-sheet.js';

const VIEWS: readonly DrawingView[] = ['front', 'side', 'top'];
const AXES = [point(1, 0, 0), point(0, 1, 0), point(0, 0, 1)];

it.each(VIEWS)('the view from the %s is what its viewer sees, not its mirror image', (view) => {
  const { towards, flat } = PROJECTIONS[view];
  // The direction in space that the sheet shows to the right, or downwards.
  const shownBy = (axis: 0 | 1): Point => {
    const [x = 0, y = 0, z = 0] = AXES.map((along) => flat(along)[axis]);
    return point(x, y, z);
  };
  expect(cross(shownBy(1), shownBy(0))).toEqual(towards);
});
