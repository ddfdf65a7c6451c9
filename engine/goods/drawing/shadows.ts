import type { Point, Polygon } from '../model/geometry.js';
import { SCENE } from './paint.js';
import type { Shade } from './picture.js';
import type { Sketch } from './sketch.js';
import { el } from './svg.js';
import type { SvgNode } from './svg.js';

/** The shadows that the sun casts on wall and ground, one flat tone for each shade. */
export function drawShadows(sketch: Sketch, shades: readonly Shade[]): SvgNode[] {
  const filter = sketch.blur('soft', 1.6);
  return shades.map(({ strength, casters }) => {
    const fallen = casters.flatMap((caster) => [
      turned(sketch.light.shadowOnGround(caster), 'z'),
      turned(sketch.light.shadowOnWall(caster), 'y'),
    ]);
    // A group with one opacity keeps overlapping shadows from adding up.
    return el(
      'g',
      { opacity: Math.round(strength * 40) / 100, filter },
      sketch.shape(fallen, { fill: SCENE.shade }, Math.round),
    );
  });
}

/** The polygon, reversed if needed: all are wound alike, so that overlapping shadows do not cut holes in each other. */
function turned(polygon: Polygon, axis: 'y' | 'z'): Polygon {
  const area = polygon.reduce((sum, corner, index) => {
    const next: Point = polygon[(index + 1) % polygon.length] ?? corner;
    return sum + corner.x * next[axis] - next.x * corner[axis];
  }, 0);
  return area < 0 ? polygon.toReversed() : polygon;
}
