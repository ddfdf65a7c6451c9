import { expect, test } from '@playwright/test';

import { PHONE } from './barriers.js';
import { putIntoCart } from '../goods.js';
import { publicPages } from '../public-pages.js';
import { visit } from '../visit.js';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

/** px, as the accessibility page claims. */
const SMALLEST = 44;
/** Its drawing has small labels of sizes, which the fields beside it repeat. */
const pages = publicPages.filter(({ path }) => !path.startsWith('/konfigurator'));

for (const { path } of pages) {
  test(`the controls of ${path} are large enough for a finger`, async ({ page }) => {
    if (path === '/koszyk') await putIntoCart(page);
    await visit(page, path);
    expect(await page.evaluate(smallControls, SMALLEST)).toEqual([]);
  });
}

/** Controls lower than that, except links within a sentence, as WCAG 2.5.8 has it. Runs in the browser. */
function smallControls(smallest: number): string[] {
  const kinds = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
  const isInSentence = (control: Element): boolean =>
    control.matches('a') &&
    getComputedStyle(control).display === 'inline' &&
    (control.parentElement?.textContent ?? '').trim().length > control.textContent.trim().length;
  /** A box that stands in a label is pressed at the label. */
  const areaOf = (control: Element): Element =>
    control.matches('[type="checkbox"], [type="radio"]')
      ? (control.closest('label') ?? control)
      : control;
  return [...document.querySelectorAll<HTMLElement>(`#root :is(${kinds})`)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => control.tabIndex >= 0 && !isInSentence(control))
    .filter((control) => !control.matches('a[href="#tresc"]'))
    .map((control) => ({ control, height: areaOf(control).getBoundingClientRect().height }))
    .filter(({ height }) => height > 1 && Math.round(height) < smallest)
    .map(({ control, height }) => `${Math.round(height)} px: ${control.outerHTML.slice(0, 120)}`);
}
