import { useState } from 'react';

/** A setting of this person at this machine, kept in the browser; `read` makes a value of what is there, or null. */
export function useKeptInBrowser<Value>(
  key: string,
  initial: Value,
  read: (kept: unknown) => Value | null,
): [value: Value, keep: (next: Value) => void] {
  const [value, setValue] = useState(() => read(parsed(key)) ?? initial);
  const keep = (next: Value) => {
    setValue(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing has the setting as long as the page.
    }
  };
  return [value, keep];
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
