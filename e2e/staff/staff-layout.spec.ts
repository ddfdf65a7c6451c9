import { expect, test } from '@playwright/test';
import { DESK, PHONE } from '../pages/barriers.js';
import { signIn } from '../staff.js';

test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => signIn(page.request));

test.describe('on the phone', () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  test('a long name of a customer does not run beneath the status of the order', async ({
    page,
  }) => {
    await page.goto('/admin/orders?q=Kasztanem');
    const order = page.getByRole('row').filter({ hasText: 'Restauracja Pod Kasztanem' });
    await expect(order).toBeVisible();
    const name = (await order.locator('strong').first().boundingBox())!;
    const status = (await order.getByRole('combobox').locator('xpath=../..').boundingBox())!;
    expect(name.x + name.width).toBeLessThanOrEqual(status.x);
  });

  test('the history of the price list does not scroll sideways', async ({ page }) => {
    await page.goto('/admin/price-list');
    const version = page.getByRole('row', { name: /Wersja \d+/ }).first();
    await expect(version).toBeVisible();
    const { x, width } = (await version.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(PHONE.width);
  });

  test('a draft of the price list fits the window and its buttons work', async ({ page }) => {
    await page.goto('/admin/price-list');
    await page.getByRole('button', { name: 'Przygotuj zmiany' }).tap();
    await page.getByLabel('Sterowanie elektryczne').fill('905');
    await page.getByRole('button', { name: 'Zapisz szkic' }).tap();
    await expect(page.getByRole('region', { name: 'Zmienione ceny' })).toBeVisible();
    expect(await page.evaluate(() => window.innerWidth)).toBe(PHONE.width);

    await page.getByRole('button', { name: 'Opublikuj' }).tap();
    const publication = page.getByRole('dialog', { name: 'Opublikuj cennik' });
    await publication.getByRole('button', { name: 'Anuluj' }).tap();
    await expect(publication).toBeHidden();
    await page.getByRole('button', { name: 'Odrzuć szkic' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Odrzuć' }).tap();
    await expect(page.getByRole('button', { name: 'Przygotuj zmiany' })).toBeVisible();
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: DESK });

  test('the whole menu can be reached in a low window while the page stays where it is', async ({
    page,
  }) => {
    await page.setViewportSize({ width: DESK.width, height: 600 });
    await page.goto('/admin/inventory');
    await expect(page.getByRole('button', { name: /^Pokaż ruchy:/ }).first()).toBeVisible();
    const logout = page.getByRole('link', { name: 'Wyloguj' });
    await logout.scrollIntoViewIfNeeded();
    await expect(logout).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  for (const list of ['inventory', 'inquiries'])
    test(`at 1200 px no heading of /admin/${list} breaks within a word`, async ({ page }) => {
      await page.setViewportSize({ width: 1200, height: 900 });
      await page.goto(`/admin/${list}`);
      const titles = page.locator('thead th div > span:first-child');
      await expect(titles.first()).toBeVisible();
      const broken = await titles.evaluateAll((spans) =>
        spans.flatMap((span) => {
          // A word that does not fit then overflows its box instead of breaking.
          span.style.overflowWrap = 'normal';
          return span.scrollWidth > span.clientWidth ? [span.textContent] : [];
        }),
      );
      expect(broken).toEqual([]);
    });

  for (const width of [1200, 1440])
    test(`with all its columns the list of inquiries fits the page at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/admin/inquiries');
      await page.getByRole('button', { name: 'Kolumny' }).click();
      await page.getByRole('checkbox', { name: 'Prowadzący' }).check();
      await expect(page.getByRole('columnheader', { name: 'Prowadzący' })).toBeVisible();
      const table = (await page.getByRole('table').boundingBox())!;
      const bar = (await page.getByRole('search').boundingBox())!;
      expect(table.x + table.width).toBeLessThanOrEqual(bar.x + bar.width);
    });

  test('names of products take at most two lines in the stock table', async ({ page }) => {
    await page.goto('/admin/inventory');
    const names = page.getByRole('button', { name: /^Pokaż ruchy:/ });
    await expect(names.first()).toBeVisible();
    const lines = await names.evaluateAll((buttons) =>
      buttons.map((button) => {
        const line = Number.parseFloat(getComputedStyle(button).lineHeight);
        return Math.floor(button.clientHeight / line);
      }),
    );
    expect(Math.max(...lines)).toBeLessThanOrEqual(2);
  });
});
