import { useQuery } from '@apollo/client/react';

import { useDebounced } from '../../lib/use-debounced';
import { suggestionGroups, type SuggestionGroup } from './suggestion-groups';
import { SuggestionsDocument } from './suggestions.generated';

const PAUSE_MS = 150;
const SHORTEST = 2;
/** Of each group. */
const LIMIT = 4;

interface Suggestions {
  groups: readonly SuggestionGroup[];
  /** The words that they are for, where what was typed finds nothing. */
  corrected: string | null;
  /** They are for what is typed now. */
  isSettled: boolean;
}

/** Suggestions for what is being typed, asked for after a pause; the last ones stay until the next have come. */
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
    isSettled: asked === text && !loading,
  };
}
