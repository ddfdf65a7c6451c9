import { expect, test } from '@playwright/test';
import { expectNoBarriers } from '../pages/barriers.js';
import { signIn } from '../staff.js';

for (const width of [390, 1440]) {
  test(`${width} px: an address is added and tried, and the log says why it cannot be reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    // A name that never exists.
    const url = `https://partner-${width}.invalid/zdarzenia`;
    await signIn(page.request);
    await page.goto('/admin/webhooks');
    await page.getByRole('button', { name: 'Dodaj adres' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Adres' }).fill(url);
    await form.getByLabel('Nowe zamówienie').check();
    await form.getByRole('button', { name: 'Zapisz' }).click();
    await expect(page.getByRole('textbox', { name: 'Sekret' })).toHaveValue(/^whsec_/);
    await page.getByRole('button', { name: 'Mam zapisany sekret' }).click();

    await page.getByRole('button', { name: `Wyślij próbne: ${url}` }).click();
    const log = page.getByRole('region', { name: 'Dziennik' });
    const row = log.getByRole('row').filter({ hasText: url });
    await expect(row).toContainText('Połączenie się nie udało', { timeout: 30_000 });
    await expect(page.getByText(/^Nie odbiera od/).first()).toBeVisible({ timeout: 30_000 });
    await expectNoBarriers(page, [{ width, height: 900 }]);
  });
}
