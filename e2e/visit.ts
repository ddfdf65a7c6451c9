import { expect, type Page } from '@playwright/test';

/** Opens a page of the shop and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await answersToClicks(page);
}

/** Waits until the open page of the shop is hydrated. */
export async function answersToClicks(page: Page): Promise<void> {
  // React marks each element that it has hydrated, but not links in inserted HTML, which have no `data-discover`.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#root :is(a[data-discover], button, input)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  );
}

/** The visible toast; a hidden copy of it is for screen readers. */
export function toast(page: Page) {
  return page.getByRole('region', { name: /^Powiadomienia/ });
}

/** Waits until nothing overflows the window sideways: after a resize the page takes a moment to adapt. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(overhang).toBe(0);
}
