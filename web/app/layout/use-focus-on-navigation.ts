import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the element whenever the page (not only its search parameters) changes, so that it is read from
 * its start.
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
