import { expect, test, type Page } from '@playwright/test';
import { expectNoBarriers, PHONE } from './pages/barriers.js';
import { expectNoSidewaysScroll, visit } from './visit.js';

const field = (page: Page) => page.getByRole('combobox', { name: 'Czego szukasz?' });
const openSearch = (page: Page) => page.getByRole('link', { name: 'Szukaj', exact: true }).click();

test('one form of a word finds all of its forms, without scripts too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await openSearch(page);
  await field(page).fill('sypialnia');
  await field(page).press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wyniki dla „sypialnia”');
  const products = page.getByRole('region', { name: 'Produkty' });
  await expect(products.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Poradniki' })).toContainText(/żaluzja/i);
  await context.close();
});

test('suggestions can be chosen by keyboard, and the focus returns', async ({ page }) => {
  await visit(page, '/');
  await openSearch(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Szukaj' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Szukaj', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('czerwona markiza');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText(/Markiza/);
  await expectNoBarriers(page);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/produkt\/\d+$/);
  await expect(page.getByRole('dialog', { name: 'Szukaj' })).toBeHidden();
});

test('a mistyped word shows results for the nearest one, an unknown word shows links to go on', async ({
  page,
}) => {
  await visit(page, '/szukaj?q=pergolla');
  await expect(page.getByText('Pokazujemy wyniki dla „pergola”.')).toBeVisible();
  await field(page).fill('hipopotam');
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Nic nie znaleźliśmy' })).toBeVisible();
  await expectNoBarriers(page, [PHONE]);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a searched word that is wider than the screen is broken', async ({ page }) => {
    await visit(page, `/szukaj?q=${'W'.repeat(100)}`);
    await expect(page.getByRole('heading', { name: 'Nic nie znaleźliśmy' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test('a suggestion is tapped, and nothing moves while suggestions load', async ({ page }) => {
    await visit(page, '/szukaj');
    const heading = page.getByRole('heading', { name: 'Kategorie produktów' });
    const before = await heading.boundingBox();
    await field(page).fill('montaż');
    const option = page.getByRole('option', { name: 'Montaż', exact: true });
    await expect(option).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
    await expectNoSidewaysScroll(page);
    await option.tap();
    await expect(page).toHaveURL(/\/montaz$/);
  });
});

test('on a slow device the search of the blog keeps every letter that is typed', async ({
  page,
}) => {
  const text = 'markiza na balkon';
  await visit(page, '/blog');
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const search = page.getByRole('searchbox', { name: 'Szukaj w artykułach' });
  await search.pressSequentially(text, { delay: 40 });
  await expect(page).toHaveURL(`/blog?${new URLSearchParams({ szukaj: text })}`);
  await expect(search).toHaveValue(text);
});
