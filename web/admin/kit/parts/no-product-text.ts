/** The text of a search for a product without results: none yet, none found, or the search failed. */
export function noProductText(loading: boolean, error: Error | undefined): string {
  if (loading) return 'Szukam...';
  return error ? 'Nie udało się wyszukać produktów' : 'Nie ma takiego produktu';
}
