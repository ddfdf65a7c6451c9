import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { demoProducts } from '../../testing/demo-products';
import { renderRoute } from '../../testing/render-route';

const answer = {
  code: 'taras-na-poludnie',
  category: 'markizy',
  title: 'Taras 4 × 3 m na południe',
  reason: 'Trzy metry cienia.',
  sizeLabel: '400 × 300 cm',
  calculatedPrice: '6100.00',
  pieces: 1,
  drawingUrl: '/rysunki/start/markizy/taras-na-poludnie.svg',
  configuratorPath: '/konfigurator/markizy?start=taras-na-poludnie',
  product: demoProducts[0],
};

const text = {
  sha256: 'a'.repeat(64),
  blocks: [
    {
      kind: 'tiles',
      title: 'Dlaczego my',
      note: null,
      rows: [{ heading: 'Montaż w cenie', text: 'Do 60 km.', textHtml: null, mark: 'tools' }],
    },
    {
      kind: 'call',
      title: 'Wolisz doradcę?',
      note: 'Napisz.',
      rows: [{ heading: 'Poproś o bezpłatną wycenę', text: '/wycena', textHtml: null, mark: null }],
    },
  ],
};

test('home shows featured products and the example with the figures of the quote', async () => {
  await renderRoute('/', {
    Query: {
      products: () => ({ items: demoProducts.slice(0, 1), totalCount: 1, categoryCounts: [] }),
      offeredCategories: () => ['markizy'],
      textPage: () => text,
      recommendedStartingPoints: () => [answer],
      exampleQuote: () => ({
        product: demoProducts[0],
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
              formula: '1\u00a0szt. × 2\u00a0490\u00a0zł',
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
  const reasons = within(await screen.findByRole('region', { name: 'Dlaczego my' }));
  expect(reasons.getByText('Do 60 km.')).toBeVisible();
  const need = within(screen.getByRole('region', { name: 'Co chcesz zacienić?' }));
  expect(need.getByRole('article', { name: answer.title })).toHaveTextContent(/6\s100\szł/);
  expect(need.getByRole('link', { name: 'Okno' })).toHaveAttribute(
    'href',
    '/?miejsce=okno#potrzeba',
  );
  const example = within(screen.getByRole('region', { name: 'Cena rozpisana co do złotówki' }));
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
  await renderRoute('/', {
    Query: {
      products: () => none,
      offeredCategories: () => [],
      textPage: () => text,
      recommendedStartingPoints: () => [],
    },
  });

  expect(await screen.findByText(/^Katalog jest w.przygotowaniu/)).toBeVisible();
  const quote = await screen.findAllByRole('link', { name: /^Poproś o.bezpłatną wycenę/ });
  for (const link of quote) expect(link).toHaveAttribute('href', '/wycena');
  for (const name of [
    'Cena rozpisana co do złotówki',
    'Od czego zaczniesz?',
    'Obejrzyj, zanim zamówisz',
  ])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
});
