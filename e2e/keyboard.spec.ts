import { expect, test } from '@playwright/test';
import { newCustomer, orderButton } from './customer.js';
import { DESK, expectNoBarriers, PHONE } from './pages/barriers.js';
import { openStep, tabTo } from './steps.js';
import { visit } from './visit.js';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: PHONE });

test('Escape closes the drawer and returns the focus', async ({ page }) => {
  await visit(page, '/blog');
  const opener = page.getByRole('button', { name: 'Otwórz menu' });
  await opener.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Kontakt' })).toBeVisible();
  await expectNoBarriers(page, [PHONE]);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  await drawer.getByRole('link', { name: 'Kontakt' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/kontakt$/);
});

test('the first Tab stop is a link that skips the header', async ({ page }) => {
  await visit(page, '/produkty');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Przejdź do treści' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a purchase by the keyboard alone', async ({ page }) => {
  const customer = newCustomer();
  await page.setViewportSize(DESK);
  await visit(page, '/');
  await tabTo(page, page.getByRole('link', { name: 'Konfiguratory' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studio Projektowe');
  await tabTo(page, page.getByRole('textbox', { name: 'Szerokość' }));
  await page.keyboard.type('350');
  await tabTo(page, page.getByRole('button', { name: /^Sterowanie Manualne/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: /^Manualne/ }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('button', { name: 'Dalej: Dodatki' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('checkbox', { name: /^Oświetlenie LED/ }));
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Cena: /)).toHaveText('Cena: 6 160 zł');
  await tabTo(page, page.getByRole('button', { name: 'Dodaj do koszyka' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Przejdź do koszyka' }));
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByLabel('Imię i nazwisko'));
  await page.keyboard.type(customer.name);
  for (const text of [customer.email, customer.phone, customer.address]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  for (const consent of [/akceptuję regulamin/, /na mój wymiar/]) {
    await tabTo(page, page.getByRole('checkbox', { name: consent }));
    await page.keyboard.press('Space');
  }
  await tabTo(page, orderButton(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mamy Twoje zamówienie');
  await expect(page.getByRole('main')).toBeFocused();
});

test('after the skip link, changes in the configurator can still be undone', async ({ page }) => {
  await page.setViewportSize(DESK);
  await visit(page, '/');
  await page.getByRole('link', { name: 'Konfiguratory' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studio Projektowe');
  await openStep(page, 'Wymiary');
  await page.getByRole('textbox', { name: 'Szerokość' }).fill('450');
  await page.keyboard.press('Tab');
  const undo = page.getByRole('button', { name: 'Cofnij zmianę' });
  await expect(undo).toBeVisible();
  await page.getByRole('link', { name: 'Przejdź do treści' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(undo).toBeVisible();
  await expect(page).toHaveURL(/width=450/);
});
