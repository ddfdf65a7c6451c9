import { expect, test } from '@playwright/test';
import { introduce, newCustomer, orderButton } from './customer.js';
import { putIntoCart } from './goods.js';
import { mailTo, pathIn } from './mails.js';
import { visit } from './visit.js';

test('from the mail of an order to a statement of withdrawal and its receipt', async ({ page }) => {
  const customer = newCustomer();
  await putIntoCart(page);
  await visit(page, '/koszyk');
  await introduce(page, customer);
  await orderButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mamy Twoje zamówienie');

  await visit(
    page,
    pathIn(await mailTo(customer.email, 'Otrzymaliśmy zamówienie'), '/zamowienie/'),
  );
  const order = page.getByRole('complementary', { name: 'Dane zamówienia' });
  await order.getByRole('link', { name: 'Odstąp od umowy tutaj' }).click();
  await expect(page.getByText(/prawo odstąpienia nie przysługuje/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Imię i nazwisko' }).fill('Anna Nowak');
  await page.getByRole('button', { name: 'Przejdź dalej' }).click();
  await page.getByRole('button', { name: 'Potwierdź odstąpienie' }).click();
  await expect(page.getByText(/^Oświadczenie wpłynęło/)).toContainText(customer.email);
  const receipt = await mailTo(customer.email, 'Otrzymaliśmy oświadczenie');
  expect(receipt.text).toContain('Anna Nowak');
});

test('the legal guarantee is named at the button and explained beside the manufacturer’s', async ({
  page,
}) => {
  await putIntoCart(page);
  await visit(page, '/koszyk');
  await expect(
    page.getByText(/prawną gwarancją zgodności przez co najmniej 2\slata/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'gwarancja i Twoje prawa' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Gwarancja i zgodność towaru z umową',
  );
  await expect(page.getByRole('heading', { name: 'Prawna gwarancja zgodności' })).toBeVisible();
});

test('a visitor subscribes to the newsletter by a form and a confirmation, and unsubscribes by a link and a button', async ({
  page,
}) => {
  const { email } = newCustomer();
  await visit(page, '/blog');
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(email);
  await page.getByRole('button', { name: 'Zapisz mnie' }).click();
  await expect(page.getByText('Sprawdź pocztę')).toBeVisible();

  const mail = await mailTo(email, 'Potwierdź zapis');
  await visit(page, pathIn(mail, '/newsletter/potwierdz/'));
  await page.getByRole('button', { name: 'Potwierdzam zapis' }).click();
  await expect(page.getByText('Zapis potwierdzony')).toBeVisible();

  await visit(page, pathIn(mail, '/newsletter/wypisz/'));
  await page.getByRole('button', { name: 'Wypisz mnie' }).click();
  await expect(page.getByText('Gotowe')).toBeVisible();
  await mailTo(email, 'Nie wyślemy już newslettera');
});
