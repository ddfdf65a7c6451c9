import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Calls `adopt` once, after hydration, with the element: the visitor may have changed a controlled field before React
 * was listening.
 */
export function useEarlyInput<E extends Element>(adopt: (element: E) => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  const adoptEarly = useEffectEvent(() => {
    if (ref.current) adopt(ref.current);
  });
  useEffect(() => adoptEarly(), []);
  return ref;
}
