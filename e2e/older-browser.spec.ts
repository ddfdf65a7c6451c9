import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { makeOlder } from './older-browser.js';
import { signInByHand } from './staff.js';
import { openStep } from './steps.js';
import { visit } from './visit.js';

test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => makeOlder(page));

test('a browser of 2023 configures a pergola and lists its parts', async ({ page }) => {
  await visit(page, '/konfigurator/pergole');
  await page.getByRole('textbox', { name: 'Szerokość' }).fill('512');
  await openStep(page, 'Podsumowanie');
  await page.getByText('Z jakich części się składa').click();
  await expect(page.getByRole('row', { name: /^Słup/ })).toBeVisible();
  await expect(page).toHaveURL(/width=512/);
});

test('a browser of 2023 shows the marks on a photograph', async ({ page }) => {
  const size = { width: 400, height: 300 };
  const buffer = await sharp({ create: { ...size, channels: 3, background: '#ddd2bf' } })
    .png()
    .toBuffer();
  await visit(page, '/konfigurator/markizy');
  await page.getByRole('button', { name: 'Zobacz na swoim zdjęciu' }).click();
  const file = { name: 'dom.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Zdjęcie', { exact: true }).setInputFiles(file);
  await expect(page.getByRole('button', { name: /^Lewy górny róg/ })).toBeVisible();
});

test('a browser of 2023 signs staff in and opens the page that they asked for', async ({
  page,
}) => {
  await visit(page, '/logowanie?returnTo=/admin/orders');
  await signInByHand(page);
  await expect(page).toHaveURL(/\/admin\/orders$/);
});
