import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Calls `adopt` once, after hydration, with the element as the visitor has left it: a controlled field may have been
 * changed while React was not listening yet.
 */
export function useEarlyInput<E extends Element>(adopt: (element: E) => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  const adoptEarly = useEffectEvent(() => {
    if (ref.current) adopt(ref.current);
  });
  useEffect(() => adoptEarly(), []);
  return ref;
}
