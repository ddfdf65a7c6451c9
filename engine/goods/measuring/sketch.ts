import {
  type SvgNode,
  el,
  ACCENT,
  type Area,
  GLASS,
  INK,
  LINE,
  type Spot,
  WALL,
  arrow,
  at,
  caption,
  path,
  rect,
} from '../drawing/svg.js';
import type { MeasuredLength, MeasuringGuide } from './guide.js';

/** Letters of the readings on the sketch and the sheet: first all lengths in order, then the diagonals. */
export function readingLetters(guide: MeasuringGuide): {
  readonly lengths: readonly (readonly string[])[];
  readonly diagonals: readonly string[];
} {
  let next = 0;
  const take = (): string => String.fromCharCode('A'.charCodeAt(0) + next++);
  return {
    lengths: guide.lengths.map(({ readings }) => readings.map(take)),
    diagonals: guide.hasDiagonals ? [take(), take()] : [],
  };
}

/** Where the lengths of a product are measured, as an SVG of 640 × 400 units: an opening, or a wall and a terrace. */
export function measuringSketch(guide: MeasuringGuide): SvgNode {
  const content = guide.hasDiagonals ? opening(guide) : terrace(guide);
  return el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 640 400' }, ...content);
}

/** A window in its reveal. */
function opening(guide: MeasuringGuide): SvgNode[] {
  const box: Area = { x: 150, y: 40, width: 340, height: 320 };
  const { lengths, diagonals } = readingLetters(guide);
  const corners: [Spot, Spot][] = [
    [at(box, 0, 0), at(box, 1, 1)],
    [at(box, 0, 1), at(box, 1, 0)],
  ];
  return [
    rect({ x: 40, y: 10, width: 560, height: 380 }, WALL),
    rect(box, GLASS, INK),
    ...corners.map(([from, to]) => path(from, to, { stroke: LINE, 'stroke-dasharray': '6 6' })),
    ...guide.lengths.flatMap((length, index) => arrowsOf(length, lengths[index] ?? [], box)),
    ...diagonals.map((letter, index) => mark(at(box, 0.7, index === 0 ? 0.7 : 0.3), letter)),
  ];
}

/** The wall from the front, and the terrace from above. */
function terrace(guide: MeasuringGuide): SvgNode[] {
  const wall: Area = { x: 20, y: 70, width: 330, height: 270 };
  const ground: Area = { x: 400, y: 100, width: 220, height: 240 };
  const { lengths } = readingLetters(guide);
  return [
    caption([20, 40], 'Ściana od przodu'),
    rect(wall, WALL),
    rect({ x: 135, y: 190, width: 100, height: 150 }, GLASS, INK),
    path([20, 340], [350, 340], { stroke: INK, 'stroke-width': 2 }),
    caption([400, 40], 'Taras z góry'),
    rect({ ...ground, y: 70, height: 30 }, LINE),
    rect(ground, WALL),
    ...guide.lengths.flatMap((length, index) =>
      arrowsOf(length, lengths[index] ?? [], length.target === 'projection' ? ground : wall),
    ),
  ];
}

/** The arrows of a length across a box: widths from side to side, all others from top to bottom. */
function arrowsOf({ target }: MeasuredLength, letters: readonly string[], box: Area): SvgNode[] {
  return letters.flatMap((letter, index) => {
    const share = letters.length === 1 ? 0.12 : 0.12 + (0.76 * index) / (letters.length - 1);
    return target === 'width'
      ? [arrow(at(box, 0, share), at(box, 1, share)), mark(at(box, 0.3, share), letter)]
      : [arrow(at(box, share, 0), at(box, share, 1)), mark(at(box, share, 0.34), letter)];
  });
}

function mark([cx, cy]: Spot, letter: string): SvgNode {
  const text = {
    x: cx,
    y: cy + 5.5,
    'text-anchor': 'middle',
    'font-size': 16,
    'font-weight': 600,
    fill: '#ffffff',
  };
  return el('g', {}, el('circle', { cx, cy, r: 14, fill: ACCENT }), el('text', text, letter));
}
