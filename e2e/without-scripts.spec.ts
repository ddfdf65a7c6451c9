import { expect, test } from '@playwright/test';
import { introduce, newCustomer, orderButton } from './customer.js';
import { putIntoCart } from './goods.js';
import { mailTo } from './mails.js';

test.describe.configure({ mode: 'parallel' });
test.use({ javaScriptEnabled: false });

test('a cart is ordered; a refused order names all that is missing by links to the fields', async ({
  page,
}) => {
  const customer = newCustomer();
  await putIntoCart(page);
  await page.goto('/koszyk');
  for (const name of ['Zmniejsz', 'Zwiększ', /^Usuń z koszyka/])
    await expect(page.getByRole('button', { name })).toBeDisabled();
  await expect(page.getByRole('textbox', { name: /^Liczba sztuk/ })).toBeDisabled();

  await page.getByLabel('Imię i nazwisko').fill(customer.name);
  await page.getByLabel('E-mail').fill('anna@');
  await orderButton(page).click();
  const problems = page.getByText('Uzupełnij lub popraw:').locator('..').getByRole('link');
  await expect(problems).toHaveText([
    'E-mail',
    'Telefon',
    'Adres dostawy',
    'Regulamin',
    'Produkt na wymiar',
  ]);
  await expect(page.getByLabel('Imię i nazwisko')).toHaveValue(customer.name);
  await expect(page.getByLabel('E-mail')).toHaveValue('anna@');
  await problems.filter({ hasText: 'Adres dostawy' }).click();
  await expect(page.getByLabel('Adres dostawy')).toBeInViewport();
  await page.keyboard.type(customer.address);
  await expect(page.getByLabel('Adres dostawy')).toHaveValue(customer.address);

  await introduce(page, customer);
  await orderButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mamy Twoje zamówienie');
  await expect(page.getByText(customer.email)).toBeVisible();
});

test('a withdrawal is answered by its receipt with date and time', async ({ page }) => {
  const { name, email } = newCustomer();
  const next = page.getByRole('button', { name: 'Przejdź dalej' });
  await page.goto('/odstapienie');
  await page.getByLabel('Imię i nazwisko').fill(name);
  await next.click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Podaj adres e-mail/);
  await expect(page.getByLabel('Imię i nazwisko')).toHaveValue(name);
  await page.getByLabel('Numer zamówienia').fill('17');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Powód').fill('Za mała.');
  await next.click();
  await page.getByRole('button', { name: 'Potwierdź odstąpienie' }).click();

  await expect(
    page.getByText(/^Oświadczenie wpłynęło\s\d+\s\S+\s\d{4},\sgodz\.\s[\d:]+\./),
  ).toBeInViewport();
  await expect(page.getByText('Za mała.')).toBeVisible();
  await expect(page.getByRole('main').locator('input, textarea, button')).toHaveCount(0);
  await mailTo(email, 'Otrzymaliśmy oświadczenie');
});

test('a refused login says why and keeps the address', async ({ page }) => {
  await page.goto('/logowanie');
  await page.getByLabel('E-mail').fill('ewa@example.com');
  await page.getByLabel('Hasło').fill('nieprawidłowe');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByRole('alert')).toContainText('Nieprawidłowy e-mail lub hasło.');
  await expect(page.getByLabel('E-mail')).toHaveValue('ewa@example.com');
});
