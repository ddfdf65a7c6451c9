import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ChangePasswordInput } from '../../apollo/schema.generated';
import { openAdminBrowser } from '../../testing/admin-browser';
import { renderRoute } from '../../testing/render-route';
import { staffMember } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const ewa = { ...staffMember, version: 4 };
const PROFILE = { me: () => ewa, sessions: () => [], shopVersion: () => '1.1.0' };

async function open(changePassword: (input: ChangePasswordInput) => object) {
  const page = await renderRoute('/admin/profile', {
    Query: { ...PROFILE, secondFactors: () => [] },
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

test('the version of the shop is shown', async () => {
  await open(() => ({}));
  expect(screen.getByText('Wersja sklepu: 1.1.0')).toBeVisible();
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

const factor = { createdAt: '2026-05-04T08:00:00Z', lastUsedAt: null, codesLeft: null };

/** A fake API with these second factors, which adds an app by the code 123456. */
async function openFactors(held: object[]) {
  const sent: Record<string, unknown>[] = [];
  let factors = held;
  const take = (input: Record<string, unknown>) => void sent.push(input);
  const page = await renderRoute('/admin/profile', {
    Query: { ...PROFILE, secondFactors: () => factors },
    Mutation: {
      startSecondFactor: () => ({
        token: 'token-1',
        appKey: 'ABCD2345',
        appUri: 'otpauth://totp/Sklep?secret=ABCD2345',
        userErrors: [],
      }),
      addSecondFactor: (_root: unknown, { input }: { input: Record<string, unknown> }) => {
        take(input);
        factors = [{ ...factor, id: '1', kind: 'app', name: input['name'] }];
        return {
          recoveryCodes: ['AAAA-BBBB', 'CCCC-DDDD'],
          userErrors: [],
        };
      },
      removeSecondFactor: (_root: unknown, { input }: { input: Record<string, unknown> }) => {
        take(input);
        factors = [];
        return { userErrors: [] };
      },
    },
  });
  await screen.findByText('Brak czynnych sesji.');
  return { ...page, sent };
}

test('an app with codes is added with its key and first code; recovery codes are shown once', async () => {
  const { user, sent } = await openFactors([]);
  await user.click(screen.getByRole('button', { name: 'Dodaj aplikację z\u00a0kodami' }));
  await user.type(await screen.findByLabelText('Obecne hasło'), 'tajne');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('ABCD2345')).toBeVisible();
  await user.type(screen.getByLabelText('Nazwa'), 'Telefon');
  await user.type(screen.getByLabelText('Kod z aplikacji'), '123 456');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/AAAA-BBBB/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mam zapisane kody' }));
  expect(await screen.findByText('Aplikacja z kodami: Telefon')).toBeVisible();
  expect(sent).toEqual([{ token: 'token-1', name: 'Telefon', code: '123 456' }]);
});

test('a second factor is removed with the password', async () => {
  const passkey = { ...factor, id: '7', kind: 'passkey', name: 'Laptop' };
  const { user, sent } = await openFactors([passkey]);
  await user.click(screen.getByRole('button', { name: 'Usuń: Klucz dostępu: Laptop' }));
  await user.type(await screen.findByLabelText('Obecne hasło'), 'tajne');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByText('Klucz dostępu: Laptop')).toBeNull());
  expect(sent).toEqual([{ secondFactorId: '7', currentPassword: 'tajne' }]);
});
