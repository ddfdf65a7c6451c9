import { point, type Box, type Point } from '../geometry.js';
import type { Material } from '../material.js';
import type { PartKind } from '../part-kinds.js';
import { sheet, type Part } from '../part.js';
import type { Opening } from './setting.js';

/** A wall as one piece with its openings cut out, so that no seams show; cm. */
export function wallOf(
  kind: PartKind,
  { x: [left, right], y: [, top], z: [back, front] }: Box,
  openings: readonly Opening[],
  material: Material,
): Part {
  const cuts = openings.toSorted((a, b) => a.x[0] - b.x[0]).flatMap(cutOf);
  const outline = [[left, 0], ...cuts, [right, 0], [right, top], [left, top]];
  return sheet(
    kind,
    outline.map(([x = 0, y = 0]): Point => point(x, y, back)),
    front - back,
    material,
  );
}

/** The outline of a cut-out: from the ground up a slit without width, around the opening, and back. */
function cutOf({ x: [left, right], y: [low, high] }: Opening): [number, number][] {
  const slit = left + (right - left) / 2;
  return [
    [slit, 0],
    [slit, low],
    [left, low],
    [left, high],
    [right, high],
    [right, low],
    [slit, low],
    [slit, 0],
  ];
}
