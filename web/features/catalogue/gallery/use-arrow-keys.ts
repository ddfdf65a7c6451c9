import { useEffect, useRef, type RefObject } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Calls `onStep` with -1 or 1 on the left or right arrow key while the focus is inside the element of the returned ref;
 * with null the browser handles these keys.
 */
export function useArrowKeys<E extends HTMLElement>(
  onStep: ((step: number) => void) | null,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (!onStep) return undefined;
    const element = ref.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      // With a modifier the keys are shortcuts of the browser: Alt and ← go to the previous page.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (step === undefined) return;
      event.preventDefault();
      onStep(step);
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [onStep]);
  return ref;
}
