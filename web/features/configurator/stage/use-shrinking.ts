import { type RefObject, useEffect } from 'react';

/**
 * Sets `--shrunk` to the number of pixels by which a sticky element has slid behind the header, at most half of its
 * height; the style sheet makes the picture lower by that. Nothing else on the page moves.
 */
export function useShrinking(holder: RefObject<HTMLElement | null>): void {
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
