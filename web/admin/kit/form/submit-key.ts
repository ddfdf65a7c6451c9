import type { KeyboardEvent } from 'react';

/** Whether a key press is Ctrl+Enter (or Cmd+Enter), which submits a form from any of its fields. */
export function isSubmitKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}
