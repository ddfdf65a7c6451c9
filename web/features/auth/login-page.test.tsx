import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { fillInSilently } from '../../testing/fill-in-silently';
import { renderRoute } from '../../testing/render-route';

async function signIn(login: () => unknown, returnTo = '/o-nas') {
  const route = await renderRoute(`/logowanie?returnTo=${encodeURIComponent(returnTo)}`, {
    Mutation: { login },
  });
  await route.user.type(await screen.findByLabelText(/^E-mail/), 'ewa@example.pl');
  await route.user.type(screen.getByLabelText(/^Hasło/), 'tajne');
  await route.user.click(screen.getByRole('button', { name: 'Zaloguj się' }));
  return route;
}

test('opens the requested page', async () => {
  const { router } = await signIn(() => ({ user: { id: 1 }, userErrors: [] }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/o-nas'));
});

test('sends what a password manager has filled in without events', async () => {
  const login = jest.fn((_root: unknown, _args: unknown) => ({ user: { id: 1 }, userErrors: [] }));
  const { user } = await renderRoute('/logowanie', { Mutation: { login } });
  fillInSilently(await screen.findByLabelText(/^E-mail/), 'ewa@example.pl');
  fillInSilently(screen.getByLabelText(/^Hasło/), 'tajne');
  await user.click(screen.getByRole('button', { name: 'Zaloguj się' }));
  await waitFor(() => expect(login).toHaveBeenCalled());
  expect(login.mock.calls[0]?.[1]).toEqual({
    input: { email: 'ewa@example.pl', password: 'tajne' },
  });
});

test('shows that the e-mail or the password is wrong', async () => {
  const { router } = await signIn(() => ({
    user: null,
    userErrors: [{ code: 'INVALID_CREDENTIALS', message: 'Nieprawidłowy e-mail lub hasło.' }],
  }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Nieprawidłowy e-mail lub hasło.');
  expect(router.state.location.pathname).toBe('/logowanie');
});

test('says at its field what is missing or wrong, and asks for nothing yet', async () => {
  const login = jest.fn(() => ({ user: { id: 1 }, userErrors: [] }));
  const { user } = await renderRoute('/logowanie', { Mutation: { login } });
  const email = await screen.findByLabelText(/^E-mail/);
  const password = screen.getByLabelText(/^Hasło/);
  const send = screen.getByRole('button', { name: 'Zaloguj się' });
  await user.click(send);
  await waitFor(() => expect(email).toHaveAccessibleDescription('Podaj adres e-mail.'));
  expect(password).toHaveAccessibleDescription('Podaj hasło.');
  expect(email).toHaveFocus();
  await user.type(email, 'ewa');
  await user.type(password, 'tajne');
  await user.click(send);
  await waitFor(() => expect(email).toHaveAccessibleDescription(/^Podaj prawidłowy adres e-mail/));
  expect(password).toBeValid();
  expect(login).not.toHaveBeenCalled();
});

test('shows that there were too many attempts', async () => {
  await signIn(() => {
    throw new GraphQLError('Zbyt wiele prób. Spróbuj ponownie za 15\u00a0min.', {
      extensions: { code: 'TOO_MANY_REQUESTS' },
    });
  });

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Zbyt wiele prób. Spróbuj ponownie za 15 min.',
  );
});

test('shows why a login was refused that was submitted without scripts', async () => {
  const message = 'Nieprawidłowy e-mail lub hasło.';
  const values = { email: 'ewa@example.pl', password: '' };
  await renderRoute('/logowanie', {}, undefined, { values, errors: {}, message });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText(/^E-mail/)).toHaveValue('ewa@example.pl');
});

const REQUIRED = [{ code: 'SECOND_FACTOR_REQUIRED', message: 'Potwierdź logowanie.' }];

test('asks for a code where the account has a second factor', async () => {
  const sent: unknown[] = [];
  const { user, router } = await renderRoute('/logowanie?returnTo=/o-nas', {
    Mutation: {
      login: () => ({
        user: null,
        challenge: { token: 'token-1', passkeyOptions: null },
        userErrors: REQUIRED,
      }),
      confirmLogin: (_root: unknown, { input }: { input: { code: string } }) => {
        sent.push(input);
        const message = 'Kod lub klucz jest nieprawidłowy.';
        return input.code === '123456'
          ? { user: { id: 1 }, userErrors: [] }
          : { user: null, userErrors: [{ code: 'INVALID_CREDENTIALS', message }] };
      },
    },
  });
  await user.type(await screen.findByLabelText(/^E-mail/), 'ewa@example.pl');
  await user.type(screen.getByLabelText(/^Hasło/), 'tajne');
  await user.click(screen.getByRole('button', { name: 'Zaloguj się' }));
  const code = await screen.findByLabelText(/^Kod/);
  expect(screen.queryByRole('button', { name: 'Użyj klucza dostępu' })).toBeNull();
  await user.type(code, '111111{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Kod lub klucz jest nieprawidłowy.');
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/o-nas'));
  expect(sent.at(-1)).toEqual({ token: 'token-1', code: '123456' });
});

test('asks for the password again where the code comes too late', async () => {
  const { user } = await renderRoute(
    '/logowanie',
    {
      Mutation: {
        confirmLogin: () => ({
          user: null,
          userErrors: [{ code: 'NOT_FOUND', message: 'Minęło za dużo czasu.' }],
        }),
      },
    },
    undefined,
    { values: { token: 'token-1', code: '' }, errors: {}, message: null },
  );
  await user.type(await screen.findByLabelText(/^Kod/), '123456{Enter}');
  expect(await screen.findByLabelText(/^Hasło/)).toBeVisible();
});
