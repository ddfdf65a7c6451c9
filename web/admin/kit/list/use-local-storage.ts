import { useState } from 'react';

/**
 * A setting kept in localStorage; `read` validates the stored JSON and returns null when it is invalid. `store` reads
 * the stored value again before it changes it, because another tab may have changed it meanwhile.
 */
export function useLocalStorage<Value>(
  key: string,
  initial: Value,
  read: (stored: unknown) => Value | null,
): [value: Value, store: (change: (stored: Value) => Value) => void] {
  const [value, setValue] = useState(() => read(parsed(key)) ?? initial);
  const store = (change: (stored: Value) => Value) => {
    const next = change(read(parsed(key)) ?? value);
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
