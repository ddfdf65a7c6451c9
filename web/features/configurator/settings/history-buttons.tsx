import { lazy, Suspense, useEffect } from 'react';

/** Loaded lazily, because they are needed only after the first change. */
const StepButtons = lazy(() =>
  import('./step-buttons').then(
    (module) => ({ default: module.StepButtons }),
    () => ({ default: () => <></> }),
  ),
);

/**
 * Undo and redo buttons, shown after the first change. The keys Ctrl or ⌘ with Z (undo), and with Shift+Z or Y (redo),
 * work outside of text fields and dialogs.
 */
export function HistoryButtons({
  undo,
  redo,
}: {
  undo: (() => void) | null;
  redo: (() => void) | null;
}) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const step = stepOf(event);
      if (!step || isTyping(event.target) || isInDialog(event.target)) return;
      event.preventDefault();
      (step === 'undo' ? undo : redo)?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
  if (!undo && !redo) return null;
  return (
    <Suspense fallback={null}>
      <StepButtons undo={undo} redo={redo} />
    </Suspense>
  );
}

function stepOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!ctrlKey && !metaKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : null;
}

/** Whether the target is a text field, which has an undo of its own. */
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return (
    target instanceof HTMLInputElement && !['range', 'radio', 'checkbox'].includes(target.type)
  );
}

/** Whether the target is in a dialog, whose changes do not belong to the configuration behind it. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}
