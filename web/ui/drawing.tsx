import { createElement, type ReactNode } from 'react';

import type { SvgNode } from '../../engine/drawing/svg.js';

/** The engine's to-scale drawing as React elements; as wide as the place it is put in. */
export function Drawing({ node }: { node: SvgNode }) {
  return toElement(node, 'root');
}

function toElement(node: SvgNode, key: string): ReactNode {
  const children = node.children.map((child, index) =>
    typeof child === 'string' ? child : toElement(child, String(index)),
  );
  return createElement(node.tag, { key, ...toProps(node.attributes) }, ...children);
}

function toProps(attributes: SvgNode['attributes']): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [propName(name), value]),
  );
}

function propName(attribute: string): string {
  if (attribute === 'class') return 'className';
  if (/^(aria|data)-/.test(attribute)) return attribute;
  return attribute.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
