import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';

import { searchAddress } from './search-address';
import { useCombobox } from './use-combobox';
import { useSuggestions } from './use-suggestions';

interface SearchFieldOptions {
  /** The current search text. */
  text: string;
  input: RefObject<HTMLInputElement | null>;
  /** In a dialog Escape closes the dialog, not its suggestions. */
  isDialog: boolean;
  /** Called when another page was chosen. */
  onLeave?: () => void;
}

/** The value of the search field, its suggestions, and its navigation. */
export function useSearchField({ text, input, isDialog, onLeave }: SearchFieldOptions) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  useFollowedAddress(input, text, () => setTyped(''));
  const { groups, corrected, isSettled } = useSuggestions(typed);
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
    void navigate(address);
    onLeave?.();
  };
  return {
    combobox,
    groups: combobox.isOpen ? groups : [],
    count: suggestions.length,
    corrected,
    isSettled,
    isEmpty: (typed || text) === '',
    type,
    leaveTo,
    clear: () => {
      if (!input.current) return;
      input.current.value = '';
      input.current.focus();
      type('');
    },
    /** Opens the suggestion selected by the arrow keys, or all results. */
    submit: () =>
      leaveTo(suggestions[combobox.active]?.to ?? searchAddress(input.current?.value ?? '')),
  };
}

/** The field is uncontrolled: what was typed before hydration stays, and it follows the URL when that changes. */
function useFollowedAddress(
  input: SearchFieldOptions['input'],
  text: string,
  onFollow: () => void,
): void {
  const shown = useRef(text);
  const followAddress = useEffectEvent(() => {
    if (shown.current === text) return;
    shown.current = text;
    if (input.current) input.current.value = text;
    onFollow();
  });
  useEffect(() => followAddress(), [text]);
}
