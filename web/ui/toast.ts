export interface Toast {
  title: string;
  description?: string;
  tone?: 'default' | 'destructive';
  /** Offered beside the text, "Cofnij" for example. */
  action?: { label: string; onSelect: () => void };
}

export interface ShownToast extends Toast {
  id: number;
}

let current: ShownToast | null = null;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a toast; there is one at a time, the newest wins. */
export function toast(next: Toast): void {
  count += 1;
  publish({ ...next, id: count });
}

export function dismissToast(id: number): void {
  if (current?.id === id) publish(null);
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
