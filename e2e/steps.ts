import type { Page } from '@playwright/test';

/** Opens a step of the configurator by its title, unless it is open. */
export async function openStep(page: Page, title: string | RegExp): Promise<void> {
  const step = page.getByRole('region', { name: title, exact: true });
  const button = step.getByRole('heading', { level: 2 }).getByRole('button');
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
}
