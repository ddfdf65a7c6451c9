import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration } from 'react-router-dom';

const STORAGE_KEY = 'cieniomat-scroll';

let isArriving = true;

/**
 * Brings visitors back to where they were on a page they return to, and to the top of a new one. On the page that the
 * server has sent they stay where they are: the browser has brought them back itself, or they have begun to read.
 */
export function ScrollPlaces() {
  const place = useRef(0);
  // After those of what stands within, which goes to the top of a page that it does not know.
  useLayoutEffect(() => {
    if (isArriving) window.scrollTo({ top: place.current, behavior: 'instant' });
    isArriving = false;
  }, []);
  return (
    <>
      <Reading of={place} />
      <ScrollRestoration storageKey={STORAGE_KEY} />
    </>
  );
}

function Reading({ of: place }: { of: RefObject<number> }) {
  useLayoutEffect(() => {
    place.current = window.scrollY;
  }, [place]);
  return null;
}

/** The place on a page that the browser has loaded anew is the browser's; kept here, it would be gone to at the next click. */
export function forgetPlace(key: string): void {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    sessionStorage.setItem(
      STORAGE_KEY,
      JSON.stringify({ ...(places as object), [key]: undefined }),
    );
  } catch {
    // Without a storage nothing is kept.
  }
}
