import { useSyncExternalStore } from 'react';
import { recall, remember } from './tab-storage';

/** Something that all components of a tab share and that outlives a page. */
export interface TabStore<Value> {
  /** The value; on the server, and while a page is taken over from it, the initial one. */
  useValue: () => Value;
  read: () => Value;
  write: (next: Value) => void;
}

/** `restore` makes a value of what an earlier page has put away, which may be anything. */
export function tabStore<Value>(
  key: string,
  initial: Value,
  restore: (stored: unknown) => Value,
): TabStore<Value> {
  const listeners = new Set<() => void>();
  let value: Value | null = null;
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const read = (): Value => (value ??= recalled(key, initial, restore));
  return {
    useValue: () => useSyncExternalStore(subscribe, read, () => initial),
    read,
    write(next) {
      value = next;
      remember(key, JSON.stringify(next));
      for (const listener of listeners) listener();
    },
  };
}

function recalled<Value>(key: string, initial: Value, restore: (stored: unknown) => Value): Value {
  try {
    const stored = recall(key);
    return stored === null ? initial : restore(JSON.parse(stored));
  } catch {
    return initial;
  }
}
