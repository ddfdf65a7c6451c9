import { useQuery } from '@apollo/client/react';
import { useState, useTransition, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSentAddress } from '../../lib/form/use-sent-address';
import { useDebounced } from '../../lib/use-debounced';
import { useCombobox } from '../../ui/form/use-combobox';
import { searchAddress } from './search-address';
import { suggestionGroups, type SuggestionGroup } from './suggestion-groups';
import { SuggestionsDocument } from './suggestions.generated';

interface SearchFieldOptions {
  /** The text in the URL of the search page. */
  text: string;
  input: RefObject<HTMLInputElement | null>;
  /** In a dialog Escape closes the dialog; elsewhere it closes the suggestions. */
  isDialog: boolean;
  /** Called after a suggestion or the results were opened. */
  onLeave?: () => void;
}

/** The state of the search field, its suggestions, and the actions of its form. */
export function useSearchField({ text, input, isDialog, onLeave }: SearchFieldOptions) {
  const navigate = useNavigate();
  /** Null until the visitor types: then the field has the text of the URL. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeaving, startLeaving] = useTransition();
  // The field is uncontrolled, so that text typed before hydration stays.
  const follow = () => {
    if (input.current) input.current.value = text;
    setTyped(null);
  };
  const remember = useSentAddress(text, follow, isLeaving);
  const { groups, corrected, isSettled } = useSuggestions(typed ?? '');
  const suggestions = groups.flatMap((group) => group.suggestions);
  const combobox = useCombobox(
    suggestions.map(({ to, label }) => to + label),
    { closesOnEscape: !isDialog },
  );
  const type = (value: string) => {
    setTyped(value);
    combobox.open();
  };
  const leaveTo = (address: string) => {
    combobox.close();
    startLeaving(() => navigate(address));
    onLeave?.();
  };
  return {
    combobox,
    groups: combobox.isOpen ? groups : [],
    count: suggestions.length,
    corrected,
    isSettled,
    isEmpty: (typed ?? text) === '',
    type,
    leaveTo,
    clear: () => {
      if (!input.current) return;
      input.current.value = '';
      input.current.focus();
      type('');
    },
    /** Opens the suggestion selected by the arrow keys, or all results. */
    submit: () => {
      const chosen = suggestions[combobox.active];
      if (chosen) return leaveTo(chosen.to);
      const words = (input.current?.value ?? '').trim();
      remember(words);
      setTyped(null);
      leaveTo(searchAddress(words));
    },
  };
}

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
function useSuggestions(typed: string): Suggestions {
  const text = typed.trim();
  const debounced = useDebounced(text, PAUSE_MS);
  const { data, previousData, loading } = useQuery(SuggestionsDocument, {
    variables: { input: { text: debounced, limit: LIMIT } },
    skip: debounced.length < SHORTEST,
  });
  const found = text.length < SHORTEST ? undefined : (data ?? previousData)?.search;
  return {
    groups: found ? suggestionGroups(found, text) : [],
    corrected: found?.corrected ?? null,
    isSettled: text.length >= SHORTEST && debounced === text && !loading,
  };
}
