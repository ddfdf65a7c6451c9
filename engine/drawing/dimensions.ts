import type { DimensionLine } from '../model/dimension-line.js';
import { between } from '../model/geometry.js';
import { SCENE } from './paint.js';

import { short } from './sketch.js';
import type { Sketch } from './sketch.js';
import { el } from './svg.js';
import type { SvgNode } from './svg.js';

const FONT_SIZE = 40;
const TICK = 11;

/** Dimension lines with their sizes in cm. */
export function drawDimensions(sketch: Sketch, lines: readonly DimensionLine[]): SvgNode {
  return el(
    'g',
    { 'stroke-linecap': 'round' },
    ...lines.map((line) => drawDimension(sketch, line)),
  );
}

function drawDimension(sketch: Sketch, { from, to, value, witnesses }: DimensionLine): SvgNode {
  const label = `${value}\u00a0cm`;
  const ink = { stroke: SCENE.ink, 'stroke-width': 2.5 };
  const [x, y] = sketch.camera.project(between(from, to, 0.5));
  const ticks = [from, to].map((end) => {
    const [tx, ty] = sketch.camera.project(end);
    return `M${short(tx - TICK)} ${short(ty + TICK)}L${short(tx + TICK)} ${short(ty - TICK)}`;
  });
  const width = label.length * FONT_SIZE * 0.6 + 36;
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
    el('rect', {
      x: short(x - width / 2),
      y: short(y - FONT_SIZE * 0.66),
      width: short(width),
      height: FONT_SIZE * 1.32,
      rx: FONT_SIZE * 0.66,
      fill: SCENE.paper,
    }),
    el(
      'text',
      {
        x: short(x),
        y: short(y + FONT_SIZE * 0.35),
        'text-anchor': 'middle',
        'font-family': 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
        'font-size': FONT_SIZE,
        'font-weight': 600,
        fill: SCENE.ink,
      },
      label,
    ),
  );
}
