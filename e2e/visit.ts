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

/** Navigates to another URL within the open page, as a link does; until it has loaded, the former page is visible. */
export async function goOn(page: Page, path: string): Promise<void> {
  const isElsewhere = new URL(path, page.url()).pathname !== new URL(page.url()).pathname;
  const title = await page.title();
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  if (isElsewhere) await expect(page).not.toHaveTitle(title);
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
