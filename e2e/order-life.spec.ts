import { expect, test, type Locator, type Page } from '@playwright/test';
import { statementFile } from './bank-statement.js';
import { newCustomer } from './customer.js';
import { askForQuote, offerPath, sendDraft, startDraft } from './offer.js';
import { expectNoBarriers } from './pages/barriers.js';
import { signIn } from './staff.js';
import { expectNoSidewaysScroll, toast, visit } from './visit.js';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const COMPANY = {
  name: 'Ogrody Nowak sp. z o.o.',
  taxNumber: '7261120385',
  address: 'ul. Piotrkowska 10, 90-001 Łódź',
};

/** The page of the customer, as large as a phone, the page of staff, as large as a desktop, and the customer's data. */
interface Life {
  customer: Page;
  staff: Page;
  person: ReturnType<typeof newCustomer>;
}

test('an order from the first question to the refund', async ({ browser }) => {
  const customer = await browser.newPage({ viewport: PHONE });
  const staff = await browser.newPage({ viewport: DESK });
  await signIn(staff.request);
  const life = { customer, staff, person: newCustomer() };

  await test.step('the customer asks for a quote of a configuration', () =>
    askForQuote(customer, life.person));
  const offer = await test.step('staff make an offer of it and send it', () => sendOffer(life));
  await test.step('the customer asks, staff answer with a second version', () =>
    reviseOffer(life, offer));
  const order = await test.step('the customer accepts the second version', () =>
    acceptOffer(life, offer));
  await test.step('the deposit is paid online', () => payDeposit(life, order));
  await test.step('the invoice of the advance is accepted by KSeF', () =>
    invoice(life, order, 'faktura zaliczkowa', 1));
  await test.step('sizes change, the customer accepts, and total and history follow', () =>
    changeSizes(life, order));
  await test.step('what nobody has entered is confirmed by telephone', () =>
    confirmMeasurement(life, order));
  await test.step('the rest comes by a statement of the bank', () => payRest(life, order));
  await test.step('the customer has a guarantee, and reports a fault', () =>
    reportFault(life, order));
  await test.step('the final invoice is accepted, too', () =>
    invoice(life, order, 'faktura końcowa', 2));
  await test.step('a correction gives money back, which is refunded', () => refund(life, order));
});

