import { typeset } from '#engine/locale/typeset';
import { formatMoney } from '../../lib/text/format';
import { FINDER_LABEL, fabricAddress, finderAddress } from './search-address';
import type { SuggestionsQuery } from './suggestions.generated';

export interface Suggestion {
  /** The URL that it links to. */
  to: string;
  label: string;
  /** Shown beside the label: the lowest price of a product. */
  fact?: string | undefined;
}

export interface SuggestionGroup {
  label: string;
  suggestions: readonly Suggestion[];
}

const PAGES = 'Strony';
const rankOf = ({ label }: SuggestionGroup): number => (label === PAGES ? 0 : 1);

/** The results as groups of links, without empty groups; pages first where they are the better answer. */
export function suggestionGroups(
  found: SuggestionsQuery['search'],
  text: string,
): SuggestionGroup[] {
  const finder = finderAddress(text);
  const groups: SuggestionGroup[] = [
    {
      label: 'Produkty',
      suggestions: found.products.map(({ id, name, smallestPrice }) => ({
        to: `/produkt/${id}`,
        label: typeset(name),
        fact: smallestPrice ? `od ${formatMoney(smallestPrice.calculatedPrice)}` : undefined,
      })),
    },
    {
      label: 'Poradniki',
      suggestions: found.articles.map(({ id, title }) => ({ to: `/blog/${id}`, label: title })),
    },
    {
      label: PAGES,
      suggestions: found.pages.map(({ path, title }) => ({ to: path, label: title })),
    },
    {
      label: 'Tkaniny',
      suggestions: found.fabrics.map(({ id, name }) => ({ to: fabricAddress(id), label: name })),
    },
  ];
  const first: SuggestionGroup = {
    label: 'Dobierz osłonę',
    suggestions: finder ? [{ to: finder, label: FINDER_LABEL }] : [],
  };
  const order = found.isPageFirst ? groups.toSorted((a, b) => rankOf(a) - rankOf(b)) : groups;
  return [first, ...order].filter(({ suggestions }) => suggestions.length > 0);
}
