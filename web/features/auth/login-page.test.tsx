import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';

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

test('shows that the e-mail or the password is wrong', async () => {
  const { router } = await signIn(() => ({
    user: null,
    userErrors: [{ code: 'INVALID_CREDENTIALS', message: 'Nieprawidłowy e-mail lub hasło.' }],
  }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Nieprawidłowy e-mail lub hasło.');
  expect(router.state.location.pathname).toBe('/logowanie');
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
