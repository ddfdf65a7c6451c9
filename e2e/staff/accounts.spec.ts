import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { staffAccount } from '../staff-account.js';
import { addColleague, signIn } from '../staff.js';
import { toast, visit } from '../visit.js';

test('a form survives the end of the session', async ({ page, context }) => {
  const { form, email } = await fillNewAccount(page);
  await context.clearCookies({ name: 'cieniomat_session' });
  await form.getByRole('button', { name: 'Załóż konto' }).click();

  const login = page.getByRole('dialog', { name: 'Sesja wygasła' });
  await expect(login.getByLabel('E-mail')).toHaveValue(staffAccount.email);
  await login.getByLabel('Hasło').fill('nie to hasło');
  await login.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(login.getByRole('alert')).toContainText('Nieprawidłowy e-mail lub hasło.');
  await login.getByLabel('Hasło').fill(staffAccount.password);
  await login.getByRole('button', { name: 'Zaloguj się' }).click();

  await expect(toast(page)).toContainText(`Link wysłano na ${email}`);
  await expect(form).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Zaproszone');
});

test('a form saves as who opened it, not as a colleague who signed in meanwhile', async ({
  page,
}) => {
  const { form, email } = await fillNewAccount(page);
  const { password } = staffAccount;
  await page.request.post('/api/login', { data: { email: await addColleague('admin'), password } });
  await form.getByRole('button', { name: 'Załóż konto' }).click();

  const login = page.getByRole('dialog', { name: 'Sesja wygasła' });
  await expect(login.getByRole('alert')).toContainText('To sesja kogoś innego');
  await login.getByLabel('Hasło').fill(password);
  await login.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(form).toBeHidden();
  await expect(toast(page)).toContainText(`Link wysłano na ${email}`);
});

/** Signs in and fills in the form of a new account, not yet sent. */
async function fillNewAccount(page: Page) {
  await signIn(page.request);
  await visit(page, '/admin/accounts');
  await page.getByRole('button', { name: 'Dodaj konto' }).click();
  const form = page.getByRole('dialog', { name: 'Nowe konto' });
  const email = `${randomUUID()}@example.com`;
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Imię i nazwisko').fill('Jan Mak');
  await form.getByRole('radio', { name: 'Biuro' }).check();
  return { form, email };
}
