import { expect, test, type Page } from '@playwright/test';
import { openStep } from './steps.js';
import { answersToClicks, visit } from './visit.js';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Szukaj' });

test('a product is found from the home page by menu, search, category and sort order', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Wszystkie produkty' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wszystkie produkty');

  await searchBox(page).fill('zaluzje');
  await expect(page).toHaveURL(/\?q=zaluzje$/);
  await expect(cards(page).first()).toHaveAccessibleName(/^Żaluzja/);
  await expect(cards(page).filter({ hasText: /Kącik/ })).toHaveCount(0);

  await searchBox(page).fill('pergloa');
  await expect(cards(page).first()).toHaveAccessibleName(/^Pergola/);
  await searchBox(page).fill('');
  await expect(page).toHaveURL(/\/produkty$/);

  await page.getByRole('navigation', { name: 'Kategorie' }).getByText('Zadaszenia').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zadaszenia');
  await page.getByLabel('Sortowanie').selectOption('Cena: od najniższej');
  await expect(cards(page).first()).toHaveAccessibleName('Zadaszenie wejścia Próg');
  await page.getByLabel('Sortowanie').selectOption('Cena: od najwyższej');
  await expect(cards(page).first()).toHaveAccessibleName('Zadaszenie szklane Kryształ');

  await page.getByText('Więcej filtrów').click();
  await page.getByLabel('Do', { exact: true }).fill('6 000 zł');
  await page.getByLabel('Do', { exact: true }).press('Enter');
  await expect(cards(page)).toHaveCount(2);
  await page.getByText('Więcej filtrów').click();
  await page.getByRole('checkbox', { name: 'LED' }).click();
  await expect(page).toHaveURL(/features=led/);
  await expect(cards(page).first()).toHaveAccessibleName('Zadaszenie wejścia Próg');
  await expect(cards(page)).toHaveCount(1);

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(cards(shared)).toHaveCount(1);
  await expect(shared.getByLabel('Sortowanie')).toHaveValue('price_desc');
  await expect(shared.getByLabel('Do', { exact: true })).toHaveValue('6000');
  await shared.getByText('Więcej filtrów').click();
  await expect(shared.getByRole('checkbox', { name: 'LED' })).toBeChecked();
  await shared.close();

  await page.goBack();
  await expect(page).not.toHaveURL(/features/);
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('checkbox', { name: 'LED' })).not.toBeChecked();
});

test('a search without results says so and is cleared by one click', async ({ page }) => {
  await visit(page, '/produkty/refleksole');
  await expect(cards(page)).toHaveCount(4);

  await searchBox(page).fill('trampolina');
  await expect(page.getByRole('heading', { name: 'Brak produktów' })).toBeVisible();
  await expect(page.getByText('0 produktów', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Wyczyść filtry' }).last().click();

  await expect(cards(page)).toHaveCount(4);
  await expect(searchBox(page)).toHaveValue('');
  await expect(page).toHaveURL(/\/produkty\/refleksole$/);
});

test('from the list via the product to its configurator and back', async ({ page }) => {
  await visit(page, '/produkty/pergole');
  await cards(page)
    .filter({ hasText: 'Pergola tarasowa Nisza' })
    .getByRole('link', { name: 'Szczegóły' })
    .click();
  await expect(page).toHaveURL(/\/produkt\/14$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pergola tarasowa Nisza');
  await expect(page.getByText('Cena od')).toBeVisible();

  const panel = page.getByRole('tabpanel');
  await expect(panel).toHaveAccessibleName('Specyfikacja');
  await page.getByRole('tab', { name: 'Opis szczegółowy' }).click();
  await expect(panel).toHaveAccessibleName('Opis szczegółowy');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Montaż' })).toBeFocused();
  await expect(panel.getByRole('listitem')).toHaveCount(4);

  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('link', { name: 'Skonfiguruj produkt' }).click();
  await expect(page).toHaveURL(/\/konfigurator\/pergole\?product=14$/);
  await openStep(page, 'Produkt');
  await expect(page.getByRole('group', { name: 'Produkt' })).toContainText(name);
  await openStep(page, 'Podsumowanie');
  await expect(page.getByRole('region', { name: 'Z czego składa się cena' })).toContainText(
    '5 900 zł',
  );

  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pergole');
});

test('a link to a saved configuration brings back every setting', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/konfigurator/zaluzje');
  await page.getByLabel('Szerokość', { exact: true }).fill('150');
  await openStep(page, 'Produkt');
  await page.getByRole('radio', { name: /Z90/ }).check();
  await openStep(page, 'Dodatki');
  await page.getByRole('checkbox', { name: /Moskitiera/ }).check();
  await openStep(page, 'Podsumowanie');
  // Wait for the receipt's new line, because it moves the content below it.
  await expect(page.getByRole('region', { name: 'Z czego składa się cena' })).toContainText(
    'Moskitiera',
  );
  await page.getByRole('button', { name: 'Kopiuj link' }).click();
  const address = await page.getByLabel('Link do konfiguracji').inputValue();
  expect(new URL(address).pathname).toMatch(/^\/k\/[\w-]{22}$/);
  const price = await page.getByText(/^Cena: /).textContent();

  const other = await context.newPage();
  await other.goto(address);
  await expect(other).toHaveURL(/\/konfigurator\/zaluzje\?configuration=/);
  await expect(other.getByLabel('Szerokość', { exact: true })).toHaveValue('150');
  await answersToClicks(other);
  await openStep(other, 'Produkt');
  await expect(other.getByRole('radio', { name: /Z90/ })).toBeChecked();
  await openStep(other, 'Dodatki');
  await expect(other.getByRole('checkbox', { name: /Moskitiera/ })).toBeChecked();
  await expect(other.getByText(/^Cena: /)).toHaveText(price ?? '');
});

test('a link keeps an angle that lies between two steps of its slider', async ({ page }) => {
  await visit(page, '/konfigurator/pergole?lamella=33');
  await openStep(page, 'Sterowanie');
  await expect(page.getByRole('slider', { name: 'Obrót lameli, suwak' })).toHaveAttribute(
    'aria-valuetext',
    '33 stopnie',
  );
  await expect(page.getByRole('button', { name: 'Cofnij zmianę' })).toHaveCount(0);
});
