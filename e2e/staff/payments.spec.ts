import { expect, test, type Page } from '@playwright/test';
import { statementFile } from '../bank-statement.js';
import { newCustomer } from '../customer.js';
import { placeOrder } from '../place-order.js';
import { signIn } from '../staff.js';
import { expectNoSidewaysScroll, toast } from '../visit.js';

const upload = (page: Page, file: ReturnType<typeof statementFile>) =>
  page.getByLabel('Wyciąg bankowy').setInputFiles(file);

for (const width of [390, 1440]) {
  test(`${width} px: a statement is imported, doubtful transfers are booked or set aside`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const shopper = await browser.newPage();
    const customer = newCustomer();
    const ids = [await placeOrder(shopper, customer), await placeOrder(shopper, customer)];
    await shopper.close();
    await signIn(page.request);
    const stranger = `HURTOWNIA ${Date.now()}`;
    const file = statementFile([
      { amount: '1467,00', name: customer.name.toUpperCase(), title: `ZAMOWIENIE NR ${ids[0]}` },
      { amount: '1467,00', name: stranger, title: `zam ${ids[1]}` },
      { amount: '12,00', name: stranger, title: 'Zwrot za fakturę' },
    ]);

    await page.goto('/admin/payments');
    await upload(page, file);
    const summary = page.getByRole('status').filter({ hasText: 'Wczytano wyciąg' });
    await expect(summary).toContainText('zaksięgowane: 1, do wyjaśnienia: 1, nierozpoznane: 1');
    await upload(page, file);
    await expect(summary).toContainText('znane wcześniej: 3');

    await page.goto(`/admin/payments?q=${encodeURIComponent(stranger)}`);
    await page
      .getByRole('button', { name: `Zaksięguj na zamówienie nr ${ids[1]}` })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(new RegExp(`^Nr.${ids[1]},`))).toBeVisible();
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Zaksięguj' }).click();
    await expect(toast(page)).toContainText(`zamówienie nr\u00a0${ids[1]}`);
    await expect(page.getByText(`zam ${ids[1]}`)).toBeHidden();

    await page.getByRole('button', { name: 'Odłóż', exact: true }).click();
    await dialog.getByLabel('Powód').fill('Zwrot od dostawcy');
    await dialog.getByRole('button', { name: 'Odłóż' }).click();
    await expect(page.getByText('Brak przelewów dla tych filtrów')).toBeVisible();

    await page.getByText('Wszystkie', { exact: true }).click();
    await expect(page).toHaveURL(/show=all/);
    await expect(page.getByText('Zwrot od dostawcy')).toBeVisible();
    await expect(page.getByRole('link', { name: `Zamówienie nr ${ids[1]}` })).toBeVisible();
  });
}

test('a file that is no statement is refused with the reason', async ({ page }) => {
  await signIn(page.request);
  await page.goto('/admin/payments');
  await upload(page, { ...statementFile([]), buffer: Buffer.from('Data;Kwota') });
  await expect(page.getByRole('alert')).toContainText('ani camt.053');
});
