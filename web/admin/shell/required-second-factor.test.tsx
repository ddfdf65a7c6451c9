import { beforeAll, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openAdminBrowser } from '../../testing/admin-browser';
import { renderRoute } from '../../testing/render-route';
import { owner } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const MISSING = 'Twoja rola wymaga drugiego składnika logowania';

/** Opens a page as an owner who lacks the second factor that the role requires; an app can be added. */
async function open(path: string) {
  let lacksSecondFactor = true;
  return renderRoute(path, {
    Query: {
      me: () => ({ ...owner, version: 4, lacksSecondFactor }),
      sessions: () => [],
      shopVersion: () => '1.1.0',
      secondFactors: () => [],
      staffRoles: () => [],
    },
    Mutation: {
      startSecondFactor: () => ({
        token: 'token-1',
        appKey: 'ABCD2345',
        appUri: 'otpauth://totp/Sklep?secret=ABCD2345',
        userErrors: [],
      }),
      addSecondFactor: () => {
        lacksSecondFactor = false;
        return { recoveryCodes: ['AAAA-BBBB'], userErrors: [] };
      },
    },
  });
}

test.each(['/admin', '/admin/orders', '/admin/roles'])(
  '%s sends somebody who lacks the required second factor to the profile',
  async (path) => {
    await open(path);
    expect(await screen.findByText(MISSING)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Przejdź do Mojego profilu' })).toHaveAttribute(
      'href',
      '/admin/profile',
    );
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('the profile adds one, and then everything is there', async () => {
  const { user } = await open('/admin/roles');
  const menu = within(await screen.findByRole('navigation', { name: 'Panel' }));
  const screens = () => menu.getAllByRole('link').map(({ textContent }) => textContent?.trim());
  await user.click(await screen.findByRole('link', { name: 'Przejdź do Mojego profilu' }));
  await screen.findByText('Brak czynnych sesji.');
  expect(screens()).toEqual(['Mój profil', 'Wróć do sklepu', 'Wyloguj']);
  await user.click(screen.getByRole('button', { name: 'Dodaj aplikację z\u00a0kodami' }));
  await user.type(await screen.findByLabelText('Obecne hasło'), 'tajne');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.type(await screen.findByLabelText('Nazwa'), 'Telefon');
  await user.type(screen.getByLabelText('Kod z aplikacji'), '123456');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/AAAA-BBBB/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mam zapisane kody' }));
  expect(screens()).toContain('Zamówienia');
  await user.click(menu.getByRole('link', { name: 'Role' }));
  expect(await screen.findByRole('button', { name: 'Dodaj rolę' })).toBeVisible();
});
