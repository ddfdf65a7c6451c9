import { isValidElement, type ReactNode } from 'react';

/** The words of what is drawn, without its elements; of components what is put between their tags, or given as HTML. */
export function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode; html?: string }>(node)) {
    const { children, html } = node.props;
    return html === undefined ? textOf(children) : html.replaceAll(/<[^>]+>/g, '').trim();
  }
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}
