import { useMemo, useSyncExternalStore } from 'react';

import { forget, recall, remember } from './tab-storage';

interface KeptDraft<Draft> {
  draft: Draft;
  change: (field: keyof Draft, value: string) => void;
  /** Back to the empty form, and nothing kept. */
  clear: () => void;
}

const listeners = new Set<() => void>();

/**
 * What is typed into a form, kept while the tab is open: a reload loses nothing. For texts only: consents and
 * passwords are given anew.
 */
export function useDraft<Draft extends { [Field in keyof Draft]: string }>(
  key: string,
  empty: Draft,
): KeptDraft<Draft> {
  const kept = useSyncExternalStore(
    subscribe,
    () => recall(key),
    () => null,
  );
  const typed = useMemo(() => parseTexts(kept), [kept]);
  return {
    draft: { ...empty, ...typed },
    change(field, value) {
      remember(key, JSON.stringify({ ...parseTexts(recall(key)), [field]: value }));
      publish();
    },
    clear() {
      forget(key);
      publish();
    },
  };
}

/** The texts that an earlier page has put away, which may be anything. */
function parseTexts(kept: string | null): Record<string, string> {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(): void {
  for (const listener of listeners) listener();
}
