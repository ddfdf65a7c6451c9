import type { ArticleFilter } from './filter-articles';

/** What the address of the blog says. */
export interface BlogView extends ArticleFilter {
  /** How often "load more" was pressed. */
  more: number;
}

export function readBlogView(params: URLSearchParams): BlogView {
  const more = Number(params.get('wiecej'));
  return {
    text: params.get('szukaj') ?? '',
    category: params.get('kategoria'),
    tag: params.get('tag'),
    more: Number.isSafeInteger(more) && more > 0 ? more : 0,
  };
}

/** The address of a view: only what differs from the plain list. */
export function blogSearch({ text, category, tag, more }: BlogView): URLSearchParams {
  const params = new URLSearchParams();
  if (text) params.set('szukaj', text);
  if (category) params.set('kategoria', category);
  if (tag) params.set('tag', tag);
  if (more > 0) params.set('wiecej', String(more));
  return params;
}
