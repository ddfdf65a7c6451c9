import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { demoProducts } from '../../../testing/demo-products';
import { renderRoute } from '../../../testing/render-route';
import type { ProductListPageQueryVariables } from './product-list-page.generated';

/** A shop of three products that filters by name and category, and records the queries. */
function shop() {
  const products = jest.fn((_: unknown, { filter, page }: ProductListPageQueryVariables) => {
    const items = demoProducts.filter(
      ({ name, category }) =>
        name.includes(filter?.text ?? '') && (filter?.category ?? category) === category,
    );
    const offset = page?.offset ?? 0;
    return {
      items: items.slice(offset),
      totalCount: items.length,
      categoryCounts: demoProducts.map(({ category }) => ({ category, count: 1 })),
    };
  });
  return { products, resolvers: { Query: { products } } };
}

test('lists all products with tiles, count, price and links', async () => {
  await renderRoute('/produkty', shop().resolvers);

  const card = within(await screen.findByRole('article', { name: 'Markiza Aurora' }));
  expect(screen.getByText('3 produkty')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Kategorie' })).toBeVisible();
  expect(card.getByText('BESTSELLER')).toBeVisible();
  expect(card.getByText('5,0 (124 opinie)')).toBeVisible();
  expect(card.getByText('Tkanina Toscana: akryl')).toBeVisible();
  expect(screen.getByText('Dach: lamele aluminiowe')).toBeVisible();
  expect(card.getByText(/200 zł\/m²/).parentElement).toHaveTextContent('od 2 490 zł + 200 zł/m²');
  expect(card.getByText('za 200 × 150 cm').parentElement).toHaveTextContent(
    '3 090 zł za 200 × 150 cm',
  );
  expect(card.getByRole('link', { name: 'Konfiguruj: Markiza Aurora' })).toHaveAttribute(
    'href',
    '/konfigurator/markizy?product=1',
  );
  expect(screen.getAllByText(/opinie/)).toHaveLength(1);
});

test.each([
  ['some products are rated', demoProducts],
  ['a single product is listed', demoProducts.slice(0, 1)],
])('where %s, one note says whether ratings are checked', async (_case, items) => {
  const products = () => ({ items, totalCount: items.length, categoryCounts: [] });
  await renderRoute('/produkty', { Query: { products } });

  expect(await screen.findByText('5,0 (124 opinie)')).toBeVisible();
  expect(screen.getByText(/Nie sprawdzamy, czy oceniający/)).toBeVisible();
});

test('without ratings there is no note about them', async () => {
  const items = demoProducts.slice(1);
  const products = () => ({ items, totalCount: items.length, categoryCounts: [] });
  await renderRoute('/produkty', { Query: { products } });

  expect(await screen.findByRole('article', { name: 'Pergola Atrium' })).toBeVisible();
  expect(screen.queryByText(/Nie sprawdzamy, czy oceniający/)).not.toBeInTheDocument();
});

test('at most three products are chosen for comparison', async () => {
  const items = [...demoProducts, { ...demoProducts[0], id: 4, name: 'Markiza Bryza' }];
  const products = () => ({ items, totalCount: items.length, categoryCounts: [] });
  const { user, router } = await renderRoute('/produkty', {
    Query: { products, comparedProducts: () => items.slice(0, 3) },
  });

  for (const { name } of items)
    await user.click(await screen.findByRole('checkbox', { name: `Porównaj: ${name}` }));
  expect(screen.getByRole('checkbox', { name: 'Porównaj: Markiza Bryza' })).not.toBeChecked();
  expect((await screen.findAllByText('Porównanie jest pełne'))[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Porównaj' }));
  expect(router.state.location.search).toBe('?produkt=1&produkt=2&produkt=3');
  expect(await screen.findAllByRole('columnheader')).toHaveLength(3);
});

test('the page of a category has no tiles and requests only the products of the category', async () => {
  const { products, resolvers } = shop();
  await renderRoute('/produkty/zaluzje', resolvers);

  expect(await screen.findByRole('article', { name: 'Żaluzja Klasyk' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Kategorie' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pobierz katalog PDF' })).toHaveAttribute(
    'href',
    '/katalog/zaluzje.pdf',
  );
  expect(products.mock.lastCall?.[1].filter?.category).toBe('zaluzje');
});

test('the search text is in the URL and is sent to the server; clearing shows all products again', async () => {
  const { products, resolvers } = shop();
  const { user, router } = await renderRoute('/produkty', resolvers);

  await user.type(await screen.findByRole('searchbox', { name: 'Szukaj' }), 'xyz');
  expect(await screen.findByRole('heading', { name: 'Brak produktów' })).toBeVisible();
  expect(router.state.location.search).toBe('?q=xyz');
  expect(products.mock.lastCall?.[1].filter?.text).toBe('xyz');

  await user.click(screen.getAllByRole('link', { name: 'Wyczyść filtry' })[0] as HTMLElement);
  expect(await screen.findByRole('article', { name: 'Pergola Atrium' })).toBeVisible();
  expect(router.state.location.search).toBe('');
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
});

test('clearing also removes invalid input', async () => {
  const { resolvers } = shop();
  const { user } = await renderRoute('/produkty', resolvers);
  await user.click(await screen.findByText('Więcej filtrów'));
  await user.type(screen.getByLabelText('Do'), '2500,50{Enter}');
  expect(screen.getByLabelText('Do')).toHaveValue('2500,50');
  await user.type(screen.getByLabelText('Od'), 'abc{Enter}');
  expect(screen.getByLabelText('Od')).toBeInvalid();
  await user.click(screen.getAllByRole('link', { name: 'Wyczyść filtry' })[0] as HTMLElement);
  for (const label of ['Od', 'Do']) {
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue(''));
    expect(screen.getByLabelText(label)).toBeValid();
  }
});

test('sort order, price range and features are kept in the URL', async () => {
  const { products, resolvers } = shop();
  const { user, router } = await renderRoute('/produkty?sort=price_desc', resolvers);

  await user.click(await screen.findByText('Więcej filtrów'));
  await user.type(screen.getByLabelText('Od'), '1 500{Enter}');
  await user.click(screen.getByRole('checkbox', { name: 'Czujnik wiatru' }));

  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Czujnik wiatru' })).toBeChecked(),
  );
  expect(router.state.location.search).toBe(
    '?sort=price_desc&priceFrom=1500&features=czujnik_wiatru',
  );
  await waitFor(() =>
    expect(products.mock.lastCall?.[1]).toMatchObject({
      sort: 'price_desc',
      filter: { priceFrom: '1500.00', priceTo: null, features: ['czujnik_wiatru'] },
    }),
  );
});

test('a number in place of a category is the old URL of a product, any other word is a 404', async () => {
  const moved = await renderRoute('/produkty/7', { Query: { product: () => null } });
  expect(moved.router.state.location.pathname).toBe('/produkt/7');

  const missing = await renderRoute('/produkty/parasole');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(missing.response.status).toBe(404);
});

test.each([
  ['?page=99999', ''],
  ['?q=Aurora&page=2', '?q=Aurora'],
  ['?page=-1', ''],
])('%s shows an existing page and corrects the URL: %s', async (search, corrected) => {
  const { router } = await renderRoute(`/produkty${search}`, shop().resolvers);
  expect(await screen.findByRole('article', { name: 'Markiza Aurora' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(corrected));
});
