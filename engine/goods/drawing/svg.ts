/** One element of a picture; attributes carry their SVG names ("stroke-width"). */
export interface SvgNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (SvgNode | string)[];
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export function el(
  tag: string,
  attributes: SvgNode['attributes'] = {},
  ...children: (SvgNode | string)[]
): SvgNode {
  return { tag, attributes, children };
}

/** The picture as SVG text, every text and attribute escaped. */
export function renderSvg({ tag, attributes, children }: SvgNode): string {
  const list = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeXml(`${value}`)}"`,
  );
  const opening = `<${tag}${list.join('')}`;
  if (children.length === 0) return `${opening}/>`;
  const content = children.map((child) =>
    typeof child === 'string' ? escapeXml(child) : renderSvg(child),
  );
  return `${opening}>${content.join('')}</${tag}>`;
}

/** A text as it stands in an element or attribute of XML. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** A hash (FNV-1a) of everything that is drawn, so that ids of different drawings do not clash. */
export function idPrefix(drawn: unknown): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(drawn)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return `d${(hash >>> 0).toString(36)}`;
}

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
