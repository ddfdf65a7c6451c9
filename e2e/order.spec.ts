import { expect, test, type Page } from '@playwright/test';
import { introduce, newCustomer, orderButton } from './customer.js';
import { awning, putIntoCart } from './goods.js';
import { ordersOf, signIn, signInByHand } from './staff.js';
import { openStep } from './steps.js';
import { answersToClicks, toast, visit } from './visit.js';

const announcedPrice = (page: Page) => page.getByText(/^Cena: /);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('an awning is ordered, from its first setting to the confirmation, which a reload repeats without errors', async ({
  page,
  browser,
}) => {
  const customer = newCustomer();
  await visit(page, '/konfigurator/markizy');
  await configureAwning(page);
  await addToCart(page);
  await order(page);
  await introduceWithMistakes(page, customer);
  await orderButton(page).click();
  await expect(page.getByText('Zamówienie złożone!')).toBeVisible();
  await expect(page.getByText(/Twoje zamówienie #\d+ zostało przyjęte/)).toBeVisible();
  await expect(page).toHaveURL(/\/zamowienie\/[\w-]{20,}$/);
  await expect(heading(page)).toHaveText('Mamy Twoje zamówienie');
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.reload();
  await expect(page.getByText('Zamówienie złożone!')).toBeVisible();
  expect(errors).toEqual([]);
  await expect(page.getByText(customer.email)).toBeVisible();
  await expect(page.getByText('12 320 zł').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Koszyk', exact: true })).toBeVisible();

  const staff = await browser.newPage();
  await confirm(staff, customer.email);
  await staff.close();

  await page.reload();
  await expect(heading(page)).toHaveText('Zamówienie potwierdzone');
  const steps = page.getByRole('list', { name: 'Przebieg zamówienia' }).getByRole('listitem');
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect(steps.nth(1)).toContainText('Potwierdzone');
});

test('after an order Back returns to where the goods were chosen', async ({ page }) => {
  await putIntoCart(page);
  await visit(page, '/produkt/1');
  await page
    .getByRole('link', { name: /^Koszyk/ })
    .first()
    .click();
  await introduce(page, newCustomer());
  await orderButton(page).click();
  await expect(heading(page)).toHaveText('Mamy Twoje zamówienie');
  await expect(toast(page)).toHaveCount(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Markiza tarasowa Aurora 350');
  await expect(heading(page)).toBeInViewport();
});

test('a request to cancel an order reaches staff, who confirm it', async ({ page, browser }) => {
  const customer = newCustomer();
  await putIntoCart(page);
  await visit(page, '/koszyk');
  await introduce(page, customer);
  await orderButton(page).click();
  await expect(heading(page)).toHaveText('Mamy Twoje zamówienie');
  await page.getByText('Zrezygnuj', { exact: true }).click();
  await page.getByLabel('Powód (nieobowiązkowo)').fill('Zmieniły się plany.');
  await page.getByRole('button', { name: 'Wyślij rezygnację' }).click();
  const requests = page.getByRole('region', { name: 'Twoje zgłoszenia' });
  await expect(requests).toContainText('czeka na naszą odpowiedź');

  const staff = await browser.newPage();
  await signIn(staff.request);
  const [{ id } = { id: 0 }] = await ordersOf(staff.request, customer.email);
  await staff.goto(`/admin/orders?order=${id}`);
  const order = staff.getByRole('dialog');
  await expect(order.getByText(/^Rezygnacja z.zamówienia/)).toBeVisible();
  await order.getByRole('link', { name: /^Zapytanie nr/ }).click();
  await expect(staff.getByRole('dialog').getByText('Zmieniły się plany.')).toBeVisible();
  const cancelled = await staff.request.put(`/api/admin/orders/${id}/status`, {
    data: { status: 'cancelled' },
  });
  expect(cancelled.status()).toBe(200);
  await staff.close();

  await page.reload();
  await expect(heading(page)).toHaveText('Zamówienie anulowane');
  await expect(requests).toContainText('potwierdzona: zamówienie anulowane');
});

test('a width that the customer changes in the configurator is accepted by staff with one click', async ({
  page,
  browser,
}) => {
  const customer = newCustomer();
  await putIntoCart(page);
  await visit(page, '/koszyk');
  await introduce(page, customer);
  await orderButton(page).click();
  await expect(heading(page)).toHaveText('Mamy Twoje zamówienie');
  await page.getByText('Poproś o zmianę', { exact: true }).click();
  await page.getByRole('link', { name: /^Zmień w.konfiguratorze/ }).click();
  await expect(page.getByText(/^Cena w.zamówieniu$/)).toBeVisible();
  const width = page.getByRole('textbox', { name: 'Szerokość' });
  await width.fill('450');
  await width.press('Enter');
  await expect(page.getByText(/^Dotąd 4.890.zł, dopłata 300.zł$/)).toBeVisible();
  await page.getByRole('button', { name: 'Zaproponuj zmianę' }).click();
  const proposal = page.getByRole('dialog', { name: 'Propozycja zmiany' });
  await proposal.getByRole('checkbox', { name: /Nowa kwota zamówienia: 5.190.zł/ }).check();
  await proposal.getByRole('button', { name: 'Wyślij propozycję zmiany' }).click();
  const requests = page.getByRole('region', { name: 'Twoje zgłoszenia' });
  await expect(requests).toContainText('Twoja propozycja zmiany – czeka na naszą odpowiedź');
  await expect(requests).toBeInViewport();

  const staff = await browser.newPage();
  await signIn(staff.request);
  const [{ id } = { id: 0 }] = await ordersOf(staff.request, customer.email);
  await staff.goto(`/admin/orders?order=${id}`);
  await staff.getByRole('button', { name: 'Przyjmij zmianę' }).click();
  await expect(toast(staff)).toContainText('Zamówienie zmienione');
  await expect(staff.getByText('Wersja 2, przyjęta')).toBeVisible();
  await staff.close();

  await page.reload();
  await expect(requests).toContainText('załatwiona');
  await expect(page.getByText(/450.×.300.cm/).first()).toBeVisible();
  const data = page.getByRole('complementary', { name: 'Dane zamówienia' });
  await expect(data).toContainText(/5.190.zł/);
  await expect(data).toContainText('obowiązuje');
});

/**
 * Configures an awning 3.5 m wide, electric, with LED. Each change shows its price; the API returns the same last
 * price.
 */
async function configureAwning(page: Page): Promise<void> {
  const width = page.getByRole('textbox', { name: 'Szerokość' });
  await expect(announcedPrice(page)).toHaveText('Cena: 4 890 zł');
  await width.fill('900');
  await width.press('Enter');
  await expect(page.getByRole('alert')).toContainText('600');
  await expect(page.getByRole('button', { name: 'Dodaj do koszyka' })).toBeDisabled();
  await page.getByRole('alert').getByRole('button').click();
  await expect(width).toHaveValue('600');
  await expect(announcedPrice(page)).toHaveText('Cena: 6 090 zł');

  await width.fill('3,5 m');
  await width.press('Enter');
  await expect(width).toHaveValue('350');
  await expect(announcedPrice(page)).toHaveText('Cena: 4 590 zł');
  await openStep(page, 'Sterowanie');
  await page.getByRole('radio', { name: /^Elektryczne/ }).check();
  await expect(announcedPrice(page)).toHaveText('Cena: 5 480 zł');
  await openStep(page, 'Dodatki');
  await page.getByRole('checkbox', { name: /^Oświetlenie LED/ }).check();
  await expect(announcedPrice(page)).toHaveText('Cena: 6 160 zł');

  const additionalOptions = { ledLighting: true };
  const data = { ...awning, width: 350, controlType: 'electric', additionalOptions };
  const quote = await page.request.post('/api/calculate-price', { data });
  expect(await quote.json()).toMatchObject({ calculatedPrice: '6160.00' });
}

async function addToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dodaj do koszyka' }).click();
  const confirmation = page.getByRole('status').filter({ hasText: 'Dodano do koszyka!' });
  await expect(confirmation).toContainText('Możesz kontynuować zakupy lub przejść do kasy.');
  await expect(page.getByRole('link', { name: 'Koszyk 1 pozycja' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/koszyk');
  await expect(other.getByText('1 pozycja, 1 sztuka')).toBeVisible();
  await other.close();
}

/** Goes to the cart with the configured piece and makes it two pieces. */
async function order(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Przejdź do koszyka' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'bez prawa odstąpienia' });
  await expect(line).toContainText('350 × 300 cm');
  await expect(line).toContainText('Elektryczne');
  await page.getByRole('button', { name: 'Zwiększ' }).click();
  await expect(page.getByText('1 pozycja, 2 sztuki')).toBeVisible();
  const summary = page.getByRole('region', { name: 'Podsumowanie', exact: true });
  await expect(summary).toContainText('Razem12 320 zł');
  await expect(summary).toContainText('Cena zawiera VAT');
}

async function introduceWithMistakes(
  page: Page,
  customer: ReturnType<typeof newCustomer>,
): Promise<void> {
  await orderButton(page).click();
  const name = page.getByLabel('Imię i nazwisko');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Podaj imię i nazwisko.');
  await introduce(page, { ...customer, email: 'anna@', phone: '12' });
  await orderButton(page).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
    /Podaj prawidłowy adres e-mail/,
  );
  await expect(page.getByLabel('Telefon')).toHaveAccessibleDescription(/Podaj 9\s+cyfr/);
  await introduce(page, customer);
}

/** Signs a member of staff in, opens the order of this customer and confirms it. */
async function confirm(staff: Page, email: string): Promise<void> {
  await rememberText(staff, 'Wymagane logowanie');
  await staff.goto('/admin/orders');
  await expect(staff).toHaveURL(/\/logowanie\?returnTo=%2Fadmin%2Forders$/);
  expect(await staff.evaluate(() => sessionStorage.getItem('shown'))).toBe('Wymagane logowanie');
  await answersToClicks(staff);
  await signInByHand(staff);
  await expect(staff).toHaveURL(/\/admin\/orders$/);
  await staff.getByLabel('Szukaj zamówień').fill(email);
  await staff.getByLabel('Szukaj zamówień').press('Enter');
  const row = staff.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('12 320 zł');
  const status = row.getByRole('combobox', { name: /^Status zamówienia/ });
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await status.press(key);
  await expect(toast(staff)).toContainText('Status zamówienia został zaktualizowany');
  await expect(row).toContainText('Potwierdzone');
}

/** Records in this tab that a text was shown, even if only for a moment before the next page. */
async function rememberText(page: Page, text: string): Promise<void> {
  await page.addInitScript((text) => {
    const look = () => {
      if (document.body?.innerText.includes(text)) sessionStorage.setItem('shown', text);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  }, text);
}
