import { expect, type Page, test } from '@playwright/test';
import { answersToClicks, visit } from '../visit.js';
import { openWithLateScripts } from './late-scripts.js';

test.describe.configure({ mode: 'parallel' });

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const bound = (page: Page, label: 'Od' | 'Do') => page.getByLabel(label, { exact: true });

test.describe('before hydration', () => {
  test('a chosen sort order is kept and applied', async ({ page }) => {
    const hydrate = await openWithLateScripts(page, '/produkty/zadaszenia');
    await page.getByLabel('Sortowanie').selectOption('Cena: od najwyższej');
    await hydrate();
    await expect(page.getByLabel('Sortowanie')).toHaveValue('price_desc');
    await expect(page).toHaveURL(/\?sort=price_desc$/);
    await expect(cards(page).first()).toHaveAccessibleName('Zadaszenie szklane Kryształ');
  });

  test('both price bounds are kept and applied', async ({ page }) => {
    const hydrate = await openWithLateScripts(page, '/produkty');
    await typeBounds(page);
    await hydrate();
    await expectBounds(page);
  });

  test('Enter in the search loads its results', async ({ page }) => {
    const hydrate = await openWithLateScripts(page, '/produkty');
    await page.getByRole('searchbox').fill('pergola');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\?q=pergola&/);
    await expect(cards(page).first()).toHaveAccessibleName(/^Pergola/);
    await hydrate();
    await expect(page.getByRole('searchbox')).toHaveValue('pergola');
  });

  test('products that are ticked for comparison are compared', async ({ page }) => {
    const hydrate = await openWithLateScripts(page, '/produkty');
    const box = page.getByRole('checkbox', { name: /^Porównaj/ }).first();
    await box.check({ force: true });
    await hydrate();
    await expect(page.getByText('Do porównania: 1 produkt')).toBeVisible();
    await expect(box).toBeChecked();
  });

  test('words typed into the search of the blog are searched', async ({ page }) => {
    const hydrate = await openWithLateScripts(page, '/blog');
    await page.getByLabel('Szukaj w artykułach').fill('wiatr');
    await hydrate();
    await expect(page).toHaveURL(/\?szukaj=wiatr$/);
    await expect(page.getByLabel('Szukaj w artykułach')).toHaveValue('wiatr');
  });

  test('a scrolled page keeps its position', async ({ page }) => {
    const hydrate = await openWithLateScripts(page, '/blog/1');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 900));
    await hydrate();
    await expect(page.getByRole('button', { name: 'Przewiń do góry' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
  });

  for (const moment of ['before', 'after'] as const) {
    test(`Back returns to the scrolled position in the list, from a link clicked ${moment} hydration`, async ({
      page,
    }) => {
      const hydrate = await openWithLateScripts(page, '/produkty');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const link = cards(page).nth(20).getByRole('link').first();
      await link.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(1000);
      if (moment === 'after') await hydrate();
      await link.click();
      await expect(page).toHaveURL(/\/produkt\/\d+$/);
      await expect(page.getByText('Cena od')).toBeVisible();
      // The load event would wait for the scripts, which may still be held back.
      await page.goBack({ waitUntil: 'commit' });
      if (moment === 'before') await hydrate();
      else await answersToClicks(page);
      await expect(page.getByRole('button', { name: 'Przewiń do góry' })).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
      await expect(link).toBeInViewport();
    });
  }

  test('the drawing that the server sent is not drawn again', async ({ page }) => {
    const hydrate = await openWithLateScripts(page, '/konfigurator/markizy');
    const sent = await page.locator('main svg[viewBox]:has(title)').first().elementHandle();
    await hydrate();
    await expect(page.getByRole('group', { name: 'Sposób wyświetlania' })).toHaveCount(0);
    expect(await sent?.evaluate((svg) => svg.isConnected)).toBe(true);
  });

  test('sizes set in the configurator are kept and get into the cart', async ({ page }) => {
    const hydrate = await openWithLateScripts(page, '/konfigurator/markizy');
    await page.getByRole('textbox', { name: 'Szerokość' }).fill('350');
    await page.getByRole('slider', { name: 'Wysięg, suwak' }).fill('250');
    await hydrate();

    await expect(page).toHaveURL(/width=350&projection=250/);
    await expect(page.getByRole('textbox', { name: 'Wysięg' })).toHaveValue('250');
    await page.getByRole('button', { name: 'Dodaj do koszyka' }).click();
    await page.getByRole('link', { name: 'Przejdź do koszyka' }).click();
    await expect(page.getByText('350 × 250 cm').first()).toBeVisible();
  });
});

test('both price bounds are kept when they are typed without a pause', async ({ page }) => {
  await visit(page, '/produkty');
  await typeBounds(page);
  await expectBounds(page);
});

test('a feature that is ticked while a price is being applied stays ticked', async ({ page }) => {
  await visit(page, '/produkty');
  await page.getByText('Więcej filtrów').click();
  await bound(page, 'Od').fill('1000');
  // Clicking the box leaves the price field, which applies the price; `check` fails if the box is not ticked at once.
  await page.getByRole('checkbox', { name: 'LED' }).check();
  await expect(page).toHaveURL(/\?priceFrom=1000&features=led$/);
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'LED' })).not.toBeChecked();
});

/** Types 1000 into the field "Od" and, after Tab, 3000 into "Do", without a pause. */
async function typeBounds(page: Page): Promise<void> {
  await page.getByText('Więcej filtrów').click();
  await bound(page, 'Od').focus();
  for (const amount of ['1000', '3000']) {
    await page.keyboard.type(amount);
    await page.keyboard.press('Tab');
  }
}

async function expectBounds(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\?priceFrom=1000&priceTo=3000$/);
  await expect(bound(page, 'Od')).toHaveValue('1000');
  await expect(bound(page, 'Do')).toHaveValue('3000');
  await expect(cards(page).first()).toBeVisible();
}
