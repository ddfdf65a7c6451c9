import { typeset } from '#engine/locale/typeset';
import { formatMoney } from '../../lib/text/format';
import { fabricAddress } from './search-address';
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

/** The results as groups of links, without empty groups. */
export function suggestionGroups(found: SuggestionsQuery['search']): SuggestionGroup[] {
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
      label: 'Strony',
      suggestions: found.pages.map(({ path, title }) => ({ to: path, label: title })),
    },
    {
      label: 'Tkaniny',
      suggestions: found.fabrics.map(({ id, name }) => ({ to: fabricAddress(id), label: name })),
    },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}
