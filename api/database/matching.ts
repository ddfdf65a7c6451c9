import { raw } from '@mikro-orm/core';
import type { TypedSearch } from '../shared/search-text.js';

/** The condition on a list's rows that a search leaves: the number, or a text that fits. */
export function matching({ patterns, id }: TypedSearch) {
  const texts = patterns.map((pattern) => ({
    searchText: { $like: raw<string>('search_key(?)', [pattern]) },
  }));
  return { $or: id === null ? texts : [{ id }, ...texts] };
}
