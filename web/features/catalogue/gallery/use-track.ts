import { useEffect, useRef, type RefObject } from 'react';

interface Track {
  track: RefObject<HTMLUListElement | null>;
  onScroll: () => void;
  onPointerDown: () => void;
  onWheel: () => void;
}

/** Scrolls a row of pictures to `index` when it changes, and calls `onShow` when the visitor scrolls to another one. */
export function useTrack(index: number, onShow: (index: number) => void): Track {
  const track = useRef<HTMLUListElement>(null);
  /** The index to which a scroll is under way: pictures passed on the way are not reported. */
  const goal = useRef<number | null>(null);
  useEffect(() => {
    const list = track.current;
    if (!list || (goal.current ?? inView(list)) === index) return;
    goal.current = index;
    list.scrollLeft = index * list.clientWidth;
  }, [index]);
  useEffect(() => keepInPlace(track.current, index), [index]);

  const letGo = () => {
    goal.current = null;
  };
  const onScroll = () => {
    const list = track.current;
    if (!list) return;
    if (goal.current === null) onShow(inView(list));
    else if (Math.abs(list.scrollLeft - goal.current * list.clientWidth) < 1) letGo();
  };
  return { track, onScroll, onPointerDown: letGo, onWheel: letGo };
}

function inView({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
}

/** Scrolls to the picture, without animation, when the width of the row changes, also from 0 when a dialog opens. */
function keepInPlace(list: HTMLElement | null, index: number): (() => void) | undefined {
  if (!list) return undefined;
  let { clientWidth } = list;
  const observer = new ResizeObserver(() => {
    if (list.clientWidth === clientWidth) return;
    ({ clientWidth } = list);
    list.scrollTo({ left: index * clientWidth, behavior: 'instant' });
  });
  observer.observe(list);
  return () => observer.disconnect();
}
