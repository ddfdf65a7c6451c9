import { raw } from '@mikro-orm/core';
import type { TypedSearch } from '../shared/text-search/search-text.js';

/**
 * The condition of a search on the rows of a list: the id, or a text that contains every word. A phone number is looked
 * up by its beginning in `phoneColumn` instead, if the list has one, because trigrams do not tell phone numbers apart.
 */
export function matching({ texts, id, phone }: TypedSearch, phoneColumn?: string) {
  if (phone && phoneColumn) return { [phoneColumn]: { $like: phone } };
  const fitting = texts.map((words) => ({
    $and: words.map((patterns) => ({ $or: patterns.map(searchTextLike) })),
  }));
  return { $or: id === null ? fitting : [{ id }, ...fitting] };
}

/**
 * The condition that a row's search text matches a pattern of `like`, ignoring case and diacritics. The index of the
 * column is used for patterns of three letters or more.
 */
export const searchTextLike = (pattern: string) => ({ searchText: { $like: searchKey(pattern) } });

/**
 * A pattern normalised by `search_key()`, as the columns of search texts are. MikroORM accepts each returned fragment
 * in one condition only.
 */
export const searchKey = (pattern: string) => raw<string>('search_key(?)', [pattern]);
