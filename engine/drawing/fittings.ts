import { point, upright } from './geometry.js';
import type { Box, Point } from './geometry.js';
import { SCENE, lit } from './paint.js';
import { short } from './sketch.js';
import type { Sketch } from './sketch.js';
import { el } from './svg.js';
import type { SvgNode } from './svg.js';

/** Warm light on the wall below a lamp that runs along x at a height. */
export function ledWash(sketch: Sketch, x: Box['x'], height: number): SvgNode {
  const fill = sketch.gradient('led-wash', point(0, height, 0), point(0, height - 150, 0), [
    [0, SCENE.lamp, 0.85],
    [0.4, SCENE.lamp, 0.3],
    [1, SCENE.lamp, 0],
  ]);
  return sketch.shape([upright(x, [height - 150, height], 0.5)], { fill });
}

/** A line of light along x with its glow. */
export function drawLedStrip(sketch: Sketch, x: Box['x'], y: number, z: number): SvgNode {
  const inset = (x[1] - x[0]) * 0.02;
  const line = [point(x[0] + inset, y, z), point(x[1] - inset, y, z)];
  const width = 2.2 * sketch.camera.scaleAt(z);
  return el(
    'g',
    { 'stroke-linecap': 'round' },
    sketch.lines([line], { stroke: SCENE.lamp, 'stroke-width': short(width * 5), opacity: 0.16 }),
    sketch.lines([line], { stroke: SCENE.lamp, 'stroke-width': short(width * 2.4), opacity: 0.42 }),
    sketch.lines([line], { stroke: '#fff6df', 'stroke-width': short(width) }),
  );
}

/** A small anemometer on a mast: three cups that turn with the wind. */
export function drawWindSensor(sketch: Sketch, foot: Point, frame: string): SvgNode {
  const scale = sketch.camera.scaleAt(foot.z);
  const head = point(foot.x, foot.y + 20, foot.z);
  const [x, y] = sketch.camera.project(head);
  const cups = [-9, 0, 9].map((offset, index) =>
    el('circle', {
      cx: short(x + offset * scale),
      cy: short(y + (index === 1 ? 2.6 : -0.6) * scale),
      r: short(3.6 * scale),
      fill: index === 1 ? '#4a5053' : SCENE.joinery,
    }),
  );
  return el(
    'g',
    {},
    sketch.box(
      { x: [foot.x - 3, foot.x + 3], y: [foot.y, foot.y + 10], z: [foot.z - 3, foot.z + 3] },
      frame,
    ),
    sketch.lines([[foot, head]], {
      stroke: lit(SCENE.joinery, 0.9),
      'stroke-width': short(1.8 * scale),
    }),
    el('path', {
      d: `M${short(x - 9 * scale)} ${short(y - 0.6 * scale)}L${short(x)} ${short(y)}L${short(x + 9 * scale)} ${short(y - 0.6 * scale)}`,
      stroke: SCENE.joinery,
      'stroke-width': short(1.2 * scale),
      fill: 'none',
    }),
    ...cups,
  );
}

/** An infrared heater on the wall, glowing. */
export function drawHeater(sketch: Sketch, middle: Point, roofWidth: number): SvgNode {
  const half = Math.min(70, roofWidth * 0.18);
  const { x, y, z } = middle;
  const fill = sketch.halo('heat', [
    [0, '#ff7a3d', 0.5],
    [0.5, '#ff9a5c', 0.2],
    [1, '#ff9a5c', 0],
  ]);
  const [cx, cy] = sketch.camera.project(point(x, y - 34, z));
  const scale = sketch.camera.scaleAt(z);
  const glow = {
    cx: short(cx),
    cy: short(cy),
    rx: short(half * 2.1 * scale),
    ry: short(95 * scale),
    fill,
  };
  return el(
    'g',
    {},
    el('ellipse', glow),
    sketch.box({ x: [x - half, x + half], y: [y - 7, y + 7], z: [z - 10, z] }, '#34393c'),
    sketch.shape([upright([x - half + 5, x + half - 5], [y - 4, y + 4], z)], { fill: '#ff7a3d' }),
    sketch.shape([upright([x - half + 5, x + half - 5], [y - 1, y + 1], z)], { fill: '#ffd0a0' }),
  );
}

/** The receiver of a motor drive: a small lamp on the housing. */
export function drawMotor(sketch: Sketch, at: Point): SvgNode {
  const [cx, cy] = sketch.camera.project(at).map(short);
  const scale = sketch.camera.scaleAt(at.z);
  const place = { cx: cx ?? 0, cy: cy ?? 0 };
  return el(
    'g',
    {},
    el('circle', { ...place, r: short(2.6 * scale), fill: '#7fae86', opacity: 0.35 }),
    el('circle', { ...place, r: short(1.1 * scale), fill: '#d7f0d2' }),
  );
}

/** The crank of a product moved by hand: a rod with its handle. */
export function drawCrank(sketch: Sketch, top: Point, length: number): SvgNode {
  const { x, y, z } = top;
  const width = short(2 * sketch.camera.scaleAt(z));
  const bend = point(x + 4, y - length, z);
  const rod = [top, bend, point(x + 14, y - length, z), point(x + 14, y - length - 14, z)];
  return sketch.lines([rod], {
    stroke: '#c9c4ba',
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
}
