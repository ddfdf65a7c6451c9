import { raw } from '@mikro-orm/core';
import type { TypedSearch } from '../shared/search-text.js';

/** The condition on a list's rows that a search leaves: the number, or a text that fits. */
export function matching({ patterns, id }: TypedSearch) {
  const texts = patterns.map(searchTextLike);
  return { $or: id === null ? texts : [{ id }, ...texts] };
}

/** The search text fits a pattern of `like`, whatever its case and diacritics; from three letters on by its index. */
export const searchTextLike = (pattern: string) => ({
  searchText: { $like: raw<string>('search_key(?)', [pattern]) },
});
