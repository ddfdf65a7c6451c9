import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { forget, recall, remember } from './tab-storage';

const storage = createJSONStorage<unknown>(() => ({
  getItem: recall,
  setItem: remember,
  removeItem: forget,
}));

/**
 * A value shared by all components of a tab, which survives page loads. On the server and during hydration it has its
 * initial value. `restore` validates the stored value, which may be anything.
 */
export function tabStore<Value>(name: string, initial: Value, restore: (stored: unknown) => Value) {
  return create(
    persist(() => ({ value: initial }), {
      name,
      storage,
      // Where nothing is stored, the state stays the same object, because a new one would render its readers again.
      merge: (stored, current) =>
        stored === undefined ? current : { value: restore((stored as { value?: unknown }).value) },
    }),
  );
}
