import type { Page } from '@playwright/test';

/** The smallest height of a control in px, as the accessibility statement promises. */
const SMALLEST = 44;

/** The controls of the page that are not high enough for a finger. */
export const controlsTooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(smallControls, SMALLEST);

/**
 * Controls that are lower than `smallest` px, except links within a sentence (as in WCAG 2.5.8). Runs in the browser.
 */
function smallControls(smallest: number): string[] {
  const kinds = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
  const isInSentence = (control: Element): boolean =>
    control.matches('a') &&
    getComputedStyle(control).display === 'inline' &&
    (control.parentElement?.textContent ?? '').trim().length > control.textContent.trim().length;
  /** A checkbox in a label can be pressed at the label, and a link that covers its card anywhere on the card. */
  const areaOf = (control: HTMLElement): Element => {
    if (control.matches('[type="checkbox"], [type="radio"]'))
      return control.closest('label') ?? control;
    const isSpread = getComputedStyle(control, '::after').position === 'absolute';
    return (isSpread && control.offsetParent) || control;
  };
  return [...document.querySelectorAll<HTMLElement>(`#root :is(${kinds})`)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => control.tabIndex >= 0 && !isInSentence(control))
    .filter((control) => !control.matches('a[href="#tresc"]'))
    .map((control) => ({ control, height: areaOf(control).getBoundingClientRect().height }))
    .filter(({ height }) => height > 1 && Math.round(height) < smallest)
    .map(({ control, height }) => `${Math.round(height)} px: ${control.outerHTML.slice(0, 120)}`);
}
