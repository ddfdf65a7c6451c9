import type { ArticleFilter } from './filter-articles';

/** The state of the blog in its URL. */
export interface BlogView extends ArticleFilter {
  /** How often "load more" was pressed. */
  more: number;
}

export const NO_FILTER: ArticleFilter = { text: '', category: null, tag: null };

export function readBlogView(params: URLSearchParams): BlogView {
  const more = Number(params.get('wiecej'));
  return {
    text: params.get('szukaj') ?? '',
    category: params.get('kategoria'),
    tag: params.get('tag'),
    more: Number.isSafeInteger(more) && more > 0 ? more : 0,
  };
}

/** The search parameters of a view: only what differs from the defaults. */
function blogSearch({ text, category, tag, more }: BlogView): URLSearchParams {
  const params = new URLSearchParams();
  if (text) params.set('szukaj', text);
  if (category) params.set('kategoria', category);
  if (tag) params.set('tag', tag);
  if (more > 0) params.set('wiecej', String(more));
  return params;
}

/** The link to a changed view, which shows the beginning of the list unless `change` sets `more`. */
export function viewLink(
  filter: ArticleFilter,
  change: Partial<BlogView> = {},
): { search: string } {
  return { search: blogSearch({ ...filter, more: 0, ...change }).toString() };
}
