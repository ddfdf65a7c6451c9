import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../staff.js';
import { toast } from '../visit.js';

/** A picture in one sand colour, as a file. */
async function photograph(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 600;
    const paper = canvas.getContext('2d')!;
    paper.fillStyle = '#efe7da';
    paper.fillRect(0, 0, 900, 600);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1]!, 'base64');
}

test('a product created by staff, with a photograph, is in the shop at once and can be removed', async ({
  page,
}) => {
  const name = `Roleta Próbna ${Date.now()}`;
  await signIn(page.request);
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'Dodaj produkt' }).click();
  const form = page.getByRole('dialog', { name: 'Nowy produkt' });
  await form.getByLabel('Nazwa', { exact: true }).fill(name);
  await form.getByRole('combobox', { name: /Kategoria$/ }).click();
  await page.getByTitle('Rolety', { exact: true }).last().click();
  await form.getByLabel('Opis').fill('Roleta do sypialni.');
  await form.getByLabel('Cena podstawowa').fill('1 234,50');
  await form.getByLabel('Szerokość od').fill('40');
  await form.getByLabel('Szerokość do').fill('200');
  await form.getByLabel('Kolor tkaniny').pressSequentially('Szary,Beżowy,');
  // Leaving the field closes its list, if that is open.
  await form.getByRole('heading', { name: 'Kolory i warianty' }).click();
  await form.getByLabel('Kolor osprzętu').pressSequentially('Biały,');
  await form.getByRole('heading', { name: 'Kolory i warianty' }).click();
  await form.getByLabel('Plik zdjęcia').setInputFiles({
    name: 'roleta.png',
    mimeType: 'image/png',
    buffer: await photograph(page),
  });
  await expect(form.getByLabel('Adres zdjęcia')).toHaveValue(/^\/zdjecia\/wgrane-/);
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(toast(page)).toContainText('Produkt został utworzony');

  await page.goto(`/produkty/rolety?q=${encodeURIComponent(name)}`);
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText(/1.234,50.zł/);
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.goto(`/admin/products?q=${encodeURIComponent(name)}`);
  await page.getByLabel(`Więcej: ${name}`).click();
  await page.getByRole('menuitem', { name: 'Usuń' }).click();
  await expect(page.getByText('Czy na pewno chcesz usunąć ten produkt?').last()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click();
  await expect(toast(page)).toContainText('Produkt został usunięty');
  await page.goto(`/produkty/rolety?q=${encodeURIComponent(name)}`);
  await expect(page.getByText('Brak produktów')).toBeVisible();
});
