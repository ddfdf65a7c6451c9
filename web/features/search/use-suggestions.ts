import { useQuery } from '@apollo/client/react';

import { useDebounced } from '../../lib/use-debounced';
import { suggestionGroups, type SuggestionGroup } from './suggestion-groups';
import { SuggestionsDocument } from './suggestions.generated';

const PAUSE_MS = 150;
const SHORTEST = 2;
/** The maximum number of suggestions of each group. */
const LIMIT = 4;

interface Suggestions {
  groups: readonly SuggestionGroup[];
  /** The corrected words that were searched for, where nothing matches the typed ones. */
  corrected: string | null;
  /** Whether the suggestions are for the current text; false while it has fewer than SHORTEST characters. */
  isSettled: boolean;
}

/** Suggestions for the typed text, requested after a pause; the previous ones stay until the next have loaded. */
export function useSuggestions(typed: string): Suggestions {
  const text = typed.trim();
  const asked = useDebounced(text, PAUSE_MS);
  const { data, previousData, loading } = useQuery(SuggestionsDocument, {
    variables: { input: { text: asked, limit: LIMIT } },
    skip: asked.length < SHORTEST,
  });
  const found = text.length < SHORTEST ? undefined : (data ?? previousData)?.search;
  return {
    groups: found ? suggestionGroups(found) : [],
    corrected: found?.corrected ?? null,
    isSettled: text.length >= SHORTEST && asked === text && !loading,
  };
}
