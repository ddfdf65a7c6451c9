import { type RefObject, useEffect, useState } from 'react';

/**
 * How an element fills the screen: by the browser, or as an overlay over the page where the browser cannot (as on an
 * iPhone) or refuses.
 */
type Filling = 'not' | 'screen' | 'overlay';

/** Lets an element fill the whole screen, and ends that; Escape ends it, too. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [filling, setFilling] = useState<Filling>('not');
  useEffect(() => {
    const follow = (): void => {
      const isShown = document.fullscreenElement === element.current;
      setFilling(isShown ? 'screen' : 'not');
    };
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [element]);
  useEffect(() => {
    if (filling !== 'overlay' || !element.current) return undefined;
    return coverPage(element.current, () => setFilling('not'));
  }, [element, filling]);
  const enter = (): void => {
    const asked = element.current?.requestFullscreen?.();
    if (asked) asked.catch(() => setFilling('overlay'));
    else setFilling('overlay');
  };
  const leave = (): void => {
    if (filling === 'screen') void document.exitFullscreen();
    else setFilling('not');
  };
  return {
    isFull: filling !== 'not',
    isOverlay: filling === 'overlay',
    toggle: filling === 'not' ? enter : leave,
  };
}

/** Makes the rest of the page inert while the element covers it; returns a function that undoes this. */
function coverPage(element: HTMLElement, onEscape: () => void): () => void {
  const others = surroundingsOf(element).filter((other) => !other.inert);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onEscape();
  };
  for (const other of others) other.inert = true;
  document.documentElement.style.overflow = 'hidden';
  document.addEventListener('keydown', onKeyDown);
  return () => {
    for (const other of others) other.inert = false;
    document.documentElement.style.overflow = '';
    document.removeEventListener('keydown', onKeyDown);
  };
}

/** The siblings of an element and of everything that contains it. */
function surroundingsOf(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement) return [];
  const siblings = [...parentElement.children].filter((child) => child !== element);
  return [
    ...siblings.filter((child) => child instanceof HTMLElement),
    ...surroundingsOf(parentElement),
  ];
}
