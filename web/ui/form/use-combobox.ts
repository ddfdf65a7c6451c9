import { useId, useState, type KeyboardEvent } from 'react';

export interface Combobox {
  /** Whether the options are shown. */
  isOpen: boolean;
  /** The index of the option selected by the arrow keys; -1 while none is selected. */
  active: number;
  listId: string;
  optionId: (index: number) => string;
  open: () => void;
  close: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The combobox of ARIA 1.2: a field that keeps the focus while the arrow keys move through its options. `keys` identify
 * the options, so that a selected option stays selected when others are added before it.
 */
export function useCombobox(
  keys: readonly string[],
  { closesOnEscape }: { closesOnEscape: boolean },
): Combobox {
  const [isRequested, setIsRequested] = useState(false);
  const [selected, setSelected] = useState<string | null>(null);
  const listId = useId();
  const count = keys.length;
  const active = selected === null ? -1 : keys.indexOf(selected);
  const isOpen = isRequested && count > 0;
  const show = (isShown: boolean) => {
    setIsRequested(isShown);
    setSelected(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen && closesOnEscape) {
      event.preventDefault();
      show(false);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || count === 0) return;
    event.preventDefault();
    setIsRequested(true);
    // The arrow keys pass one more position than there are options; in that position no option is selected.
    setSelected(keys[((active + 1 + step + count + 1) % (count + 1)) - 1] ?? null);
  };
  return {
    isOpen,
    active: isOpen ? active : -1,
    listId,
    optionId: (index) => `${listId}-${index}`,
    open: () => show(true),
    close: () => show(false),
    onKeyDown,
  };
}
