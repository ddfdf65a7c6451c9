import { expect, type Page } from '@playwright/test';
import { answersToClicks } from '../visit.js';

/**
 * Opens a page whose scripts, and those of later pages, are held back. The returned function expects that the page is
 * not hydrated yet, releases the scripts and waits for hydration.
 */
export async function openWithLateScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    expect(await isHydrated(page)).toBe(false);
    release();
    await answersToClicks(page);
  };
}

const isHydrated = (page: Page): Promise<boolean> =>
  page
    .locator('main :is(a, input)')
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
