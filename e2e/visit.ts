import { expect, type Page } from '@playwright/test';

/** Opens a page of the shop and waits until it answers to clicks. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await answersToClicks(page);
}

/** Waits until the page of the shop that is open answers to clicks. */
export async function answersToClicks(page: Page): Promise<void> {
  // React marks each element when it takes over what the server drew; links within long texts are none of its.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#root :is(a[data-discover], button, input)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  );
}

/** The toast that is shown; beside it the browser reads a copy aloud. */
export function toast(page: Page) {
  return page.getByRole('region', { name: /^Powiadomienia/ });
}

/** Nothing of the page stands out to the side of the window, once the page has followed its size. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(overhang).toBe(0);
}
