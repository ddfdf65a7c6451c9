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
  let known: { stored: string | null; value: Value } = { stored: null, value: initial };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const read = (): Value => {
    const stored = recall(key);
    if (known.stored !== stored) known = { stored, value: restored(stored) };
    return known.value;
  };
  const restored = (stored: string | null): Value => {
    try {
      return stored === null ? initial : restore(JSON.parse(stored));
    } catch {
      return initial;
    }
  };
  return {
    useValue: () => useSyncExternalStore(subscribe, read, () => initial),
    read,
    write(value) {
      const stored = JSON.stringify(value);
      known = { stored, value };
      remember(key, stored);
      for (const listener of listeners) listener();
    },
  };
}
