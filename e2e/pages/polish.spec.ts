import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn } from '../staff.js';
import { expectNoSidewaysScroll, goOn } from '../visit.js';
import { PHONE } from './barriers.js';
import { englishNames } from './english-names.js';

/** The narrowest window in which lists of the staff area are tables. */
const SMALL_DESK = { width: 1200, height: 900 };

test.describe.configure({ mode: 'parallel' });

test.describe('on the phone', () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  test('no staff screen has English names or is wider than the window', async ({ page }) => {
    await signIn(page.request);
    for (const path of await staffScreens(page)) {
      await openScreen(page, path);
      await expectPolish(page);
      await openDialog(page, page.locator('tbody tr[tabindex]'));
    }
  });
});

test.describe('on the smallest desktop', () => {
  test.use({ viewport: SMALL_DESK });

  test('no staff screen has English names or is wider than the window', async ({ page }) => {
    await signIn(page.request);
    for (const path of await staffScreens(page)) {
      await openScreen(page, path);
      await expectPolish(page);
      await openLists(page);
      await openDialog(page, page.getByRole('main').locator('.ant-btn-primary:enabled'));
    }
  });
});

/** The paths of all screens in the menu, and one path that does not exist. */
async function staffScreens(page: Page): Promise<string[]> {
  await page.goto('/admin');
  const menu = page.getByRole('navigation', { name: 'Panel' });
  await expect(menu.or(page.getByRole('button', { name: 'Otwórz menu panelu' }))).toBeVisible();
  if (!(await menu.isVisible()))
    await page.getByRole('button', { name: 'Otwórz menu panelu' }).tap();
  const links = menu.locator('a[href^="/admin"]');
  await expect(links.first()).toBeVisible();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  expect(paths).toContain('/admin/profile');
  await page.keyboard.press('Escape');
  return [...paths, '/admin/nieznany'];
}

async function openScreen(page: Page, path: string): Promise<void> {
  await goOn(page, path);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').locator('h1, .ant-result-title')).toBeVisible();
  await expect(page.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectTablesToFit(page);
}

/** Expects tables to have room for all columns, unless they are in a scroll area, which is a focusable section. */
async function expectTablesToFit(page: Page): Promise<void> {
  const missing = await page
    .locator('.ant-table-content')
    .evaluateAll((tables) =>
      tables
        .filter((table) => !table.closest('section[tabindex="0"]'))
        .map((table) => table.scrollWidth - table.clientWidth),
    );
  expect(missing.filter((width) => width > 0)).toEqual([]);
}

/** Opens the selects above the rows and the one in the first row, and expects their options to be Polish. */
async function openLists(page: Page): Promise<void> {
  const filters = page.getByRole('search').getByRole('combobox');
  const ofRow = page.getByRole('main').locator('tbody').getByRole('combobox').first();
  for (const list of await filters.or(ofRow).all()) {
    await list.click();
    await expectPolish(page);
    await page.keyboard.press('Escape');
  }
}

/** Clicks the first of these elements, if there is one, and expects the dialog or page that opens to be Polish. */
async function openDialog(page: Page, openers: Locator): Promise<void> {
  if ((await openers.count()) === 0) return;
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const otherPage = title.filter({ hasNotText: await title.innerText() });
  // Away from the middle of a row, where there may be a link.
  await openers.first().click({ position: { x: 8, y: 8 } });
  const opened = page.getByRole('dialog').or(page.getByRole('alert')).or(otherPage);
  await opened.first().waitFor();
  await expect(page.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0);
  await expectPolish(page);
}

async function expectPolish(page: Page): Promise<void> {
  expect.soft(await englishNames(page), page.url()).toEqual([]);
  const width = await page.evaluate(() => window.innerWidth);
  expect.soft(width, page.url()).toBe(page.viewportSize()!.width);
}
