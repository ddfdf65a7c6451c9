import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Calls `adopt` with the element once after hydration, because the visitor may have changed a controlled field before
 * React was listening. Returns the ref for the element.
 */
export function useEarlyInput<E extends Element>(adopt: (element: E) => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  const adoptEarly = useEffectEvent(() => {
    if (ref.current) adopt(ref.current);
  });
  useEffect(() => adoptEarly(), []);
  return ref;
}
