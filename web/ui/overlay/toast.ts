export interface Toast {
  title: string;
  description?: string;
  tone?: 'default' | 'destructive';
  /** Offered beside the text, "Cofnij" for example. */
  action?: { label: string; onSelect: () => void };
  /** How long it stays, where not as long as others. */
  durationMs?: number;
  /** Not an answer to what the person did: it waits until such an answer has gone. */
  isNews?: boolean;
}

export interface ShownToast extends Toast {
  id: number;
}

let current: ShownToast | null = null;
let waiting: ShownToast | null = null;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a toast; there is one at a time, the newest wins. News do not push away an answer. */
export function toast(next: Toast): void {
  count += 1;
  const shown = { ...next, id: count };
  if (next.isNews && current && !current.isNews) waiting = shown;
  else publish(shown);
}

export function dismissToast(id: number): void {
  if (current?.id !== id) return;
  publish(waiting);
  waiting = null;
}

/** The store as React's useSyncExternalStore wants it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToast(): ShownToast | null {
  return current;
}

function publish(next: ShownToast | null) {
  current = next;
  for (const listener of listeners) listener();
}
