import { expect, test } from '@playwright/test';
import { newCustomer } from '../customer.js';
import { placeOrder } from '../place-order.js';
import { ordersOf, signIn } from '../staff.js';
import { toast } from '../visit.js';

const DESK = { width: 1440, height: 900 };

test('new orders are found, confirmed together, annotated and printed', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESK);
  const customer = newCustomer();
  const shopper = await browser.newPage();
  const ids = [await placeOrder(shopper, customer), await placeOrder(shopper, customer)];
  await shopper.close();
  await signIn(page.request);

  await page.goto('/admin/orders?from=2026-01-01');
  const search = page.getByLabel('Szukaj zamówień');
  await search.fill(customer.email);
  await search.press('Enter');
  await expect(page.getByText('2 zamówienia na kwotę 9 780 zł')).toBeVisible();
  await expect(page).toHaveURL(/from=2026-01-01/);

  for (const id of ids) await page.getByLabel(`Zaznacz zamówienie ${id}`).check();
  await page.getByRole('button', { name: 'Zmień status' }).click();
  const dialog = page.getByRole('dialog', { name: /^Zmiana statusu: / });
  await dialog.getByRole('combobox', { name: /Nowy status/ }).click();
  await page.getByTitle('Potwierdzone', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Zmień status' }).click();
  await expect(toast(page)).toContainText('Zmieniono status: 2 zamówienia');
  const stored = await ordersOf(page.request, customer.email);
  expect(stored.map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);

  await page.getByRole('button', { name: `Pokaż zamówienie nr ${ids[0]}` }).click();
  const drawer = page.getByRole('dialog', { name: /^Zamówienie/ });
  const note = 'Brama od podwórza.';
  await drawer.getByLabel(/^Nowa notatka/).fill(note);
  await drawer.getByRole('button', { name: 'Dodaj notatkę' }).click();
  await expect(drawer.getByRole('paragraph').filter({ hasText: note })).toBeVisible();
  await expect(drawer.getByText(`Zamówienie nr ${ids[0]} zostało potwierdzone`)).toBeVisible();

  for (const name of ['Zamówienie PDF', 'Karty produkcyjne', 'Karta produkcyjna']) {
    const path = await drawer.getByRole('link', { name, exact: true }).getAttribute('href');
    const paper = await page.request.get(path!);
    expect(paper.status()).toBe(200);
    expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
  await drawer.getByRole('button', { name: 'Zamknij' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Eksport CSV' }).click();
  expect((await download).suggestedFilename()).toBe('zamowienia.csv');
});
