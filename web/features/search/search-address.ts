import { findFabric } from '#engine/goods/fabrics/fabrics';
import { SEARCH_PATH } from './search-link';

/** The maximum number of characters of a search text. */
export const MAX_SEARCH_LENGTH = 100;

/** The text in the URL of the search page; '' for none. */
export const readSearchText = (params: URLSearchParams): string =>
  (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);

/** The URL of the results for a text. */
export const searchAddress = (text: string): string =>
  text.trim() ? `${SEARCH_PATH}?${new URLSearchParams({ q: text.trim() })}` : SEARCH_PATH;

/** The link to a fabric: its collection on the page of fabrics, or that page itself for an unknown fabric. */
export function fabricAddress(id: string): string {
  const collection = findFabric(id)?.collection.code;
  return collection ? `/tkaniny#kolekcja-${collection}` : '/tkaniny';
}
