import { findFabric } from '#engine/goods/fabrics/fabrics';
import { readPlaceSize } from '#engine/goods/starting-points/place-size';
import { PLACES } from '#engine/goods/starting-points/starting-point';
import { fold } from '#engine/locale/text';
import { placeAddress } from '../configurator/starting-points/place-links';
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

const LENGTH = String.raw`(\d+(?:[.,]\d+)?(?:\s*(?:mm|cm|m)\b)?)`;
const SIZES = new RegExp(`${LENGTH}\\s*(?:x|×|\\*|na)\\s*${LENGTH}`, 'i');

/** The label of a link to `finderAddress`. */
export const FINDER_LABEL = 'Pokaż, co pasuje w\u00a0tym rozmiarze';

/** The finder with the sizes in a text such as "taras 5x3,5"; null for a text without sizes. */
export function finderAddress(text: string): string | null {
  const [, width = '', depth = ''] = SIZES.exec(text) ?? [];
  if (readPlaceSize(width) === null || readPlaceSize(depth) === null) return null;
  const { code } = PLACES.find((place) => fold(text).includes(place.code.slice(0, 4))) ?? PLACES[0];
  return `${placeAddress(code)}&${new URLSearchParams({ szerokosc: width, glebokosc: depth })}#propozycje`;
}