/** Checks that a screen also fits at the width of the other device. */
async function fits(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? DESK;
  for (const size of [width === DESK.width ? PHONE : DESK, width === DESK.width ? DESK : PHONE]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
}

/** Makes an offer from the customer's inquiry and sends it; returns the path of the offer's page. */
async function sendOffer({ staff, person }: Life): Promise<string> {
  const draft = await startDraft(staff, person);
  await draft.getByRole('group', { name: /^1\. / }).getByLabel('Rabat na pozycję').fill('90');
  await addCable(staff, draft);
  await draft.getByLabel('Kwota rabatu').fill('90');
  await draft.getByLabel('Powód rabatu').fill('Rabat dla firm');
  await sendDraft(staff, draft);
  return offerPath(staff);
}

/** Adds two metres of cable of the price list for 90 zł, with the keyboard alone. */
async function addCable({ keyboard }: Page, draft: Locator): Promise<void> {
  await draft.getByRole('button', { name: 'Dodaj usługę' }).focus();
  await keyboard.press('Enter');
  const line = draft.getByRole('group', { name: /^Usługa 1/ });
  await line.getByRole('combobox', { name: 'Usługa' }).focus();
  await keyboard.type('przewód');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(line.getByLabel('Cena z\u00a0VAT')).toHaveValue('45');
  await line.getByLabel('Ilość').focus();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('2');
  await expect(line).toContainText('Wartość: 90\u00a0zł');
}

async function reviseOffer({ customer, staff }: Life, offer: string): Promise<void> {
  await visit(customer, offer);
  await expect(customer.getByText(/4.800.zł/).first()).toBeVisible();
  await expect(customer.getByText(/^1.szt\. × 4.890.zł −.90.zł rabatu$/)).toBeVisible();
  await expect(customer.getByText('Przewód do sterowania').first()).toBeVisible();
  await expect(customer.getByText(/^2.mb × 45.zł$/).first()).toBeVisible();
  await customer.getByText('Zadaj pytanie', { exact: true }).click();
  await customer.getByLabel('Twoje pytanie').fill('Czy może być sterowanie pilotem?');
  await customer.getByRole('button', { name: 'Wyślij pytanie' }).click();
  await expect(customer.getByText('Pytanie wysłane')).toBeVisible();
  await fits(customer);

  await staff.reload();
  await staff.getByRole('button', { name: 'Odpowiedz', exact: true }).click();
  const answer = staff.getByRole('dialog', { name: /odpowiedź$/ });
  await answer.getByLabel('Odpowiedź').fill('Tak, przygotowaliśmy drugą wersję.');
  await answer.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
  await staff.getByRole('button', { name: 'Przygotuj nową wersję' }).click();
  const draft = staff.getByRole('dialog', { name: /: szkic$/ });
  await choose(draft.getByLabel('Sterowanie'), /^Elektryczne/);
  await sendDraft(staff, draft);
  await expect(staff.getByText('Tak, przygotowaliśmy drugą wersję.')).toBeVisible();
  await fits(staff);
}

async function choose(select: Locator, option: RegExp): Promise<void> {
  await select.click();
  await select.page().locator('.ant-select-item-option').filter({ hasText: option }).click();
}

/** Accepts the offer as a company; returns the number of the order and the path of its page. */
async function acceptOffer({ customer, person }: Life, offer: string): Promise<Order> {
  await visit(customer, offer);
  await expect(customer.getByText('Tak, przygotowaliśmy drugą wersję.')).toBeVisible();
  await expect(customer.getByText(/5.690.zł/).first()).toBeVisible();
  await fits(customer);
  await customer.getByLabel('Adres dostawy').fill(person.address);
  await customer.getByRole('checkbox', { name: 'Chcę fakturę na firmę' }).check();
  await customer.getByLabel('Nazwa firmy').fill(COMPANY.name);
  await customer.getByLabel('NIP').fill(COMPANY.taxNumber);
  await customer.getByLabel('Adres firmy do faktury').fill(COMPANY.address);
  await customer.getByRole('checkbox', { name: /akceptuję regulamin/ }).check();
  await customer.getByRole('checkbox', { name: /na mój wymiar/ }).check();
  await customer.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Mamy Twoje zamówienie');
  await expect(customer.getByText(/5.690.zł/).first()).toBeVisible();
  const path = new URL(customer.url()).pathname;
  const number = await customer
    .getByText(/nr.\d+/)
    .first()
    .textContent();
  return {
    path,
    id: Number(/nr.(\d+)/.exec(number ?? '')?.[1]),
  };
}

interface Order {
  id: number;
  path: string;
}

async function payDeposit({ customer, staff }: Life, order: Order): Promise<void> {
  await staff.goto(`/admin/orders?order=${order.id}`);
  await choose(staff.getByLabel('Nowy status'), /^Potwierdzone/);
  await staff.getByRole('button', { name: 'Zmień status' }).click();
  await expect(toast(staff)).toContainText('zaktualizowany');
  await visit(customer, order.path);
  await customer.getByRole('button', { name: /^Zapłać online 1.707.zł/ }).click();
  await customer.getByRole('button', { name: 'Zapłać' }).click();
  await expect(customer.getByText('Płatność przyjęta')).toBeVisible();
  await fits(customer);
}

/** Sets later statuses through the API, because staff set the first one on the screen. */
async function setStatus(staff: Page, { id }: Order, status: string): Promise<void> {
  const changed = await staff.request.put(`/api/admin/orders/${id}/status`, { data: { status } });
  expect(changed.status()).toBe(200);
}

/** Issues the next invoice, and waits until KSeF has confirmed `count` invoices of the order. */
async function invoice({ staff }: Life, { id }: Order, kind: string, count: number) {
  await staff.goto(`/admin/orders?order=${id}`);
  await staff.getByRole('button', { name: new RegExp(`^Wystaw: ${kind}`) }).click();
  await expect(toast(staff)).toContainText('Wystawiono');
  await confirmedInvoices(staff, count);
}

async function confirmedInvoices(staff: Page, count: number): Promise<void> {
  await expect(async () => {
    await staff.reload();
    await expect(staff.getByRole('button', { name: 'Zmień zamówienie' })).toBeVisible();
    await expect(staff.getByRole('link', { name: /^UPO faktury/ })).toHaveCount(count);
  }).toPass();
}

async function changeSizes({ customer, staff }: Life, order: Order): Promise<void> {
  await staff.getByRole('button', { name: 'Zmień zamówienie' }).click();
  const dialog = staff.getByRole('dialog', { name: /^Zmień zamówienie nr/ });
  await dialog.getByLabel('Szerokość').fill('450');
  await dialog.getByLabel('Powód zmiany').fill('Inny wymiar po pomiarze');
  await dialog.getByRole('button', { name: 'Przelicz' }).click();
  await expect(dialog).toContainText('Szerokość: 400\u00a0cm → 450\u00a0cm');
  await fits(staff);
  await dialog.getByRole('button', { name: 'Wyślij klientowi do akceptacji' }).click();
  await expect(dialog).toBeHidden();
  await expect(staff.getByText('Wersja 2, wysłana')).toBeVisible();

  await visit(customer, order.path);
  const change = changeOn(customer);
  await expect(change).toContainText('Inny wymiar po pomiarze');
  const total = await change
    .getByText(/^Razem po zmianie/)
    .locator('xpath=following-sibling::dd')
    .textContent();
  await fits(customer);
  await change.getByRole('button', { name: 'Przyjmuję zmianę' }).click();
  await expect(change.getByText('Zaznacz, że przyjmujesz zmianę.')).toBeVisible();
  await acceptChange(customer);
  const data = customer.getByRole('complementary', { name: 'Dane zamówienia' });
  await expect(data).toContainText(total ?? '');
  await expect(data).toContainText('obowiązuje');
}

/** The change on the page of the order that waits for the customer. */
const changeOn = (customer: Page) =>
  customer.getByRole('region', { name: 'Zmiana czeka na Twoją zgodę' });

async function acceptChange(customer: Page): Promise<void> {
  await changeOn(customer).getByRole('checkbox').check();
  await changeOn(customer).getByRole('button', { name: 'Przyjmuję zmianę' }).click();
  await expect(customer.getByText('Zmiana przyjęta')).toBeVisible();
}

/** The production waits for it. */
async function confirmMeasurement({ staff }: Life, { id }: Order): Promise<void> {
  const data = { status: 'in_production' };
  const refused = await staff.request.put(`/api/admin/orders/${id}/status`, { data });
  expect(await refused.json()).toMatchObject({ error: { code: 'MEASUREMENT_NOT_CONFIRMED' } });
  await staff.goto(`/admin/orders?order=${id}`);
  await expect(staff.getByText(/^Nikt nie podał: /)).toBeVisible();
  await expectNoBarriers(staff);
  await staff.getByRole('button', { name: 'Potwierdź pomiar' }).click();
  await staff.getByLabel('Co powiedział klient').fill('Napęd po prawej, ściana z cegły.');
  await staff.getByRole('button', { name: 'Potwierdź', exact: true }).click();
  await expect(staff.getByText(/^Pomiar: potwierdzone telefonicznie/)).toBeVisible();
  await expect(staff.getByText(/^Nikt nie podał/)).toHaveCount(0);
}

/** The guarantee card and the service page of the delivered goods. */
async function reportFault({ customer, staff, person }: Life, order: Order): Promise<void> {
  const data = customer.getByRole('complementary', { name: 'Dane zamówienia' });
  const card = data.getByRole('link', { name: 'Karta gwarancyjna (PDF)' });
  const paper = await customer.request.get((await card.getAttribute('href')) ?? '');
  expect(paper.headers()['content-type']).toBe('application/pdf');
  await data.getByRole('link', { name: /zgłoszenie usterki$/ }).click();
  await expect(customer.getByText(`Numer seryjny ${order.id}-1-1`)).toBeVisible();
  await expectNoBarriers(customer);
  await customer.getByLabel('Imię i nazwisko').fill(person.name);
  await customer.getByLabel('E-mail').fill(person.email);
  await customer.getByLabel('Wiadomość').fill('Ramię skrzypi przy zwijaniu.');
  await customer.getByRole('button', { name: 'Wyślij wiadomość' }).click();
  await expect(customer.getByText('Dziękujemy').first()).toBeVisible();
  const labels = await staff.request.get(`/api/admin/orders/${order.id}/labels.pdf`);
  expect(labels.headers()['content-type']).toBe('application/pdf');
}

async function payRest({ customer, staff, person }: Life, order: Order): Promise<void> {
  for (const status of ['in_production', 'shipped']) await setStatus(staff, order, status);
  await staff.goto(`/admin/orders?order=${order.id}`);
  await expect(staff.getByText('Wersja 2, przyjęta')).toBeVisible();
  await expect(staff.getByText('Wersja 2 weszła w życie', { exact: true })).toBeVisible();
  const due = staff.getByRole('dialog').locator('dt:text-is("Do zapłaty") + dd');
  const amount = ((await due.textContent()) ?? '').replace(/[^\d,]/g, '');
  const title = `Zamowienie nr ${order.id}`;
  const transfer = {
    amount: amount.includes(',') ? amount : `${amount},00`,
    name: person.name,
    title,
  };
  await staff.goto('/admin/payments');
  await staff.getByLabel('Wyciąg bankowy').setInputFiles(statementFile([transfer]));
  const summary = staff.getByRole('status').filter({ hasText: 'Wczytano wyciąg' });
  await expect(summary).toContainText('zaksięgowane: 1');
  await setStatus(staff, order, 'delivered');
  await visit(customer, order.path);
  await expect(customer.getByRole('region', { name: 'Płatność' })).toContainText('zapłacono');
}

async function refund({ customer, staff }: Life, order: Order): Promise<void> {
  await staff.getByRole('button', { name: 'Zmień zamówienie' }).click();
  const change = staff.getByRole('dialog', { name: /^Zmień zamówienie nr/ });
  await change.getByLabel('Rabat', { exact: true }).fill('390');
  await change.getByLabel('Powód rabatu').fill('Uznana reklamacja');
  await change.getByLabel('Powód zmiany').fill('Rysa na kasecie');
  await change.getByRole('button', { name: 'Przelicz' }).click();
  await change.getByRole('button', { name: 'Wyślij klientowi do akceptacji' }).click();
  await expect(change).toBeHidden();
  await visit(customer, order.path);
  await acceptChange(customer);

  await staff.reload();
  await expect(staff.getByText(/^Do zwrotu: 300.zł/)).toBeVisible();
  await staff
    .getByRole('button', { name: /^Koryguj fakturę/ })
    .last()
    .click();
  const correction = staff.getByRole('dialog', { name: /^Korekta faktury/ });
  await correction.getByLabel('Przyczyna korekty').fill('Uznana reklamacja');
  const price = correction.getByLabel('Cena jednostkowa brutto').first();
  const before = Number((await price.inputValue()).replace(',', '.'));
  await price.fill((before - 300).toFixed(2).replace('.', ','));
  await fits(staff);
  await correction.getByRole('button', { name: 'Sprawdź korektę' }).click();
  await correction.getByRole('button', { name: 'Wystaw korektę' }).click();
  await expect(toast(staff)).toContainText('Wystawiono korektę');
  await confirmedInvoices(staff, 3);

  await staff.getByRole('button', { name: /^Zwróć online 300.zł/ }).click();
  await staff.getByRole('button', { name: 'Zwróć', exact: true }).click();
  await expect(toast(staff)).toContainText('zlecony');
  await expect(async () => {
    await staff.reload();
    const book = staff.getByRole('list', { name: 'Księga płatności' });
    await expect(book.getByText(/^Zwrot: 300.zł/)).toBeVisible();
  }).toPass();
  await fits(staff);
  await visit(customer, order.path);
  await expect(customer.getByRole('region', { name: 'Płatność' })).toContainText(/Zwrot−300.zł/);
  await fits(customer);
}
