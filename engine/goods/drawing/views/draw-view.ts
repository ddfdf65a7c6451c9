import type { Configuration } from '../../configuration/configuration.js';
import { derive } from '../../model/derive.js';
import type { Model } from '../../model/model.js';
import { NICHE } from '../../model/surroundings/joinery.js';
import type { Setting } from '../../model/surroundings/setting.js';
import { FRAME } from '../camera.js';
import { SCENE } from '../paint.js';
import { sizeLabel } from '../size-label.js';
import { short } from '../sketch.js';
import { idPrefix, el, type SvgNode } from '../svg.js';
import { titledDrawing } from '../titled-drawing.js';
import { drawParts } from './draw-parts.js';
import { flatSheet, type FlatSheet, type FlatSize, type DrawingView } from './flat-sheet.js';
import { viewSizes } from './view-sizes.js';

/** "widok z przodu" */
export const VIEW_NAMES: Readonly<Record<DrawingView, string>> = {
  front: 'widok z\u00a0przodu',
  side: 'widok z\u00a0boku',
  top: 'widok z\u00a0góry',
};

/**
 * The product to scale in an orthographic view with its sizes: an SVG of 1200 × 900 units with a Polish title and
 * description. Cloth is hatched.
 */
export function drawView(configuration: Configuration, view: DrawingView): SvgNode {
  const model = derive(configuration);
  const sizes = viewSizes(model, view);
  const sheet = flatSheet(model, view, sizes);
  const id = idPrefix([configuration, view]);
  const hatch = `${id}-hatch`;
  return titledDrawing(
    configuration,
    { id, shows: VIEW_NAMES[view], definitions: [hatchPattern(hatch)] },
    [
      el('rect', { width: FRAME.width, height: FRAME.height, fill: SCENE.paper }),
      ...drawHouse(sheet, model),
      ...drawParts(sheet, model.parts, `url(#${hatch})`),
      ...sizes.map((size) => drawSize(sheet, size)),
    ],
  );
}

/** The wall in section or, from the front, only its opening; and the ground, except from above. */
function drawHouse(sheet: FlatSheet, { setting }: Model): SvgNode[] {
  const wall = sheet.at([0, 0]);
  // The ground may lie below the sheet.
  const ground = Math.min(wall[1], FRAME.height);
  const line = { stroke: SCENE.ink, 'stroke-width': 2, opacity: 0.5 };
  const { x, y } = setting.opening;
  if (sheet.view === 'top') {
    return [
      el('rect', { width: FRAME.width, height: wall[1], fill: SCENE.wallDeep }),
      el('path', { d: `M0 ${wall[1]}H${FRAME.width}`, ...line }),
      ...holeIn(setting, [sheet.at([x[0], -NICHE]), sheet.at([x[1], 0])]),
    ];
  }
  const floor = el('path', { d: `M0 ${ground}H${FRAME.width}`, ...line });
  if (sheet.view === 'side') {
    return [
      el('rect', { width: wall[0], height: ground, fill: SCENE.wallDeep }),
      ...holeIn(setting, [sheet.at([-NICHE, -y[1]]), sheet.at([0, -y[0]])]),
      floor,
    ];
  }
  const [[left, top], [right, low]] = [sheet.at([x[0], -y[1]]), sheet.at([x[1], -y[0]])];
  const opening = el('rect', {
    x: left,
    y: top,
    width: short(right - left),
    height: short(Math.min(low, FRAME.height) - top),
    fill: SCENE.glassLow,
    stroke: SCENE.joinery,
    'stroke-width': 3,
    opacity: 0.45,
  });
  return [opening, floor];
}

/** The reveal of a window in a section through the wall, between two corners of the sheet; none on a terrace. */
function holeIn(
  { place }: Setting,
  [from, to]: readonly [readonly [number, number], readonly [number, number]],
): SvgNode[] {
  if (place === 'terrace') return [];
  const [x, y] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])];
  const [width, height] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
  const size = { width: short(width), height: short(height) };
  return [el('rect', { x, y, ...size, fill: SCENE.paper })];
}

function hatchPattern(id: string): SvgNode {
  return el(
    'pattern',
    { id, width: 9, height: 9, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    el('path', { d: 'M0 0V9', stroke: SCENE.ink, 'stroke-width': 1.4, opacity: 0.22 }),
  );
}

const FONT_SIZE = 36;
const TICK = 10;

/** A dimension line with its size, written along the line. */
function drawSize(sheet: FlatSheet, { from, to, label }: FlatSize): SvgNode {
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
