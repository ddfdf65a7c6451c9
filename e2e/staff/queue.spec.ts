import { randomUUID } from 'node:crypto';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { staffAccount } from '../staff-account.js';
import { addColleague, findInQueue } from '../staff.js';
import { toast } from '../visit.js';

/**
 * The texts of all toasts that a page has shown, because toasts that other tests cause may replace the expected one.
 */
const heard = (page: Page) => page.evaluate(() => sessionStorage.getItem('heard') ?? '');

/** Records the texts of toasts in the session storage. Runs in the browser. */
function listenToToasts() {
  new MutationObserver(() => {
    const announcement = document.querySelector(
      '[role="region"][aria-label^="Powiadomienia"]',
    )?.textContent;
    if (announcement)
      sessionStorage.setItem('heard', `${sessionStorage.getItem('heard') ?? ''}\n${announcement}`);
  }).observe(document, { childList: true, subtree: true });
}

async function openQueue(browser: Browser, email: string): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript(listenToToasts);
  const { password } = staffAccount;
  const login = await page.request.post('/api/login', { data: { email, password } });
  expect(login.status()).toBe(200);
  const stream = page.waitForResponse((response) => response.url().endsWith('/graphql/stream'));
  await page.goto('/admin/queue');
  expect((await stream).status()).toBe(200);
  return page;
}

test('two members of staff see new entries, and one of them takes the call', async ({
  browser,
  request,
}) => {
  const first = await openQueue(browser, staffAccount.email);
  const second = await openQueue(browser, await addColleague());
  const name = `Klient ${randomUUID().slice(0, 8)}`;
  const inquiry = {
    name,
    email: 'klient@example.com',
    phone: '600 700 800',
    subject: 'Markiza na balkon',
    message: 'Proszę o telefon w sprawie wymiarów.',
    inquiryType: 'quote',
  };
  expect((await request.post('/api/inquiries', { data: inquiry })).status()).toBe(201);

  const card = (page: Page) => page.getByRole('article').filter({ hasText: name });
  for (const page of [first, second]) {
    await findInQueue(page, card(page));
    await expect.poll(() => heard(page)).toMatch(/Nowe (zapytanie|zamówienie)/);
  }
  await card(first).getByRole('button', { name: 'Przejmij' }).click();
  await expect(card(first)).toContainText('Dzwonisz Ty');
  await expect(card(second)).toContainText('Dzwoni Administrator');
  await expect(card(second).getByRole('button', { name: 'Przejmij' })).toBeVisible();

  await card(first).getByRole('button', { name: 'Zapisz wynik' }).click();
  const dialog = first.getByRole('dialog', { name: /^Telefon: / });
  await dialog.getByLabel(/^Notatka/).fill('Umówiony pomiar.');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(toast(first)).toContainText('Wynik telefonu został zapisany');
  await expect(card(first)).toBeHidden();
  await expect(card(second)).toBeHidden();
  await first.close();
  await second.close();
});
