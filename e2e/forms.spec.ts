import { expect, test } from '@playwright/test';

import { introduce, newCustomer, orderButton } from './customer.js';
import { putIntoCart } from './goods.js';
import { hydrate, openWithLateScripts } from './late-scripts.js';
import { toast } from './visit.js';

test.describe('what is filled in before hydration survives it and is sent:', () => {
  test('the contact form', async ({ page }) => {
    const { name, email, phone } = newCustomer();
    await openWithLateScripts(page, '/kontakt');
    await page.getByLabel('Imię i nazwisko').fill(name);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Telefon').fill(phone);
    await page.getByLabel('Rodzaj zapytania').selectOption('Reklamacja');
    await page.getByLabel('Temat').fill('Skrzypi ramię');
    await page.getByLabel('Wiadomość').fill('Markiza skrzypi przy zwijaniu.');
    await hydrate(page);

    await expect(page.getByLabel('Rodzaj zapytania')).toHaveValue('complaint');
    const sent = page.waitForRequest('**/graphql');
    await page.getByRole('button', { name: 'Wyślij wiadomość' }).click();
    expect((await sent).postDataJSON().variables.input).toEqual({
      name,
      email,
      phone,
      subject: 'Skrzypi ramię',
      message: 'Markiza skrzypi przy zwijaniu.',
      inquiryType: 'complaint',
    });
    await expect(toast(page)).toContainText('Wiadomość wysłana!');
  });

  test('the order form with its consents', async ({ page }) => {
    const customer = newCustomer();
    await putIntoCart(page);
    await openWithLateScripts(page, '/koszyk');
    await introduce(page, customer);
    await hydrate(page);

    await expect(page.getByLabel('Imię i nazwisko')).toHaveValue(customer.name);
    await orderButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mamy Twoje zamówienie');
    await expect(page.getByText(customer.email)).toBeVisible();
  });

  test('the statement of withdrawal', async ({ page }) => {
    await openWithLateScripts(page, '/odstapienie');
    await page.getByLabel('Imię i nazwisko').fill('Anna Nowak');
    await page.getByLabel('Numer zamówienia').fill('17');
    await page.getByLabel('E-mail').fill('anna@example.com');
    await page.getByLabel('Powód').fill('Za mała.');
    await hydrate(page);

    await page.getByRole('button', { name: 'Przejdź dalej' }).click();
    await expect(page.getByRole('heading', { name: /^Krok 2/ })).toBeFocused();
    const statement = page.getByRole('region', { name: 'Oświadczenie o odstąpieniu' });
    for (const text of ['Anna Nowak', '17', 'anna@example.com', 'Za mała.'])
      await expect(statement.getByText(text, { exact: true })).toBeVisible();
  });
});
