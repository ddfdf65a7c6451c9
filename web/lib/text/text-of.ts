import { isValidElement, type ReactNode } from 'react';

/** The text of React nodes without markup: that of their children or, if they have a prop `html`, of this HTML. */
export function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode; html?: string }>(node)) {
    const { children, html } = node.props;
    return html === undefined ? textOf(children) : html.replaceAll(/<[^>]+>/g, '').trim();
  }
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}
