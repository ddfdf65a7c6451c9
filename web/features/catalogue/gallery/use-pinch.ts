import { useEffect, useRef, type RefObject } from 'react';

const START = 2.5;
const LEAST = 1;
const MOST = 6;

/**
 * Lets two fingers set the property `--zoom` of a scrollable element, keeping in place what is between them, and
 * scrolls the element to its middle at first. The browser's own zoom would enlarge the buttons, too, and load no
 * sharper picture.
 */
export function usePinch(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const area = ref.current;
    if (!area) return undefined;
    area.scrollLeft = (area.scrollWidth - area.clientWidth) / 2;
    area.scrollTop = (area.scrollHeight - area.clientHeight) / 2;
    let zoom = START;
    let start: { distance: number; zoom: number } | null = null;
    const onStart = ({ touches }: TouchEvent) => {
      start = touches.length === 2 ? { distance: distanceOf(touches), zoom } : null;
    };
    const onMove = ({ touches }: TouchEvent) => {
      if (!start || touches.length !== 2) return;
      const next = Math.min(
        MOST,
        Math.max(LEAST, (start.zoom * distanceOf(touches)) / start.distance),
      );
      zoomAt(area, middleOf(touches), { from: zoom, to: next });
      zoom = next;
    };
    area.addEventListener('touchstart', onStart, { passive: true });
    area.addEventListener('touchmove', onMove, { passive: true });
    return () => {
      area.removeEventListener('touchstart', onStart);
      area.removeEventListener('touchmove', onMove);
    };
  }, []);
  return ref;
}

interface Place {
  x: number;
  y: number;
}

function zoomAt(area: HTMLElement, { x, y }: Place, { from, to }: { from: number; to: number }) {
  const box = area.getBoundingClientRect();
  const [inX, inY] = [x - box.left, y - box.top];
  const left = ((area.scrollLeft + inX) * to) / from - inX;
  const top = ((area.scrollTop + inY) * to) / from - inY;
  area.style.setProperty('--zoom', String(to));
  area.scrollLeft = left;
  area.scrollTop = top;
}

function distanceOf(touches: TouchList): number {
  const [a, b] = [touches[0]!, touches[1]!];
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

function middleOf(touches: TouchList): Place {
  const [a, b] = [touches[0]!, touches[1]!];
  return { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
}
