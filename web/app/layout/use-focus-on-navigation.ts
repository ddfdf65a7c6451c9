import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the element when the path changes, but not when only the search parameters do, so that a screen
 * reader reads the new page from its start. Returns the ref for the element.
 */
export function useFocusOnNavigation<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    ref.current?.focus({ preventScroll: true });
  }, [pathname]);
  return ref;
}
