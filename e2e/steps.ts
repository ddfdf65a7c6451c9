import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a step of the configurator by its title, unless it is open. */
export async function openStep(page: Page, title: string | RegExp): Promise<void> {
  const step = page.getByRole('region', { name: title, exact: true });
  const button = step.getByRole('heading', { level: 2 }).getByRole('button');
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
}

/** Moves the focus by Tab until the target has it; fails after `most` presses. */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
