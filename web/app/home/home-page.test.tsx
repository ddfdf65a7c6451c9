import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { demoProducts } from '../../testing/demo-products';
import { renderRoute } from '../../testing/render-route';

test('home shows featured products and the example with the figures of the quote', async () => {
  await renderRoute('/', {
    Query: {
      products: () => ({ items: demoProducts.slice(0, 1), totalCount: 1, categoryCounts: [] }),
      offeredCategories: () => ['markizy'],
      exampleQuote: () => ({
        variantName: 'Markiza kasetowa',
        width: 400,
        projection: 300,
        quote: {
          calculatedPrice: '4890.00',
          area: '12.00',
          vatRate: 23,
          lines: [
            {
              code: 'base',
              label: 'Cena podstawowa',
              quantity: 1,
              unitPrice: '2490.00',
              amount: '2490.00',
              formula: '',
            },
          ],
        },
      }),
    },
  });

  expect(
    await screen.findByRole('heading', { level: 1, name: /Słońce pod.kontrolą/ }),
  ).toBeVisible();
  expect(screen.getByRole('article', { name: 'Markiza Aurora' })).toBeVisible();
  const example = within(screen.getByRole('region', { name: 'Cena, którą można przeczytać' }));
  expect(example.getByText('4 890 zł')).toBeVisible();
  expect(example.getByText('12 m²')).toBeVisible();
  expect(example.getByText('VAT 23% w cenie')).toBeVisible();
  expect(example.getByRole('link', { name: 'Zmień tę markizę' })).toHaveAttribute(
    'href',
    '/konfigurator/markizy',
  );
  expect(screen.queryByRole('link', { name: /Zaprojektuj pergolę/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Katalog jest w.przygotowaniu/)).not.toBeInTheDocument();
});

test('home of a shop without products says so and leads to the inquiry form', async () => {
  const none = { items: [], totalCount: 0, categoryCounts: [] };
  await renderRoute('/', { Query: { products: () => none, offeredCategories: () => [] } });

  expect(await screen.findByText(/^Katalog jest w.przygotowaniu/)).toBeVisible();
  const quote = screen.getAllByRole('link', { name: /^Poproś o.bezpłatną wycenę/ });
  for (const link of quote) expect(link).toHaveAttribute('href', '/wycena');
  for (const name of [
    'Cena, którą można przeczytać',
    'Od czego zaczniesz?',
    'Obejrzyj, zanim zamówisz',
  ])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
});
