import { point, upright, type Box, type Point } from '../model/geometry.js';
import { axisOf, type Part } from '../model/part.js';
import { SCENE } from './paint.js';
import { short, type Sketch } from './sketch.js';
import { el, type SvgNode } from './svg.js';

/** Warm light on the wall below a lamp that runs along x at a height. */
export function ledWash(sketch: Sketch, x: Box['x'], height: number): SvgNode {
  const fill = sketch.gradient('led-wash', point(0, height, 0), point(0, height - 150, 0), [
    [0, SCENE.lamp, 0.85],
    [0.4, SCENE.lamp, 0.3],
    [1, SCENE.lamp, 0],
  ]);
  return sketch.shape([upright(x, [height - 150, height], 0.5)], { fill });
}

/** A line of light with its glow. */
export function drawLedStrip(sketch: Sketch, strip: Part): SvgNode {
  const line = axisOf(strip);
  const width = 2.2 * sketch.camera.scaleAt(line[0].z);
  return el(
    'g',
    { 'stroke-linecap': 'round' },
    sketch.lines([line], { stroke: SCENE.lamp, 'stroke-width': short(width * 5), opacity: 0.16 }),
    sketch.lines([line], { stroke: SCENE.lamp, 'stroke-width': short(width * 2.4), opacity: 0.42 }),
    sketch.lines([line], { stroke: '#fff6df', 'stroke-width': short(width) }),
  );
}

/** The warm air below a heater; `half` is half its width in cm. */
export function drawHeatGlow(sketch: Sketch, { x, y, z }: Point, half: number): SvgNode {
  const fill = sketch.halo('heat', [
    [0, '#ff7a3d', 0.5],
    [0.5, '#ff9a5c', 0.2],
    [1, '#ff9a5c', 0],
  ]);
  const [cx, cy] = sketch.camera.project(point(x, y - 34, z));
  const scale = sketch.camera.scaleAt(z);
  return el('ellipse', {
    cx: short(cx),
    cy: short(cy),
    rx: short(half * 2.1 * scale),
    ry: short(95 * scale),
    fill,
  });
}
