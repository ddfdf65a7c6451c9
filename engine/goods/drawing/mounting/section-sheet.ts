import { short } from '../sketch.js';
import { type FlatSheet, PROJECTIONS, type DrawingView } from '../views/flat-sheet.js';

/** Size of a mounting sketch in units of its SVG. */
export const SKETCH = { width: 640, height: 400 } as const;

/** Font size of the written sizes, in units of the SVG. */
export const TEXT = 20;

/** An orthographic view whose origin lies at a place of the sketch (units); `scale` is units per cm. */
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
