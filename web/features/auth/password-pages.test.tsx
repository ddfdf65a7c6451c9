import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { SetPasswordInput } from '../../apollo/schema.generated';
import { renderRoute } from '../../testing/render-route';

const person = { email: 'ewa@example.pl', name: 'Ewa Lis' };

async function typePassword(setPassword: (input: SetPasswordInput) => object) {
  const { user } = await renderRoute('/haslo/token-1', {
    Query: { passwordLink: () => person },
    Mutation: {
      setPassword: (_root: unknown, { input }: { input: SetPasswordInput }) => setPassword(input),
    },
  });
  expect(await screen.findByText('Konto: Ewa Lis, ewa@example.pl')).toBeVisible();
  await user.type(screen.getByLabelText(/^Nowe hasło/), 'gęsia skórka 1');
  await user.click(screen.getByRole('checkbox', { name: 'Pokaż hasło' }));
  expect(screen.getByLabelText(/^Nowe hasło/)).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Ustaw hasło' }));
}

test('the mailed link sets a password and opens the login', async () => {
  const sent: SetPasswordInput[] = [];
  await typePassword((input) => {
    sent.push(input);
    return { ok: true, userErrors: [] };
  });
  expect(await screen.findByRole('link', { name: 'Przejdź do logowania' })).toHaveAttribute(
    'href',
    '/logowanie',
  );
  expect(sent).toEqual([{ token: 'token-1', password: 'gęsia skórka 1' }]);
});

test('shows at the field why a password is refused', async () => {
  const message = 'To hasło jest zbyt popularne.';
  await typePassword(() => ({
    ok: false,
    userErrors: [{ code: 'BAD_USER_INPUT', message, path: ['password'] }],
  }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Nowe hasło/)).toHaveAccessibleDescription(
      expect.stringContaining(message),
    ),
  );
});

test('a link that no longer works leads to a new one', async () => {
  await renderRoute('/haslo/stary', { Query: { passwordLink: () => null } });
  expect(await screen.findByRole('heading', { name: 'Link już nie działa' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Poproś o\u00a0nowy link' })).toHaveAttribute(
    'href',
    '/haslo',
  );
});

test('a request for a link is answered alike with and without an account', async () => {
  const { user } = await renderRoute('/haslo', {
    Mutation: { requestPasswordLink: () => ({ ok: true, userErrors: [] }) },
  });
  await user.type(await screen.findByLabelText(/^E-mail/), 'ktos@example.pl');
  await user.click(screen.getByRole('button', { name: 'Wyślij link' }));
  expect(await screen.findByText(/Jeśli na adres ktos@example\.pl założono konto/)).toBeVisible();
});

test('a request for a link says at its field that the address is missing', async () => {
  const { user } = await renderRoute('/haslo');
  await user.click(await screen.findByRole('button', { name: 'Wyślij link' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^E-mail/)).toHaveAccessibleDescription('Podaj adres e-mail.'),
  );
});

test('a new password that is empty is asked for at its field', async () => {
  const { user } = await renderRoute('/haslo/token-1', { Query: { passwordLink: () => person } });
  await user.click(await screen.findByRole('button', { name: 'Ustaw hasło' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Nowe hasło/)).toHaveAccessibleDescription(/Podaj nowe hasło\.$/),
  );
});

test('too many requests show how long to wait', async () => {
  const message = 'Zbyt wiele prób. Spróbuj ponownie za 15 min.';
  const { user } = await renderRoute('/haslo', {
    Mutation: {
      requestPasswordLink: () => {
        throw new GraphQLError(message, { extensions: { code: 'TOO_MANY_REQUESTS' } });
      },
    },
  });
  await user.type(await screen.findByLabelText(/^E-mail/), 'ktos@example.pl');
  await user.click(screen.getByRole('button', { name: 'Wyślij link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});
