import type { FlatSheet } from '../views/flat-sheet.js';
import { PROJECTIONS } from '../views/projections.js';
import type { DrawingView } from '../views/projections.js';
import { short } from '../sketch.js';

/** Size of a mounting sketch, units. */
export const SKETCH = { width: 640, height: 400 } as const;

/** Height of the sizes' text, units. */
export const TEXT = 20;

/** A flat projection whose origin lies at a place of the sketch; scale in units per cm. */
export function sectionSheet(
  view: DrawingView,
  [left, top]: readonly [number, number],
  scale: number,
): FlatSheet {
  return {
    view,
    projection: PROJECTIONS[view],
    scale,
    at: ([u, v]) => [short(left + u * scale), short(top + v * scale)],
  };
}
