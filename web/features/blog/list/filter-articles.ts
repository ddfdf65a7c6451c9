interface ArticleFilter {
  text: string;
  /** Null matches every category. */
  category: string | null;
  /** Null matches articles with any tags or none. */
  tag: string | null;
}

export interface Searchable {
  title: string;
  excerpt: string;
  category: string;
  tags: readonly string[];
}

/**
 * Articles of the category and with the tag whose title, excerpt or tags contain the text, ignoring case and Polish
 * diacritics.
 */
export function filterArticles<T extends Searchable>(
  articles: readonly T[],
  filter: ArticleFilter,
): T[] {
  const text = fold(filter.text.trim());
  return articles.filter(
    (article) =>
      (filter.category === null || article.category === filter.category) &&
      (filter.tag === null || article.tags.includes(filter.tag)) &&
      [article.title, article.excerpt, ...article.tags].some((part) => fold(part).includes(text)),
  );
}

/**
 * The values in the lists with the number of their occurrences, the most frequent first, equally frequent ones
 * alphabetically.
 */
export function countOccurrences(
  lists: readonly (readonly string[])[],
): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of lists.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'pl'));
}

function fold(text: string): string {
  return text
    .toLocaleLowerCase('pl')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('ł', 'l');
}

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
