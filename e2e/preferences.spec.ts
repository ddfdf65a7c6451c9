import { expect, test } from '@playwright/test';

import { PHONE } from './pages/barriers.js';
import { signIn } from './staff.js';
import { visit } from './visit.js';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: PHONE });

test('selections are visible with forced colours, too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const family of ['pergole', 'zaluzje']) {
    await visit(page, `/konfigurator/${family}`);
    // Repeated, because the buttons that switch between drawing and 3D change once the 3D view has failed.
    await expect(async () => {
      const groups = await page.locator('fieldset:has([type="radio"])').evaluateAll(looksOfChoices);
      expect(groups.length).toBeGreaterThan(3);
      for (const { name, chosen, others } of groups) expect(others, name).not.toContain(chosen);
    }).toPass();
  }
  // The track is drawn in system colours, which the browser must leave unchanged.
  await expect(page.getByRole('slider').first()).toHaveCSS('forced-color-adjust', 'none');
  const button = page.getByRole('button', { name: 'Dodaj do koszyka' }).first();
  await expect(button).toHaveCSS('border-top-style', 'solid');
});

test('nothing is animated for visitors who prefer reduced motion', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Otwórz menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  const moving = await page.evaluate(() => {
    const isSlow = (durations: string) =>
      durations.split(', ').some((duration) => Number.parseFloat(duration) > 0.01);
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
        return (
          isSlow(transitionDuration) || (animationName !== 'none' && isSlow(animationDuration))
        );
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });
  expect(moving).toEqual([]);
});

test('with reduced motion the list of a field is at its place at once', async ({ page }) => {
  await signIn(page.request);
  await page.goto('/admin/audit');
  const field = page.getByRole('combobox', { name: 'Rodzaj wpisu' });
  await field.click();
  const option = await page.getByTitle('Utworzenie', { exact: true }).boundingBox();
  const { x, width } = (await field.boundingBox())!;
  expect(option!.x + option!.width / 2).toBeGreaterThan(x);
  expect(option!.x).toBeLessThan(x + width);
});

/** How the choices of each group look: the browser's own controls, or what replaces them. Runs in the browser. */
function looksOfChoices(groups: Element[]) {
  const lookOf = (input: HTMLInputElement): string =>
    getComputedStyle(input).opacity === '1'
      ? `the browser’s own, ${input.checked}`
      : [input.closest('label'), input.nextElementSibling]
          .filter((mark) => mark !== null)
          .map((mark) => getComputedStyle(mark))
          .map(({ outline, backgroundColor, color }) => [outline, backgroundColor, color].join())
          .join(' ');
  return groups.map((group) => {
    const inputs = [...group.querySelectorAll<HTMLInputElement>('[type="radio"]')];
    return {
      name: group.textContent,
      chosen: inputs.filter(({ checked }) => checked).map(lookOf)[0],
      others: inputs.filter(({ checked }) => !checked).map(lookOf),
    };
  });
}
