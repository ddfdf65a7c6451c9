import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';

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

/** Pages and the part of the API without which they cannot be drawn. */
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
  '%s that cannot be had says so, keeps the navigation and can be asked for again',
  async (path, Query) => {
    await renderRoute(path, { Query });

    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { name: 'Coś poszło nie tak' })).toBeVisible();
    expect(alert.getByRole('button', { name: 'Spróbuj ponownie' })).toBeEnabled();
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Kontakt' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  },
);
