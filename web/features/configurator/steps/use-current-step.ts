import { useEffect, useState } from 'react';
import type { StepId } from './steps';

/** px; scrolling stops at fractions of a pixel. */
const SLACK = 8;
const WHOLE = 0.99;

/** The current step: the first one that reaches below the sticky header, or the last one once it is completely visible. */
export function useCurrentStep(ids: readonly StepId[]): StepId | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const list = ids.join(' ');
  useEffect(() => {
    const start = () => watch(list.split(' ') as StepId[], setCurrent);
    let stop = start();
    const restart = (): void => {
      stop();
      stop = start();
    };
    window.addEventListener('resize', restart);
    return () => {
      window.removeEventListener('resize', restart);
      stop();
    };
  }, [list]);
  return ids.find((id) => id === current) ?? ids[0];
}

function watch(ids: readonly StepId[], onCurrent: (id: StepId) => void): () => void {
  const shares = new Map<string, number>();
  const report = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const { target, isIntersecting, intersectionRatio } of entries) {
      if (isIntersecting) shares.set(target.id, intersectionRatio);
      else shares.delete(target.id);
    }
    const last = ids.at(-1);
    const isEnd = last !== undefined && (shares.get(last) ?? 0) > WHOLE;
    const current = isEnd ? last : ids.find((id) => shares.has(id));
    if (current) onCurrent(current);
  };
  const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
  const observer = new IntersectionObserver(report, {
    rootMargin: `${SLACK - landingOf(sections[0])}px 0px 0px`,
    threshold: [0, WHOLE],
  });
  for (const section of sections) observer.observe(section);
  return () => observer.disconnect();
}

/** Scroll margin of a section below the window's top, px. */
function landingOf(section: HTMLElement | undefined): number {
  if (!section) return 0;
  const { scrollMarginTop } = getComputedStyle(section);
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return (Number.parseFloat(scrollMarginTop) || 0) + (Number.parseFloat(scrollPaddingTop) || 0);
}
