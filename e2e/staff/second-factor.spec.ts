import { expect, type Page, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { staffAccount } from '../staff-account.js';
import { addColleague } from '../staff.js';
import { visit } from '../visit.js';

const { password } = staffAccount;

/** The code that an app shows in half a minute, because each one counts once. */
const nextCode = (key: string): string =>
  new TOTP({ secret: key }).generate({ timestamp: Date.now() + 30_000 });

/** Gives the browser a device that makes passkeys and says that it has checked the person. */
async function addDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Signs a new colleague in and adds a passkey on the profile page. */
async function addPasskey(page: Page): Promise<{ email: string; recoveryCode: string }> {
  const email = await addColleague();
  await page.request.post('/api/login', { data: { email, password } });
  await visit(page, '/admin/profile');
  await addDevice(page);
  await page.getByRole('button', { name: 'Dodaj klucz dostępu' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nazwa').fill('Laptop');
  await dialog.getByLabel('Obecne hasło').fill(password);
  await dialog.getByRole('button', { name: 'Dodaj klucz' }).click();
  const codes = page.getByRole('dialog', { name: 'Twoje kody zapasowe' });
  const [recoveryCode = ''] = (await codes.locator('pre').innerText()).split('\n');
  await codes.getByRole('button', { name: 'Mam zapisane kody' }).click();
  return { email, recoveryCode };
}

/** Ends the session and passes the password on the login page. */
async function passPassword(page: Page, email: string): Promise<void> {
  await page.context().clearCookies({ name: 'cieniomat_session' });
  await visit(page, '/logowanie?returnTo=/admin/profile');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Hasło').fill(password);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByRole('heading', { name: 'Potwierdź logowanie' })).toBeVisible();
}

const atProfile = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Drugi składnik logowania' })).toBeVisible();

test('a passkey, an app and a recovery code sign in after the password', async ({ page }) => {
  const { email, recoveryCode } = await addPasskey(page);
  const dialog = page.getByRole('dialog');
  await expect(page.getByText('Klucz dostępu: Laptop')).toBeVisible();

  await page.getByRole('button', { name: 'Dodaj aplikację z' }).click();
  await dialog.getByLabel('Obecne hasło').fill(password);
  await dialog.getByRole('button', { name: 'Dalej' }).click();
  const key = await dialog.locator('code').innerText();
  await dialog.getByLabel('Nazwa').fill('Telefon');
  await dialog.getByLabel('Kod z').fill(new TOTP({ secret: key }).generate());
  await dialog.getByRole('button', { name: 'Dodaj aplikację' }).click();
  await expect(page.getByText(/^Aplikacja z\skodami: Telefon$/)).toBeVisible();

  await passPassword(page, email);
  await page.getByRole('button', { name: 'Użyj klucza dostępu' }).click();
  await atProfile(page);

  await passPassword(page, email);
  await page.getByLabel('Kod').fill(nextCode(key));
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await atProfile(page);

  await passPassword(page, email);
  await page.getByLabel('Kod').fill(recoveryCode);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await atProfile(page);
  await expect(page.getByText('Pozostało: 9')).toBeVisible();
});

test('without scripts a code is asked for on the page of the password', async ({
  browser,
  page,
}) => {
  const { email, recoveryCode } = await addPasskey(page);
  const scriptless = await browser.newContext({ javaScriptEnabled: false });
  const plain = await scriptless.newPage();
  await plain.goto('/logowanie?returnTo=/o-nas');
  await plain.getByLabel('E-mail').fill(email);
  await plain.getByLabel('Hasło').fill(password);
  await plain.getByRole('button', { name: 'Zaloguj się' }).click();
  await plain.getByLabel('Kod').fill('000000');
  await plain.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(plain.getByRole('alert')).toContainText('Kod lub klucz jest nieprawidłowy.');
  await plain.getByLabel('Kod').fill(recoveryCode);
  await plain.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(plain).toHaveURL(/\/o-nas$/);
  await scriptless.close();
});
