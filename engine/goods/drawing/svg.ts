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
    ([name, value]) => ` ${name}="${escape(`${value}`)}"`,
  );
  const opening = `<${tag}${list.join('')}`;
  if (children.length === 0) return `${opening}/>`;
  const content = children.map((child) =>
    typeof child === 'string' ? escape(child) : renderSvg(child),
  );
  return `${opening}>${content.join('')}</${tag}>`;
}

function escape(text: string): string {
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
