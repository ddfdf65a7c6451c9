import { useState } from 'react';

/** A setting kept in localStorage; `read` validates the stored JSON and returns null when it is invalid. */
export function useLocalStorage<Value>(
  key: string,
  initial: Value,
  read: (kept: unknown) => Value | null,
): [value: Value, store: (next: Value) => void] {
  const [value, setValue] = useState(() => read(parsed(key)) ?? initial);
  const store = (next: Value) => {
    setValue(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without storage the setting lasts as long as the page.
    }
  };
  return [value, store];
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
