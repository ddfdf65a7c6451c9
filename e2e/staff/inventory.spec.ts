import { expect, test } from '@playwright/test';
import { signIn } from '../staff.js';
import { toast } from '../visit.js';

for (const width of [390, 1440]) {
  test(`${width} px: the history of a stock item shows each adjustment with its reason`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const location = `Regał ${Date.now()}`;
    await signIn(page.request);
    const created = await page.request.post('/api/admin/inventory', {
      data: {
        productId: 1,
        colorVariant: 'Czerwony',
        frameColorVariant: 'Biały',
        stockQuantity: 10,
        location,
      },
    });
    expect(created.status()).toBe(201);

    await page.goto(`/admin/inventory?q=${encodeURIComponent(location)}`);
    await page.getByRole('button', { name: /^Zmień stan: / }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Zmiana (komplety)').fill('-3');
    await form.getByLabel('Powód').fill('Uszkodzone w transporcie');
    // Leaving the field closes its list of suggestions.
    await form.getByLabel('Powód').press('Tab');
    await form.getByRole('button', { name: 'Zapisz ruch' }).click();
    await expect(toast(page)).toContainText('Pozycja magazynowa została zaktualizowana');

    await page.getByRole('table').getByText(location).click();
    const history = page.getByRole('dialog').getByRole('table');
    const adjustment = history.getByRole('row').filter({ hasText: 'Uszkodzone w transporcie' });
    await expect(adjustment).toContainText('Korekta');
    await expect(adjustment).toContainText('−3');
    const opening = history.getByRole('row').filter({ hasText: 'Stan początkowy' });
    await expect(opening).toContainText('+10');
  });
}
