import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';

import { demoProducts } from '../../testing/demo-products';
import { renderRoute } from '../../testing/render-route';

const resolvers = {
  Query: {
    product: (_: unknown, { id }: { id: number }) =>
      demoProducts.find((product) => product.id === id) ?? null,
    colors: () => [{ name: 'Czerwony', hex: '#a8322d' }],
  },
};

test('a product shows its price, limits and the way to the configurator', async () => {
  await renderRoute('/produkt/1', resolvers);

  expect(await screen.findByRole('heading', { level: 1, name: 'Markiza Aurora' })).toBeVisible();
  expect(screen.getByText('Cena od')).toBeVisible();
  expect(screen.getByText('2 490 zł')).toBeVisible();
  expect(screen.getByText('200–600 cm')).toBeVisible();
  expect(screen.getByText('150–350 cm')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Skonfiguruj produkt' })).toHaveAttribute(
    'href',
    '/konfigurator/markizy?product=1',
  );
  expect(document.title).toContain('Markiza Aurora');
});

test('tabs change by mouse and by arrow keys', async () => {
  const { user } = await renderRoute('/produkt/1', resolvers);

  await user.click(await screen.findByRole('tab', { name: 'Montaż' }));
  expect(screen.getByRole('tabpanel', { name: 'Montaż' })).toHaveTextContent('Testy i odbiór');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Specyfikacja' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Specyfikacja' })).toHaveTextContent('akryl');
});

test('structured data holds the offer and the rating where there is one', async () => {
  await renderRoute('/produkt/1', resolvers);
  await screen.findByRole('heading', { level: 1 });

  const json = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '[]';
  expect(JSON.parse(json)).toMatchObject([
    {
      '@type': 'Product',
      offers: { price: '2490.00', priceCurrency: 'PLN' },
      aggregateRating: { ratingValue: 5, reviewCount: 124 },
    },
    { '@type': 'BreadcrumbList' },
  ]);
});

test.each(['/produkt/99', '/produkt/abc'])('%s is not found, with a way back', async (url) => {
  const { response } = await renderRoute(url, resolvers);

  expect(await screen.findByRole('heading', { name: 'Produkt nie znaleziony' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wróć do produktów' })).toHaveAttribute(
    'href',
    '/produkty',
  );
  expect(response.status).toBe(404);
});

test('a failed fetch shows the same view', async () => {
  const failing = {
    Query: {
      ...resolvers.Query,
      product: () => {
        throw new Error('no database');
      },
    },
  };
  await renderRoute('/produkt/1', failing);

  expect(await screen.findByRole('heading', { name: 'Produkt nie znaleziony' })).toBeVisible();
});
