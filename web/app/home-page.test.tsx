import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { demoProducts } from '../testing/demo-products';
import { renderRoute } from '../testing/render-route';

test('home shows featured products and the example with the figures of the quote', async () => {
  await renderRoute('/', {
    Query: {
      products: () => ({ items: demoProducts.slice(0, 1), totalCount: 1, categoryCounts: [] }),
      priceQuote: () => ({
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
});
