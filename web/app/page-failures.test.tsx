import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answerGraphql } from '../testing/graphql-server';
import { renderRoute } from '../testing/render-route';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const fail = () => {
  throw new Error('down');
};

/** Paths of pages, each with resolvers that make a field fail which the page needs. */
test.each([
  ['/', { products: fail }],
  ['/produkty', { products: fail }],
  ['/konfigurator', { productTypes: fail }],
  ['/koszyk', { cart: fail }],
  ['/o-nas', { picture: fail }],
  ['/blog', { articles: fail }],
  ['/blog/1', { article: fail }],
  ['/montaz', { textPage: fail }],
  ['/zamowienie/abc', { order: fail }],
])(
  '%s shows an error with a retry button and keeps header and footer when its data fails',
  async (path, Query) => {
    await renderRoute(path, { Query });

    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { name: 'Coś poszło nie tak' })).toBeVisible();
    expect(alert.getByRole('button', { name: 'Spróbuj ponownie' })).toBeEnabled();
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Kontakt' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  },
);

test('a failed page is loaded again on the next visit', async () => {
  const { user } = await renderRoute('/o-nas', { Query: { picture: fail } });
  await screen.findByRole('alert');
  const link = (name: RegExp) => screen.getAllByRole('link', { name })[0]!;

  answerGraphql();
  await user.click(link(/^Kontakt$/));
  expect(await screen.findByRole('heading', { level: 1, name: /^Porozmawiajmy/ })).toBeVisible();
  await user.click(link(/^O\snas$/));
  expect(await screen.findByRole('heading', { level: 1, name: /^O\sCieniomacie/ })).toBeVisible();
});

test('a style sheet that fails to load gets the same advice as a script that fails to load', async () => {
  const error = new Error('Unable to preload CSS for /assets/about-page-D4f0.css');
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(error);
  await renderRoute('/o-nas');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/Sprawdź połączenie z\sinternetem/)).toBeVisible();
});

test.each([
  ['Failed to fetch', /Sprawdź połączenie z internetem/],
  ['NetworkError when attempting to fetch resource.', /Sprawdź połączenie z internetem/],
  ['Load failed', /Sprawdź połączenie z internetem/],
  ["Cannot read properties of undefined (reading 'id')", /zadzwoń lub napisz do nas/],
])('the advice of the error page follows the error: %s', async (message, advice) => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError(message));
  await renderRoute('/o-nas');
  expect(within(await screen.findByRole('alert')).getByText(advice)).toBeVisible();
});

test('a script that is missing for good is not told as a lost connection, and the page is not reloaded again', async () => {
  const missing = 'Failed to fetch dynamically imported module: /assets/about-page-D4f0.js';
  sessionStorage.setItem(`reloaded ${location.pathname}`, missing);
  const answered = jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError(missing));
  answered.mockResolvedValue(new Response());
  await renderRoute('/o-nas');
  const alert = within(await screen.findByRole('alert'));
  expect(await alert.findByText(/zadzwoń lub napisz do nas/)).toBeVisible();
  expect(alert.queryByText(/Sprawdź połączenie/)).not.toBeInTheDocument();
});
