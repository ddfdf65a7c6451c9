import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { introduce, newCustomer, orderButton } from './customer.js';
import { toast, visit } from './visit.js';

/** Rows as copied from a spreadsheet; the third window has no height. */
const SHEET = [
  'Pomieszczenie\tRodzaj\tSzer. [mm]\tWys. [mm]\tSztuk',
  'Salon\tRefleksol\t2500\t2200\t1',
  'Kuchnia\tŻaluzje\t900\t1100\t1',
  'Sypialnia\tRolety\t1180\tbrak\t2',
].join('\n');

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });
const cell = (page: Page, column: string, row: number) =>
  page.getByLabel(`${column}, okno ${row}`, { exact: true });

test('the windows of a house are ordered, from a spreadsheet to the order', async ({
  page,
  browser,
}) => {
  await visit(page, '/konfigurator/refleksole');
  await page.getByRole('link', { name: 'Zaplanuj cały dom' }).click();
  await page.getByLabel('Nazwa projektu').fill('Dom w Łodzi');
  await paste(page);
  await expect(page.getByText(/„brak” to nie wymiar/)).toBeVisible();
  await cell(page, 'Wysokość (cm)', 3).fill('143');
  const sum = page.getByRole('region', { name: 'Razem' });
  await expect(sum).toContainText('4 okna');
  const price = (await sum.getByRole('status').textContent()) ?? '';

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Pobierz PDF').click(),
  ]);
  expect(download.suggestedFilename()).toBe('oferta-dom-w-lodzi.pdf');
  const pdf = await readFile(await download.path(), 'latin1');
  // The drawings, and the QR code of the link.
  expect(pdf.match(/\/S \/Figure/g)).toHaveLength(3 + 1);
  await button(page, /^Zapisz i/).click();
  const link = await page.getByLabel('Link do projektu').inputValue();
  const friend = await browser.newPage();
  await friend.goto(link);
  await expect(friend.getByLabel('Nazwa projektu')).toHaveValue('Dom w Łodzi');
  await expect(cell(friend, 'Wysokość (cm)', 3)).toHaveValue('143');
  await expect(friend.getByRole('region', { name: 'Razem' })).toContainText(price);
  await friend.close();

  await button(page, 'Dodaj całość do koszyka').click();
  await expect(toast(page)).toContainText('Dodano do koszyka!');
  await page.getByRole('link', { name: 'Przejdź do koszyka' }).click();
  await expect(page.getByText('3 pozycje, 4 sztuki')).toBeVisible();
  await introduce(page, newCustomer());
  await orderButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mamy Twoje zamówienie');
  for (const text of [price, '250 × 220 cm', '90 × 110 cm', '118 × 143 cm'])
    await expect(page.getByRole('main')).toContainText(text);
});

async function paste(page: Page): Promise<void> {
  await button(page, /^Wklej z/).click();
  await page.getByLabel('Okna, jedno w wierszu').fill(SHEET);
  await button(page, 'Dodaj do tabeli').click();
}
