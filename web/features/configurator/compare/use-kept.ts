import { tabStore } from '../../../lib/tab-store';
import { isKept, type Kept, keyOf } from './kept';

/** Maximum number of configurations side by side. */
export const ROOM = 3;

const store = tabStore<readonly Kept[]>('cieniomat-compare', [], (stored) =>
  Array.isArray(stored) ? stored.filter(isKept).slice(0, ROOM) : [],
);

/** The configurations that the visitor compares, the first kept first; they last as long as the tab. */
export function useKept(): readonly Kept[] {
  return store.useValue();
}

/** Adds a configuration, unless it is there already or there is no room for it. */
export function keep(next: Kept): 'added' | 'known' | 'full' {
  const before = store.read();
  if (before.some((one) => keyOf(one) === keyOf(next))) return 'known';
  if (before.length >= ROOM) return 'full';
  store.write([...before, next]);
  return 'added';
}

/** Takes a configuration out; the function that it answers puts it back to its place. */
export function remove(one: Kept): () => void {
  const before = store.read();
  store.write(before.filter((other) => other !== one));
  return () => {
    const now = store.read();
    const isBack = now.some((other) => keyOf(other) === keyOf(one));
    if (isBack || now.length >= ROOM) return;
    store.write(now.toSpliced(before.indexOf(one), 0, one));
  };
}
