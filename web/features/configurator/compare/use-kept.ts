import { useSyncExternalStore } from 'react';
import { isKept, type Kept, keyOf } from './kept';

const KEY = 'cieniomat-compare';
const NOTHING: readonly Kept[] = [];

/** So many fit beside one another. */
export const ROOM = 3;

let kept: readonly Kept[] | null = null;
const listeners = new Set<() => void>();

/** The configurations that the visitor compares, the first kept first; they last as long as the tab. */
export function useKept(): readonly Kept[] {
  return useSyncExternalStore(subscribe, current, () => NOTHING);
}

/** Adds a configuration, unless it is there already or there is no room for it. */
export function keep(next: Kept): 'added' | 'known' | 'full' {
  const before = current();
  if (before.some((one) => keyOf(one) === keyOf(next))) return 'known';
  if (before.length >= ROOM) return 'full';
  publish([...before, next]);
  return 'added';
}

/** Takes a configuration out; the function that it answers puts it back to its place. */
export function remove(one: Kept): () => void {
  const before = current();
  publish(before.filter((other) => other !== one));
  return () => {
    const now = current();
    const isBack = now.some((other) => keyOf(other) === keyOf(one));
    if (isBack || now.length >= ROOM) return;
    publish(now.toSpliced(before.indexOf(one), 0, one));
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = (): readonly Kept[] => (kept ??= recall());

function publish(next: readonly Kept[]): void {
  kept = next;
  rememberForTab(next);
  for (const listener of listeners) listener();
}

function recall(): readonly Kept[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept).slice(0, ROOM) : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Without storage they last as long as the page. */
function rememberForTab(next: readonly Kept[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    return;
  }
}
