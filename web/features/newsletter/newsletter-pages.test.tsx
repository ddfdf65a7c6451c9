import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRoute } from '../../testing/render-route';

const done = () => ({ done: true, userErrors: [] });
const refused = () => ({
  done: false,
  userErrors: [{ code: 'NOT_FOUND', message: 'Ten link już nie działa.' }],
});

test.each([
  ['/newsletter/potwierdz/abc', 'confirmNewsletter', 'Potwierdzam zapis', 'Zapis potwierdzony'],
  ['/newsletter/wypisz/abc', 'unsubscribeFromNewsletter', 'Wypisz mnie', 'Gotowe'],
])('%s acts on a click, not when it is opened', async (path, mutation, label, expectedText) => {
  const tokens: string[] = [];
  const resolver = (_root: unknown, { input }: { input: { token: string } }) => {
    tokens.push(input.token);
    return done();
  };
  const { user } = await renderRoute(path, { Mutation: { [mutation]: resolver } });
  const button = await screen.findByRole('button', { name: label });
  expect(tokens).toEqual([]);
  await user.click(button);
  expect(await screen.findByText(expectedText)).toBeVisible();
  expect(tokens).toEqual(['abc']);
  expect(screen.queryByRole('button', { name: label })).toBeNull();
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a link that has been used says so', async () => {
  const { user } = await renderRoute('/newsletter/potwierdz/abc', {
    Mutation: { confirmNewsletter: refused },
  });
  await user.click(await screen.findByRole('button', { name: 'Potwierdzam zapis' }));
  expect(await screen.findByText('Ten link już nie działa.')).toBeVisible();
});

test('a failed attempt can be repeated', async () => {
  let attempts = 0;
  const unsubscribeFromNewsletter = () => {
    attempts += 1;
    if (attempts === 1) throw new Error('connection lost');
    return done();
  };
  const { user } = await renderRoute('/newsletter/wypisz/abc', {
    Mutation: { unsubscribeFromNewsletter },
  });
  await user.click(await screen.findByRole('button', { name: 'Wypisz mnie' }));
  expect(await screen.findByText(/Nie udało się/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wypisz mnie' }));
  expect(await screen.findByText('Gotowe')).toBeVisible();
});
