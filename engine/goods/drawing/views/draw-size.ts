import type { FlatSheet } from './flat-sheet.js';
import { SCENE } from '../paint.js';
import { sizeLabel } from '../size-label.js';
import { el } from '../svg.js';
import type { SvgNode } from '../svg.js';
import type { FlatSize } from './view-sizes.js';

const FONT_SIZE = 36;
const TICK = 10;

/** A dimension line with its size, written along the line. */
export function drawSize(sheet: FlatSheet, { from, to, label }: FlatSize): SvgNode {
  const [a, b] = [sheet.at(from), sheet.at(to)];
  const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
  const isUpright = Math.abs(a[0] - b[0]) < 1;
  const ticks = [a, b].map(([x, y]) => `M${x - TICK} ${y + TICK}L${x + TICK} ${y - TICK}`);
  const ink = { stroke: SCENE.ink, fill: 'none' };
  return el(
    'g',
    {},
    el('path', { d: `M${a.join(' ')}L${b.join(' ')}`, ...ink, 'stroke-width': 2 }),
    el('path', { d: ticks.join(''), ...ink, 'stroke-width': 3.5 }),
    sizeLabel(label, middle, { size: FONT_SIZE, isUpright }),
  );
}
