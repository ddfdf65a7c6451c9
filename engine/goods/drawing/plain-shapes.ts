import { type SvgNode, el } from './svg.js';

/** Colours of explanatory sketches. */
export const INK = '#1e2326';
export const LINE = '#b9ad9a';
export const WALL = '#efe7da';
export const GLASS = '#dfe7e6';
export const ACCENT = '#965900';

const BAR = 7;

/** A place in a sketch: units to the right and downwards. */
export type Spot = readonly [x: number, y: number];
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A place in an area, by shares of its width and height. */
export const at = ({ x, y, width, height }: Area, across: number, down: number): Spot => [
  x + across * width,
  y + down * height,
];

export const rect = (area: Area, fill: string, stroke = 'none'): SvgNode =>
  el('rect', { ...area, fill, stroke, 'stroke-width': 2 });

export const path = (
  [x1, y1]: Spot,
  [x2, y2]: Spot,
  style: Record<string, string | number>,
): SvgNode => el('line', { x1, y1, x2, y2, ...style });

/** A line with a short bar at each end. */
export function arrow(from: Spot, to: Spot): SvgNode {
  const isLevel = from[1] === to[1];
  const bar = ([x, y]: Spot): SvgNode =>
    isLevel
      ? path([x, y - BAR], [x, y + BAR], { stroke: ACCENT, 'stroke-width': 2 })
      : path([x - BAR, y], [x + BAR, y], { stroke: ACCENT, 'stroke-width': 2 });
  return el('g', {}, path(from, to, { stroke: ACCENT, 'stroke-width': 2 }), bar(from), bar(to));
}

export const caption = ([x, y]: Spot, text: string): SvgNode =>
  el('text', { x, y, 'font-size': 16, 'font-weight': 600, fill: INK }, text);
