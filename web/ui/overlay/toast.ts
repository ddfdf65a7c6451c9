import { create } from 'zustand';

export interface Toast {
  title: string;
  description?: string;
  tone?: 'default' | 'destructive';
  /** An action beside the text, "Cofnij" for example. */
  action?: { label: string; onSelect: () => void };
  /** How long the toast stays, in ms; absent for the default. */
  durationMs?: number;
  /**
   * True for news that no action of the visitor has caused. It waits while the current toast answers an action.
   */
  isNews?: boolean;
}

export interface ShownToast extends Toast {
  id: number;
}

interface Toasts {
  current: ShownToast | null;
  waiting: ShownToast | null;
}

export const useToasts = create<Toasts>(() => ({ current: null, waiting: null }));

let count = 0;

/** Shows a toast in place of the current one; news waits while the current toast answers an action of the visitor. */
export function toast(next: Toast): void {
  count += 1;
  const shown = { ...next, id: count };
  useToasts.setState(({ current }) =>
    next.isNews && current && !current.isNews ? { waiting: shown } : { current: shown },
  );
}

export function dismissToast(id: number): void {
  useToasts.setState((toasts) =>
    toasts.current?.id === id ? { current: toasts.waiting, waiting: null } : toasts,
  );
}

/**
 * Shows a toast: that the link was copied and what it opens, or that it must be copied from the field below the
 * buttons.
 */
export function showCopied(copied: boolean, opens: string): void {
  toast(
    copied
      ? { title: 'Link skopiowany', description: opens }
      : {
          title: 'Link jest gotowy',
          description: 'Jest pod przyciskami: zaznacz go i\u00a0skopiuj.',
        },
  );
}
