import { expect, test } from '@playwright/test';
import { introduce, newCustomer, orderButton } from './customer.js';
import { awning, putIntoCart } from './goods.js';
import { openWithLateScripts } from './loading/late-scripts.js';
import { mailTo } from './mails.js';
import { toast } from './visit.js';

test.describe('what is filled in before hydration survives it and is sent:', () => {
  test('the contact form', async ({ page }) => {
    const { name, email, phone } = newCustomer();
    const hydrate = await openWithLateScripts(page, '/kontakt');
    await page.getByLabel('Imię i nazwisko').fill(name);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Telefon').fill(phone);
    await page.getByLabel('Rodzaj zapytania').selectOption('Reklamacja');
    await page.getByLabel('Temat').fill('Skrzypi ramię');
    await page.getByLabel('Wiadomość').fill('Markiza skrzypi przy zwijaniu.');
    await hydrate();

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
    const hydrate = await openWithLateScripts(page, '/koszyk');
    await introduce(page, customer);
    await hydrate();

    await expect(page.getByLabel('Imię i nazwisko')).toHaveValue(customer.name);
    await orderButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mamy Twoje zamówienie');
    await expect(page.getByText(customer.email)).toBeVisible();
  });

  test('the statement of withdrawal', async ({ page }) => {
    const hydrate = await openWithLateScripts(page, '/odstapienie');
    await page.getByLabel('Imię i nazwisko').fill('Anna Nowak');
    await page.getByLabel('Numer zamówienia').fill('17');
    await page.getByLabel('E-mail').fill('anna@example.com');
    await page.getByLabel('Powód').fill('Za mała.');
    await hydrate();

    await page.getByRole('button', { name: 'Przejdź dalej' }).click();
    await expect(page.getByRole('heading', { name: /^Krok 2/ })).toBeFocused();
    const statement = page.getByRole('region', { name: 'Oświadczenie o odstąpieniu' });
    for (const text of ['Anna Nowak', '17', 'anna@example.com', 'Za mała.'])
      await expect(statement.getByText(text, { exact: true })).toBeVisible();
  });
});

test('a form refused before hydration shows its errors and can be corrected and sent', async ({
  page,
}) => {
  const mistakes: string[] = [];
  page.on('console', (message) => message.type() === 'error' && mistakes.push(message.text()));
  page.on('pageerror', (error) => mistakes.push(error.message));
  const { name, email } = newCustomer();
  const hydrate = await openWithLateScripts(page, '/kontakt');
  await page.getByLabel('Imię i nazwisko').fill(name);
  await page.getByLabel('Rodzaj zapytania').selectOption('Reklamacja');
  await page.getByLabel('Wiadomość').fill('Markiza skrzypi.');
  await page.getByRole('button', { name: 'Wyślij wiadomość' }).click();
  await expect(page.getByLabel('Temat')).toHaveAccessibleDescription('Podaj temat wiadomości.');
  await hydrate();

  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('Imię i nazwisko')).toHaveValue(name);
  await expect(page.getByLabel('Wiadomość')).toHaveValue('Markiza skrzypi.');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Temat').fill('Skrzypi ramię');
  await page.getByRole('button', { name: 'Wyślij wiadomość' }).click();
  await expect(toast(page)).toContainText('Wiadomość wysłana!');
  await expect(page.getByLabel('Wiadomość')).toHaveValue('');
  // The browser reports the status 422 of the refused form as an error.
  expect(mistakes.filter((text) => !text.includes('422'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form names its errors, keeps what was filled in and is sent', async ({
    page,
  }) => {
    const { name, email } = newCustomer();
    await page.goto('/kontakt');
    await page.getByLabel('Imię i nazwisko').fill(name);
    await page.getByLabel('E-mail').fill('anna@');
    await page.getByLabel('Wiadomość').fill('Markiza skrzypi.\nTylko rano.');
    await page.getByRole('button', { name: 'Wyślij wiadomość' }).click();

    const errors = {
      'E-mail': 'Podaj prawidłowy adres e-mail, np. anna@example.pl.',
      'Rodzaj zapytania': 'Wybierz rodzaj zapytania.',
      Temat: 'Podaj temat wiadomości.',
    };
    for (const [label, error] of Object.entries(errors)) {
      await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(error);
    }
    await expect(page.getByLabel('Imię i nazwisko')).toHaveValue(name);
    await expect(page.getByLabel('Wiadomość')).toHaveValue('Markiza skrzypi.\nTylko rano.');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Rodzaj zapytania').selectOption('Reklamacja');
    await page.getByLabel('Temat').fill('Skrzypi ramię');
    await page.getByRole('button', { name: 'Wyślij wiadomość' }).click();

    await expect(page).toHaveURL(/\/kontakt\?wyslano=1#wyslano$/);
    await expect(page.getByText('Wiadomość wysłana!')).toBeInViewport();
    await expect(page.getByText(/^Odezwiemy się najpóźniej .+ do\s\d+:\d\d\.$/)).toBeVisible();
    await expect(page.getByLabel('Imię i nazwisko')).toHaveValue('');
    await mailTo(email, 'Otrzymaliśmy wiadomość');
  });

  test('a quote is requested for a saved configuration', async ({ page }) => {
    const { name, email } = newCustomer();
    const saved = await page.request.post('/api/configurations', { data: awning });
    await page.goto(`/wycena?configuration=${(await saved.json()).id}`);
    await expect(page.getByLabel('Temat')).toHaveValue(/^Wycena: Markiza/);
    await expect(page.getByLabel('Rodzaj zapytania')).toHaveValue('quote');
    await page.getByLabel('Imię i nazwisko').fill(name);
    await page.getByLabel('Wiadomość').fill('Proszę o wycenę z montażem.');
    await page.getByRole('button', { name: 'Wyślij zapytanie' }).click();
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/^Podaj adres e-mail/);
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Wyślij zapytanie' }).click();

    await expect(page).toHaveURL(/\/wycena\?wyslano=1/);
    const mail = await mailTo(email, 'Otrzymaliśmy wiadomość');
    expect(mail.text).toContain('400');
  });
});
