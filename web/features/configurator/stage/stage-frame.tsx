import { lazy, type ReactNode, Suspense, useRef, type RefObject, useEffect, useState } from 'react';
import { useInBrowser } from '../../../lib/browser/hydration';
import styles from './stage.module.css';

/** The button is loaded lazily, with the code of its tooltip, and not rendered on the server. */
const FullScreenButton = lazy(() =>
  import('./full-screen-button').then(
    (module) => ({ default: module.FullScreenButton }),
    () => ({ default: () => <></> }),
  ),
);

/** The picture with the controls below it: as a part of the page, as a card, or on the whole screen. */
export function StageFrame({
  isPage,
  corner,
  bar,
  children,
}: {
  isPage: boolean;
  corner: ReactNode;
  bar: ReactNode;
  children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const { isFull, isOverlay, toggle } = useFullScreen(frame);
  useShrinking(holder);
  const inBrowser = useInBrowser();
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-page={isPage || undefined}
      data-full={isFull || undefined}
      {...(isOverlay && { role: 'dialog', 'aria-modal': true, 'aria-label': 'Pełny ekran' })}
    >
      <div ref={holder} className={styles.holder}>
        <div className={styles.stage} data-testid="stage">
          {children}
          {corner}
          {inBrowser && (
            <Suspense fallback={null}>
              <FullScreenButton isFull={isFull} onClick={toggle} />
            </Suspense>
          )}
        </div>
      </div>
      {bar}
    </div>
  );
}

/**
 * Sets `--shrunk` to the number of pixels by which a sticky element has slid behind the header, at most half of its
 * height; the style sheet makes the picture lower by that. Nothing else on the page moves.
 */
function useShrinking(holder: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const follow = (): void => {
      if (holder.current) shrink(holder.current);
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [holder]);
}

function shrink(holder: HTMLElement): void {
  const { position, top: stickyTop } = getComputedStyle(holder);
  const { top, height } = holder.getBoundingClientRect();
  const half = height / 2;
  const hidden = position === 'sticky' ? Number.parseFloat(stickyTop) + half - top : 0;
  const shrunk = Math.round(Math.min(half, Math.max(0, hidden)));
  holder.style.setProperty('--shrunk', `${shrunk}px`);
}

/**
 * How an element fills the screen: by the browser, or as an overlay over the page where the browser cannot (as on an
 * iPhone) or refuses.
 */
type Filling = 'not' | 'screen' | 'overlay';

/** Lets an element fill the whole screen, and ends that; Escape ends it, too. */
function useFullScreen(element: RefObject<HTMLElement | null>) {
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
    const request = element.current?.requestFullscreen?.();
    if (request) request.catch(() => setFilling('overlay'));
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
