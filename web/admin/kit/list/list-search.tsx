import { Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { CLEARABLE_INPUT } from '../page/antd-defaults';

interface ListSearchProps {
  /** The accessible name: "Szukaj zamówień". */
  label: string;
  placeholder: string;
  value: string | null;
  onSearch: (text: string | null) => void;
}

/** The search field of a list; the key "/" focuses it, except while a field or a dialog has the focus. */
export function ListSearch({ label, placeholder, value, onSearch }: ListSearchProps) {
  const input = useRef<InputRef>(null);
  const [typed, setTyped] = useState({ value, text: value ?? '' });
  // The URL has changed, for example by the back button or a saved view.
  if (typed.value !== value) setTyped({ value, text: value ?? '' });

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus({ cursor: 'all' });
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  return (
    <Input.Search
      ref={input}
      value={typed.text}
      onChange={(event) => setTyped({ value, text: event.target.value })}
      allowClear={CLEARABLE_INPUT}
      maxLength={100}
      placeholder={placeholder}
      aria-label={label}
      aria-keyshortcuts="/"
      onSearch={(text) => onSearch(text.trim() || null)}
    />
  );
}

/** Whether a key press belongs to a field or to a dialog above the page. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null
  );
}

/**
 * The text of a field whose value is in the URL; `report` gets it once it is whole, or empty as null. Until then the
 * field keeps what was typed: a browser that is typed into a day or a month reports a year after its first digit, and
 * loses the other digits where the field is given another value meanwhile.
 */
export function useTyped(
  value: string | null,
  isWhole: (text: string) => boolean,
  report: (value: string | null) => void,
) {
  const [typed, set] = useState({ text: value ?? '', reported: value, applied: value });
  // The URL has changed. If its value is the one that this field has reported, what was typed stays; if not, something
  // else has changed it, for example the back button, and the field shows the new value.
  if (typed.applied !== value)
    set({
      text: typed.reported === value ? typed.text : (value ?? ''),
      reported: value,
      applied: value,
    });
  const { text } = typed;
  const counts = (some: string): boolean => some === '' || isWhole(some);
  const type = (next: string): void => {
    set({ ...typed, text: next, reported: counts(next) ? next || null : typed.reported });
    if (counts(next)) report(next || null);
  };
  return { text, isWrong: !counts(text), type };
}
