import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ChangePasswordInput } from '../../apollo/schema.generated';
import { openAdminBrowser } from '../../testing/admin-browser';
import { renderRoute } from '../../testing/render-route';
import { staffMember } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const ewa = { ...staffMember, version: 4 };

async function open(changePassword: (input: ChangePasswordInput) => object) {
  const page = await renderRoute('/admin/profile', {
    Query: { me: () => ewa, sessions: () => [] },
    Mutation: {
      updateProfile: (_root: unknown, { input }: { input: { name: string; version: number } }) => ({
        user: { ...ewa, name: input.name, version: input.version + 1 },
        userErrors: [],
      }),
      changePassword: (_root: unknown, { input }: { input: ChangePasswordInput }) =>
        changePassword(input),
    },
  });
  await screen.findByText('Brak czynnych sesji.');
  return page;
}

async function typePasswords({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(screen.getByRole('button', { name: 'Zmień hasło' }));
  await user.type(await screen.findByLabelText('Obecne hasło'), 'stare');
  await user.type(screen.getByLabelText('Nowe hasło'), 'nowe');
  await user.keyboard('{Control>}{Enter}{/Control}');
}

test('one’s own name is changed, in the menu too', async () => {
  const { user } = await open(() => ({}));
  await user.click(screen.getByRole('button', { name: 'Zmień imię i nazwisko' }));
  await user.type(await screen.findByRole('textbox', { name: 'Imię i nazwisko' }), '-Kot');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Profil został zaktualizowany')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('Ewa Lis-Kot').length).toBeGreaterThan(1));
});

test('a wrong old password shows an error at its field', async () => {
  const message = 'Obecne hasło jest nieprawidłowe.';
  const page = await open(() => ({
    ok: false,
    userErrors: [{ code: 'BAD_USER_INPUT', message, path: ['currentPassword'] }],
  }));
  await typePasswords(page);
  await waitFor(() =>
    expect(screen.getByLabelText('Obecne hasło')).toHaveAccessibleDescription(message),
  );
});

test('a new password is sent with the old one', async () => {
  const sent: ChangePasswordInput[] = [];
  const page = await open((input) => {
    sent.push(input);
    return { ok: true, userErrors: [] };
  });
  await typePasswords(page);
  expect(await screen.findByText('Hasło zostało zmienione')).toBeVisible();
  expect(sent).toEqual([{ currentPassword: 'stare', newPassword: 'nowe' }]);
});
