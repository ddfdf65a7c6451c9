import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Locator, type Page, expect, test } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { statementFile } from './bank-statement.js';
import { introduce, newCustomer, orderButton } from './customer.js';
import { type Shop, startShop } from './second-shop.js';
import { staffAccount } from './staff-account.js';
import { answersToClicks, expectNoSidewaysScroll, toast, visit } from './visit.js';

/** What a newcomer may need from the first sign-in to the first booked payment: clicks, texts, choices, pages. */
const MOST_ACTIONS = 120;
const WIDTHS = [1440, 390];

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60" width="240" height="60">
  <path d="M6 54 36 6l30 48z" fill="#1b5e8c"/><path d="M84 22h140v16H84z" fill="#1b5e8c"/></svg>`;
const ACCENT = '#1b5e8c';

const COMPANY = {
  Nazwa: 'Żagiel i Cień',
  'Ulica i numer': 'ul. Morska 5',
  'Kod pocztowy': '81-001',
  Miejscowość: 'Gdynia',
  NIP: '5260250274',
  'Numer konta': '10 1050 0099 7603 1234 5678 9123',
  Telefon: '+48 58 111 22 33',
  'E-mail': 'biuro@zagiel.example',
};
const HOURS = { 'Poniedziałek–piątek': '8:00-17:00', Sobota: 'nieczynne', Niedziela: 'nieczynne' };

let shop: Shop;
let mails: SMTPServer;
let port: string;
const received: string[] = [];
test.beforeAll(async () => {
  mails = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, answer) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString());
        answer();
      });
    },
  });
  mails.on('error', () => undefined);
  mails.listen(0, '127.0.0.1');
  await once(mails.server, 'listening');
  port = String((mails.server.address() as AddressInfo).port);
  shop = await startShop({ DEMO: '0' });
});
test.afterAll(async () => {
  await shop.close();
  mails.close();
});

/** Does what a person does, and counts it. */
class Hand {
  actions = 0;
  async click(target: Locator): Promise<void> {
    this.actions += 1;
    await target.click();
  }
  async fill(target: Locator, text: string): Promise<void> {
    this.actions += 1;
    await target.fill(text);
  }
  async type(target: Locator, text: string): Promise<void> {
    this.actions += 1;
    await target.pressSequentially(text);
  }
  async choose(target: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    this.actions += 1;
    await target.setInputFiles(file);
  }
  async open(page: Page, path: string): Promise<void> {
    this.actions += 1;
    await page.goto(shop.origin + path);
  }
}

/** Keeps a picture of the screen in both widths, in which nothing may overflow. */
async function look(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: test.info().outputPath(`${name}-${width}.png`), fullPage: true });
  }
  await page.setViewportSize({ width: WIDTHS[0]!, height: 900 });
}

test('the first hour: from an empty shop to an order that is paid', async ({ page, browser }) => {
  const hand = new Hand();
  await page.setViewportSize({ width: WIDTHS[0]!, height: 900 });

  await hand.open(page, '/admin');
  await hand.fill(page.getByLabel('E-mail'), staffAccount.email);
  await hand.fill(page.getByLabel('Hasło'), staffAccount.password);
  await hand.click(page.getByRole('button', { name: 'Zaloguj się' }));
  await expect(page.getByText('Sklep nie jest gotowy do sprzedaży')).toBeVisible();
  await look(page, 'pulpit-pierwszego-dnia');
  await hand.click(page.getByRole('link', { name: 'Ustawieniach' }));
  await expect(page.getByRole('heading', { name: 'Zanim zaczniesz sprzedawać' })).toBeVisible();
  await look(page, 'ustawienia-puste');

  const edit = async (group: string, texts: Record<string, string>) => {
    await hand.click(page.getByRole('button', { name: `Zmień: ${group}` }));
    const dialog = page.getByRole('dialog', { name: group });
    for (const [label, text] of Object.entries(texts))
      await hand.fill(dialog.getByLabel(label, { exact: true }), text);
    return dialog;
  };
  const save = async (dialog: Locator) => {
    await hand.click(dialog.getByRole('button', { name: 'Zapisz' }));
    await expect(dialog).toBeHidden();
  };
  await save(await edit('Firma', COMPANY));
  await save(await edit('Godziny otwarcia', HOURS));
  const brand = await edit('Znak i\u00a0kolor', { 'Kolor akcentów': '#ffcc00' });
  await hand.click(brand.getByRole('button', { name: 'Zapisz' }));
  await expect(brand.getByText(/Najbliższy czytelny/)).toBeVisible();
  await hand.fill(brand.getByLabel('Kolor akcentów', { exact: true }), ACCENT);
  await hand.choose(brand.getByLabel('Plik: Logo', { exact: true }), {
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(LOGO),
  });
  await expect(brand.locator('img')).toHaveCount(1);
  await save(brand);
  await save(await edit('Serwer poczty', { Serwer: '127.0.0.1', Port: port }));
  await expect(page.getByText('127.0.0.1')).toBeVisible();
  await hand.click(page.getByRole('button', { name: 'Sprawdź połączenie: Serwer poczty' }));
  await expect(page.getByText(/Wysłaliśmy wiadomość/)).toBeVisible();
  expect(received).toHaveLength(1);
  await hand.click(page.getByRole('button', { name: /Regulamin przeczytany/ }));
  await expect(page.getByRole('button', { name: /Regulamin przeczytany/ })).toBeHidden();
  await look(page, 'ustawienia-gotowe');

  await hand.open(page, '/admin/products');
  await hand.click(page.getByRole('button', { name: 'Dodaj produkt' }));
  const form = page.getByRole('dialog', { name: 'Nowy produkt' });
  await hand.fill(form.getByLabel('Nazwa', { exact: true }), 'Roleta Bryza');
  await hand.click(form.getByRole('combobox', { name: /Kategoria$/ }));
  await hand.click(page.getByTitle('Rolety', { exact: true }).last());
  await hand.fill(form.getByLabel('Opis'), 'Roleta do sypialni.');
  await hand.fill(form.getByLabel('Cena podstawowa'), '640');
  await hand.fill(form.getByLabel('Szerokość od'), '40');
  await hand.fill(form.getByLabel('Szerokość do'), '200');
  await hand.type(form.getByLabel('Kolor tkaniny'), 'Szary,Beżowy,');
  await form.getByRole('heading', { name: 'Kolory i warianty' }).click();
  await hand.type(form.getByLabel('Kolor osprzętu'), 'Biały,');
  await form.getByRole('heading', { name: 'Kolory i warianty' }).click();
  await hand.click(form.getByRole('button', { name: 'Zapisz' }));
  await expect(toast(page)).toContainText('Produkt został utworzony');
  await hand.open(page, '/admin');
  await expect(page.getByRole('heading', { name: 'Pulpit' })).toBeVisible();
  await expect(page.getByText('Sklep nie jest gotowy do sprzedaży')).toBeHidden();

  const visitor = await browser.newPage({ baseURL: shop.origin });
  const customer = newCustomer();
  await visit(visitor, '/');
  await expect(visitor.locator('header').getByRole('img', { name: COMPANY.Nazwa })).toBeVisible();
  await expect(visitor).toHaveTitle(new RegExp(COMPANY.Nazwa));
  const accent = () =>
    visitor.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-sun-deep'),
    );
  expect(await accent()).toBe(ACCENT);
  await look(visitor, 'strona-glowna');
  await hand.open(visitor, '/konfigurator/rolety');
  await answersToClicks(visitor);
  await hand.click(visitor.getByRole('button', { name: 'Dodaj do koszyka' }).first());
  await expect(visitor.getByText('Dodano do koszyka!')).toBeVisible();
  await hand.open(visitor, '/koszyk');
  await answersToClicks(visitor);
  await introduce(visitor, customer);
  hand.actions += Object.keys(customer).length + 2;
  await look(visitor, 'koszyk');
  await hand.click(orderButton(visitor));
  const placed = visitor.getByText(/Twoje zamówienie #\d+ zostało przyjęte/);
  await expect(placed).toBeVisible();
  const id = /#(\d+)/.exec(await placed.innerText())![1]!;
  const total = /Razem\s+([\d\s\u00a0]+(?:,\d{2})?)/.exec(
    await visitor.locator('main').innerText(),
  )![1]!;
  const amount = total.replaceAll(/[\s\u00a0]/g, '');

  await hand.open(page, '/admin/orders');
  await hand.click(page.getByLabel(`Zaznacz zamówienie ${id}`));
  await hand.click(page.getByRole('button', { name: 'Zmień status' }));
  const status = page.getByRole('dialog', { name: /^Zmiana statusu: / });
  await hand.click(status.getByRole('combobox', { name: /Nowy status/ }));
  await hand.click(page.getByTitle('Potwierdzone', { exact: true }));
  await hand.click(status.getByRole('button', { name: 'Zmień status' }));
  await expect(toast(page)).toContainText('Status zamówienia został zaktualizowany');
  await hand.open(page, '/admin/payments');
  await hand.choose(
    page.getByLabel('Wyciąg bankowy'),
    statementFile([
      {
        amount: amount.includes(',') ? amount : `${amount},00`,
        name: customer.name,
        title: `Zamówienie nr ${id}`,
      },
    ]),
  );
  await expect(page.getByRole('status').filter({ hasText: 'Wczytano wyciąg' })).toContainText(
    'zaksięgowane: 1',
  );

  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Zamówienie potwierdzone');
  await look(visitor, 'zamowienie');
  // The notice of the change of status leaves after the time in which staff may undo it.
  await expect
    .poll(() => received.filter((mail) => mail.includes(customer.email)).length, {
      timeout: 60_000,
    })
    .toBeGreaterThanOrEqual(2);
  for (const mail of received) {
    expect(mail).toContain('biuro@zagiel.example');
    expect(mail.replaceAll(staffAccount.email, '')).not.toMatch(/cieniomat(?!_)/i);
  }
  test.info().annotations.push({ type: 'actions', description: String(hand.actions) });
  expect(hand.actions).toBeLessThan(MOST_ACTIONS);
});
