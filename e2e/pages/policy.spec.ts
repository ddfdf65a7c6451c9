import { expect, test, type Page } from '@playwright/test';
import { orderButton } from '../customer.js';
import { signIn, signInByHand } from '../staff.js';
import { visit } from '../visit.js';

/** Records console messages about blocked content and invalid headers from now on; the returned list grows. */
function heldBack(page: Page): string[] {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (/policy/i.test(message.text())) reports.push(`${page.url()} ${message.text()}`);
  });
  return reports;
}

// For the shop's other pages, loading/rendering.spec.ts checks the console.
test('error page, offline page, API documentation and a drawing load nothing that their policy blocks', async ({
  page,
}) => {
  const reports = heldBack(page);
  for (const path of ['/nie-ma', '/offline.html', '/api/docs/', '/rysunki/produkt/1.svg']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(reports).toEqual([]);
});

test('choosing settings loads nothing that the content security policy blocks', async ({
  page,
}) => {
  const reports = heldBack(page);
  await visit(page, '/konfigurator/markizy');
  await page.getByRole('button', { name: 'Dodaj do koszyka' }).click();
  await expect(page.getByText('Dodano do koszyka!')).toBeVisible();
  await visit(page, '/koszyk');
  await orderButton(page).click();
  await expect(page.getByLabel('Imię i nazwisko')).toBeFocused();
  expect(reports).toEqual([]);
});

test('a style injected into a page is not applied', async ({ page }) => {
  const reports = heldBack(page);
  await visit(page, '/kontakt');
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => reports.length).toBeGreaterThan(0);
});

test('the staff area has its styles, whichever way it is opened', async ({ page }) => {
  const reports = heldBack(page);
  const expectStyled = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const styles = page.locator('style[data-css-hash], style[data-rc-order]');
    await expect.poll(() => styles.count()).toBeGreaterThan(0);
  };
  await visit(page, '/');
  await page.getByRole('link', { name: 'Panel Admin' }).click();
  await expect(page).toHaveURL(/\/logowanie/);
  await page.reload();
  await signInByHand(page);
  await expect(page).toHaveURL(/\/admin$/);
  await expectStyled();

  await signIn(page.request);
  await visit(page, '/kontakt');
  await page.getByRole('link', { name: 'Panel Admin' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expectStyled();
  await page.goBack();
  await expect(page).toHaveURL(/\/kontakt$/);
  await page.goForward();
  await expectStyled();
  expect(reports).toEqual([]);
});
