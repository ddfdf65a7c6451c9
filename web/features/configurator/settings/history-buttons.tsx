import { lazy, Suspense, useEffect } from 'react';

/** Needed after the first change at the earliest. */
const StepButtons = lazy(() =>
  import('./step-buttons').then(
    (module) => ({ default: module.StepButtons }),
    () => ({ default: () => <></> }),
  ),
);

/** Once something has been changed: one step back and forth again, also by Ctrl+Z and Ctrl+Y where nothing is being typed. */
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
      if (!step || isTyping(event.target)) return;
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

/** A text field undoes its own typing. */
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return (
    target instanceof HTMLInputElement && !['range', 'radio', 'checkbox'].includes(target.type)
  );
}
