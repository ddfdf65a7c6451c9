import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { runSql } from './database.js';
import { staffAccount } from './staff-account.js';

export interface OrderInList {
  id: number;
  customerEmail: string;
  totalAmount: string;
  status: string;
}

/** Signs the first admin, or a colleague, in for this request context; with `page.request`, for the page, too. */
export async function signIn(
  request: APIRequestContext,
  email: string = staffAccount.email,
): Promise<void> {
  const { password } = staffAccount;
  const response = await request.post('/api/login', { data: { email, password } });
  expect(response.status()).toBe(200);
}

/** Signs the first admin in on the login page that is open. */
export async function signInByHand(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(staffAccount.email);
  await page.getByLabel('Hasło').fill(staffAccount.password);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
}

/** Shows more of the queue, by the keyboard, until this is there: the calls of all other tests stand before it. */
export async function findInQueue(page: Page, wanted: Locator): Promise<void> {
  const more = page.getByRole('button', { name: 'Pokaż więcej' });
  await expect(async () => {
    if (await more.isVisible()) await more.press('Enter');
    await expect(wanted).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** The orders of a customer, as the request context of signed-in staff reads them. */
export async function ordersOf(request: APIRequestContext, email: string): Promise<OrderInList[]> {
  const response = await request.get('/api/admin/orders', { params: { text: email } });
  expect(response.status()).toBe(200);
  return response.json();
}

/** Adds an account with the password of the first admin; returns its e-mail address. */
export async function addColleague(role: 'staff' | 'admin' | 'fitting' = 'staff'): Promise<string> {
  const email = `kolega.${randomUUID().slice(0, 8)}@cieniomat.example`;
  await runSql(
    `insert into user_account (email, name, password_hash, role)
     select $1, 'Jan Kolega', password_hash, $3 from user_account where email = $2`,
    [email, staffAccount.email, role],
  );
  return email;
}
