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

/** Whether a key press belongs to a field or to a dialog above the list. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null
  );
}
