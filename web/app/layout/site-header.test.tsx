import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../../testing/render-route';

afterEach(() => {
  document.cookie = 'cieniomat_has_cart=; max-age=0';
});

const cart = (lineCount: number) => ({
  Query: { cart: () => ({ id: 'own', lineCount }) },
});

test('the badge shows the number of cart lines where the cookie says that there is a cart', async () => {
  document.cookie = 'cieniomat_has_cart=1';
  await renderRoute('/nic', cart(3));

  expect(await screen.findByRole('link', { name: 'Koszyk 3 pozycje' })).toHaveAttribute(
    'href',
    '/koszyk',
  );
});

test('without the cookie nothing is requested and there is no badge', async () => {
  await renderRoute('/nic', cart(3));

  expect(await screen.findByRole('link', { name: 'Koszyk' })).toBeVisible();
});

test('the link of the current section is marked', async () => {
  await renderRoute('/blog/nie-ma', { Query: { article: () => null, articles: () => [] } });

  const navigation = within(await screen.findByRole('navigation', { name: 'Główna' }));
  expect(navigation.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
  expect(navigation.getByRole('link', { name: 'Kontakt' })).not.toHaveAttribute('aria-current');
});

test('the menu of products opens on focus or by a click, closes on Escape, and only then has pictures', async () => {
  const requests: number[] = [];
  const { user, router } = await renderRoute('/nic', {
    Query: {
      products: () => {
        requests.push(1);
        return { categoryCounts: [] };
      },
    },
  });
  const button = await screen.findByRole('button', { name: 'Produkty' });
  const links = within(screen.getByRole('navigation', { name: 'Główna' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(links.getByRole('link', { name: 'Refleksole' })).toHaveAttribute(
    'href',
    '/produkty/refleksole',
  );
  expect(requests).toEqual([]);

  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  for (const name of [
    /^Markizy/,
    /^Pergole/,
    /^Żaluzje/,
    /^Zadaszenia/,
    /^Refleksole/,
    /^Rolety/,
  ]) {
    await user.tab();
    expect(links.getByRole('link', { name })).toHaveFocus();
  }
  await user.tab();
  expect(links.getByRole('link', { name: 'Wszystkie produkty' })).toHaveFocus();
  await user.tab();
  expect(links.getByRole('link', { name: 'Akcesoria' })).toHaveFocus();
  await user.tab();
  expect(links.getByRole('link', { name: 'Dobierz' })).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  await user.tab();
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Enter}{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'false');

  await user.tab({ shift: true });
  await user.tab();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(links.getByRole('link', { name: 'Pergole' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(router.state.location.pathname).toBe('/produkty/pergole'));
});

test('the top line leads to the page about us and to the staff area', async () => {
  await renderRoute('/nic');
  const header = within(await screen.findByRole('banner'));
  expect(header.getByRole('link', { name: /^O\snas$/ })).toHaveAttribute('href', '/o-nas');
  expect(header.getByRole('link', { name: 'Panel Admin' })).toHaveAttribute('href', '/admin');
});

test('the drawer has the links of the header and closes when one is followed', async () => {
  const { user, router } = await renderRoute('/nic');

  await user.click(await screen.findByRole('button', { name: 'Otwórz menu' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
  for (const name of ['Rolety', 'Dobierz', 'Cały dom', 'Próbki tkanin', /^O\snas$/, 'Koszyk'])
    expect(drawer.getByRole('link', { name })).toBeVisible();
  await user.click(drawer.getByRole('link', { name: 'Konfiguratory' }));

  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  expect(router.state.navigation.location?.pathname ?? router.state.location.pathname).toBe(
    '/konfigurator',
  );
});

test.each([
  ['the menu', 'button', 'Otwórz menu', 'Menu'],
  ['the search', 'link', 'Szukaj', 'Szukaj'],
])('%s closes when the visitor goes back', async (_what, role, opener, title) => {
  const { user, router } = await renderRoute('/nic');
  await act(() => router.navigate('/nic-wiecej'));
  await user.click(screen.getByRole(role, { name: opener }));
  await screen.findByRole('dialog', { name: title });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/nic'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
});
