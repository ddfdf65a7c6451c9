import type { DimensionLine } from '../model/dimension-line.js';
import { between } from '../model/geometry.js';
import { SCENE } from './paint.js';

import { sizeLabel } from './size-label.js';
import { short } from './sketch.js';
import type { Sketch } from './sketch.js';
import { el } from './svg.js';
import type { SvgNode } from './svg.js';

const FONT_SIZE = 40;
const TICK = 11;

/** Dimension lines with sizes in cm. */
export function drawDimensions(sketch: Sketch, lines: readonly DimensionLine[]): SvgNode {
  return el(
    'g',
    { 'stroke-linecap': 'round' },
    ...lines.map((line) => drawDimension(sketch, line)),
  );
}

function drawDimension(sketch: Sketch, { from, to, value, witnesses }: DimensionLine): SvgNode {
  const ink = { stroke: SCENE.ink, 'stroke-width': 2.5 };
  const middle = sketch.camera.project(between(from, to, 0.5));
  const ticks = [from, to].map((end) => {
    const [tx, ty] = sketch.camera.project(end);
    return `M${short(tx - TICK)} ${short(ty + TICK)}L${short(tx + TICK)} ${short(ty - TICK)}`;
  });
  return el(
    'g',
    {},
    sketch.lines(witnesses, {
      ...ink,
      'stroke-width': 1.5,
      'stroke-dasharray': '3 7',
      opacity: 0.7,
    }),
    sketch.lines([[from, to]], ink),
    el('path', { d: ticks.join(''), fill: 'none', ...ink, 'stroke-width': 4 }),
    sizeLabel(`${value}\u00a0cm`, middle, { size: FONT_SIZE, round: true }),
  );
}
