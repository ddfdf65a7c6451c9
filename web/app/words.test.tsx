import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { awning } from '../features/configurator/testing/families';
import { shopOf } from '../features/configurator/testing/shop';
import { demoProducts } from '../testing/demo-products';
import { renderRoute } from '../testing/render-route';

const LAYOUT = ['Konfiguratory', 'Panel Admin', 'Markizy', 'Pergole', 'Żaluzje', 'Zadaszenia'];

/** Texts that the specification prescribes word for word, by page. */
const WORDS: readonly [path: string, words: readonly string[]][] = [
  ['/', [...LAYOUT, 'Słońce pod kontrolą', 'BESTSELLER', 'Konfiguruj', 'Szczegóły', '24 godzin']],
  ['/produkty', ['Gwarancja do 10 lat', 'Bezpłatna wycena', 'od 2 490 zł', '+ 200 zł/m²']],
  [
    '/produkt/1',
    ['BESTSELLER', 'Cena od', 'Skonfiguruj produkt', 'Specyfikacja', 'Opis szczegółowy', 'Montaż'],
  ],
  [
    '/konfigurator',
    [
      'Studio Projektowe',
      'Dodaj do koszyka',
      'Podstawowy montaż i dojazd ekipy do 100 km w cenie',
      'do 10 lat na konstrukcję',
      'Raty 0%',
    ],
  ],
  [
    '/o-nas',
    [
      'słońce pod kontrolą',
      'ponad 5 000',
      'ponad 20',
      'ponad 50',
      '100%',
      '2003',
      'Misja',
      'Wizja',
    ],
  ],
  [
    '/kontakt',
    [
      'Imię i nazwisko',
      'Zapytanie o wycenę',
      'Pytania techniczne',
      'Serwis i gwarancja',
      'Informacje ogólne',
      'Reklamacja',
      'Pola oznaczone * są wymagane',
      'danych nie przekazujemy osobom trzecim',
      'od 2 do 4 tygodni',
      'w całej Polsce',
      '5 lat gwarancji producenta',
      'Serwis awaryjny całą dobę',
    ],
  ],
  ['/nie-ma', ['404 Page Not Found']],
];

const shop = {
  ...shopOf([awning()]),
  products: (_: unknown, { filter }: { filter?: { featured?: boolean; category?: string } }) => ({
    items: filter?.category ? [awning()] : demoProducts,
    totalCount: demoProducts.length,
    categoryCounts: [],
  }),
  offeredCategories: () => ['markizy', 'pergole', 'zaluzje', 'zadaszenia'],
  product: () => ({ ...demoProducts[0], pricePerSqm: '200.00' }),
  productPrices: () => ({ vatRate: 23, examples: [] }),
  relatedProducts: () => demoProducts.slice(1),
  otherSolutions: () => [],
  recommendedStartingPoints: () => [],
};

test.each(WORDS)('%s contains the texts of the specification', async (path, words) => {
  await renderRoute(path, { Query: shop });
  await screen.findByRole('heading', { level: 1 });

  const text = document.body.textContent.replaceAll(/\s+/g, ' ');
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
});
