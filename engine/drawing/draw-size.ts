import type { FlatSheet } from './flat-sheet.js';
import { SCENE } from './paint.js';
import { short } from './sketch.js';
import { el } from './svg.js';
import type { SvgNode } from './svg.js';
import type { FlatSize } from './view-sizes.js';

const FONT_SIZE = 36;
const TICK = 10;

/** A dimension line with its size, which is read along it. */
export function drawSize(sheet: FlatSheet, { from, to, label }: FlatSize): SvgNode {
  const [a, b] = [sheet.at(from), sheet.at(to)];
  const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
  const isUpright = Math.abs(a[0] - b[0]) < 1;
  const ticks = [a, b].map(([x, y]) => `M${x - TICK} ${y + TICK}L${x + TICK} ${y - TICK}`);
  const width = label.length * FONT_SIZE * 0.58 + 30;
  const ink = { stroke: SCENE.ink, fill: 'none' };
  return el(
    'g',
    {},
    el('path', { d: `M${a.join(' ')}L${b.join(' ')}`, ...ink, 'stroke-width': 2 }),
    el('path', { d: ticks.join(''), ...ink, 'stroke-width': 3.5 }),
    el(
      'g',
      { transform: `translate(${middle.map(short).join(' ')})${isUpright ? ' rotate(-90)' : ''}` },
      el('rect', {
        x: short(-width / 2),
        y: -FONT_SIZE * 0.66,
        width: short(width),
        height: FONT_SIZE * 1.32,
        fill: SCENE.paper,
      }),
      el(
        'text',
        {
          y: FONT_SIZE * 0.35,
          'text-anchor': 'middle',
          'font-family': 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
          'font-size': FONT_SIZE,
          'font-weight': 600,
          fill: SCENE.ink,
        },
        label,
      ),
    ),
  );
}
