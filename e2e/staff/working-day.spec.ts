import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { findInQueue, signIn } from '../staff.js';
import { tabTo } from '../steps.js';
import { toast } from '../visit.js';

/** Opens the option of this name in the palette. */
async function open(page: Page, typed: string, option: RegExp | string): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Czego szukasz?' });
  await expect(field).toBeFocused();
  await page.keyboard.type(typed);
  const found = page.getByRole('option', { name: option });
  await expect(found).toBeVisible();
  while ((await found.getAttribute('aria-selected')) !== 'true')
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
}

test('a working day without a mouse: a call, its next step, the inquiry and the task', async ({
  page,
  request,
}) => {
  const name = `Klient ${randomUUID().slice(0, 8)}`;
  const inquiry = {
    name,
    email: `${randomUUID()}@example.com`,
    phone: '600 700 800',
    subject: 'Markiza na balkon',
    message: 'Proszę o telefon w sprawie wymiarów.',
    inquiryType: 'quote',
  };
  expect((await request.post('/api/inquiries', { data: inquiry })).status()).toBe(201);
  await signIn(page.request);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Pulpit' })).toBeVisible();

  await open(page, 'kolejka', /^Kolejka/);
  const result = page.getByRole('button', { name: `Zapisz wynik telefonu: ${name}` });
  await findInQueue(page, result);
  await tabTo(page, result, 1000);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel(/^Notatka/), 120);
  await page.keyboard.type('Chce próbki tkanin.');
  await page.keyboard.press('Control+Enter');
  const next = page.getByRole('dialog', { name: 'Co dalej?' });
  await tabTo(page, next.getByLabel('Co', { exact: true }), 120);
  await page.keyboard.type(`Wysłać próbki: ${name}`);
  await page.keyboard.press('Control+Enter');
  await expect(toast(page)).toContainText('Zadanie zapisane');
  await expect(next).toBeHidden();

  await open(page, name, /Markiza na balkon$/);
  await expect(page.getByRole('dialog').getByText(`Wysłać próbki: ${name}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await open(page, 'zadania', 'Zadania');
  await tabTo(page, page.getByRole('checkbox', { name: `Wysłać próbki: ${name}` }), 1000);
  await page.keyboard.press('Space');
  await expect(toast(page)).toContainText('Zadanie zrobione');
  await expect(page.getByRole('checkbox', { name: `Wysłać próbki: ${name}` })).toHaveCount(0);
});
