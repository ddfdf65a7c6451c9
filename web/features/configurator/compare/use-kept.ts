import { tabStore } from '../../../lib/browser/tab-store';
import { isKept, type Kept, keyOf } from './kept';

/** The maximum number of configurations in the comparison. */
export const ROOM = 3;

export const useKeptStore = tabStore<readonly Kept[]>('cieniomat-compare', [], (stored) =>
  Array.isArray(stored) ? stored.filter(isKept).slice(0, ROOM) : [],
);

/** The configurations that the visitor compares, in the order in which they were kept; stored for the tab. */
export function useKept(): readonly Kept[] {
  return useKeptStore(({ value }) => value);
}

/**
 * Adds a configuration and returns "added", unless it is there already ("known") or the maximum is reached ("full").
 */
export function keep(next: Kept): 'added' | 'known' | 'full' {
  const before = useKeptStore.getState().value;
  if (before.some((one) => keyOf(one) === keyOf(next))) return 'known';
  if (before.length >= ROOM) return 'full';
  useKeptStore.setState({ value: [...before, next] });
  return 'added';
}

/**
 * Removes a configuration. Returns a function that restores it to its position, unless it is there again or the maximum
 * is reached.
 */
export function remove(one: Kept): () => void {
  const before = useKeptStore.getState().value;
  useKeptStore.setState({ value: before.filter((other) => other !== one) });
  return () => {
    const now = useKeptStore.getState().value;
    const isBack = now.some((other) => keyOf(other) === keyOf(one));
    if (isBack || now.length >= ROOM) return;
    useKeptStore.setState({ value: now.toSpliced(before.indexOf(one), 0, one) });
  };
}
