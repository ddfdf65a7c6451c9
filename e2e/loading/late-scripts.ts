import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';

import { answersToClicks } from '../visit.js';

const DELAY_MS = 3000;

/** Opens a page whose scripts come three seconds late. */
export async function openWithLateScripts(page: Page, path: string): Promise<void> {
  await delayScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
}

/** Delays the scripts of every page that is opened from now on. */
async function delayScripts(page: Page): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    await setTimeout(DELAY_MS);
    await route.continue();
  });
}

/** Waits for hydration, which must not have happened yet. */
export async function hydrate(page: Page): Promise<void> {
  const isHydrated = () =>
    page
      .locator('main :is(a, input)')
      .first()
      .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  expect(await isHydrated()).toBe(false);
  await answersToClicks(page);
}
