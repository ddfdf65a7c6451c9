import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

import { forget, recall, remember } from './tab-storage';

const storage = createJSONStorage<unknown>(() => ({
  getItem: recall,
  setItem: remember,
  removeItem: forget,
}));

/**
 * A value that all components of a tab share and that outlives a page; on the server and while a page is hydrated it is
 * the initial one. `restore` makes a value of what an earlier page has stored, which may be anything.
 */
export function tabStore<Value>(name: string, initial: Value, restore: (stored: unknown) => Value) {
  return create(
    persist(() => ({ value: initial }), {
      name,
      storage,
      merge: (stored) => ({ value: restore((stored as { value?: unknown } | undefined)?.value) }),
    }),
  );
}
