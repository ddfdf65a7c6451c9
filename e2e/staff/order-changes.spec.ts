import { expect, test } from '@playwright/test';

import { introduce, newCustomer, orderButton } from '../customer.js';
import { putIntoCart } from '../goods.js';
import { signIn } from '../staff.js';
import { visit } from '../visit.js';

test('staff change a size, the customer accepts, and total and history follow', async ({
  page,
  browser,
}) => {
  await putIntoCart(page);
  await visit(page, '/koszyk');
  await introduce(page, newCustomer());
  await orderButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mamy Twoje zamówienie');
  const token = new URL(page.url()).pathname.split('/').at(-1);

  const staff = await browser.newPage();
  await signIn(staff.request);
  await staff.goto(`/admin/orders?order=${token}`);
  await staff.getByRole('button', { name: 'Zmień zamówienie' }).click();
  const dialog = staff.getByRole('dialog', { name: /^Zmień zamówienie nr/ });
  await dialog.getByLabel('Szerokość').fill('450');
  await dialog.getByLabel('Powód zmiany').fill('Inny wymiar po pomiarze');
  await dialog.getByRole('button', { name: 'Przelicz' }).click();
  await expect(dialog).toContainText('Szerokość: 400\u00a0cm → 450\u00a0cm');
  await dialog.getByRole('button', { name: 'Wyślij klientowi do akceptacji' }).click();
  await expect(dialog).toBeHidden();
  await expect(staff.getByText('Wersja 2, wysłana')).toBeVisible();

  await page.goto(`/zamowienie/${token}`);
  const change = page.getByRole('region', { name: 'Zmiana czeka na Twoją zgodę' });
  await expect(change).toContainText('Inny wymiar po pomiarze');
  const total = await change
    .getByText(/^Razem po zmianie/)
    .locator('xpath=following-sibling::dd')
    .textContent();
  await page.setViewportSize({ width: 390, height: 844 });
  await change.getByRole('button', { name: 'Przyjmuję zmianę' }).click();
  await expect(change.getByText('Zaznacz, że przyjmujesz zmianę.')).toBeVisible();
  await change.getByRole('checkbox').check();
  await change.getByRole('button', { name: 'Przyjmuję zmianę' }).click();
  await expect(page.getByText('Zmiana przyjęta')).toBeVisible();
  const data = page.getByRole('complementary', { name: 'Dane zamówienia' });
  await expect(data).toContainText(total ?? '');
  await expect(data).toContainText('obowiązuje');

  await staff.reload();
  await expect(staff.getByText('Wersja 2, przyjęta')).toBeVisible();
  await expect(staff.getByText('Wersja 2 weszła w życie', { exact: true })).toBeVisible();
  await staff.setViewportSize({ width: 390, height: 844 });
  await staff.close();
});
