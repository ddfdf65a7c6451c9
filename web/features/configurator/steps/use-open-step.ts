import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Step, StepId } from './steps';

/** The steps, of which at most one is open. */
export interface Accordion {
  steps: readonly Step[];
  /** Null while all are closed. */
  openId: StepId | null;
  /** Opens a step and closes the one that was open, or closes the step that is open. */
  toggle: (id: StepId) => void;
  /** Opens a step and moves the focus to its button. */
  show: (id: StepId) => void;
}

/**
 * Opens the first wrong step or, if none is wrong, the sizes. Later, when another step becomes the first wrong one,
 * opens it unless the open step is wrong, too.
 */
export function useOpenStep(steps: readonly Step[]): Accordion {
  const flawed = steps.filter((step) => step.flawed).map(({ id }) => id);
  const worst = flawed[0] ?? null;
  const [openId, setOpenId] = useState<StepId | null>(worst ?? 'wymiary');
  const [lastWorst, setLastWorst] = useState(worst);
  if (worst !== lastWorst) {
    setLastWorst(worst);
    if (worst && !(openId && flawed.includes(openId))) setOpenId(worst);
  }
  useFocusOfClosed(openId);
  return {
    steps,
    openId,
    toggle: (id) => {
      // `flushSync`, so that the page has its new height before it is scrolled.
      flushSync(() => setOpenId(id === openId ? null : id));
      bringIntoView(id);
    },
    show: (id) => {
      flushSync(() => setOpenId(id));
      headOf(id)?.focus({ preventScroll: true });
      bringIntoView(id);
    },
  };
}

/** Moves the focus to the open step if the step that had the focus has been closed. */
function useFocusOfClosed(openId: StepId | null): void {
  const shown = useRef(openId);
  useEffect(() => {
    if (shown.current === openId) return;
    shown.current = openId;
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.closest('[hidden]');
    if (openId && isLost) headOf(openId)?.focus();
  }, [openId]);
}

function headOf(id: StepId): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${id} [aria-expanded]`);
}

/** Scrolls so that, where the window is high enough, all steps are visible; else this step; in any case its button. */
function bringIntoView(id: StepId): void {
  const step = document.getElementById(id);
  for (const element of [step?.parentElement, step, headOf(id)])
    element?.scrollIntoView({ block: 'nearest' });
}
