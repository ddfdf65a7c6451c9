import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { parse } from 'yaml';
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
  textPage: (_: unknown, { slug }: { slug: string }) => deliveredText(slug),
};

/** A text as it is delivered in its file, with its placeholders. */
function deliveredText(slug: string) {
  const [, matter = '', body] = readFileSync(`content/pages/${slug}.md`, 'utf8').split('---\n');
  const { title, description, blocks } = parse(matter) as Delivered;
  return {
    sha256: slug,
    slug,
    title,
    description,
    contentHtml: body,
    blocks: blocks.map((block) => ({
      title: null,
      note: null,
      ...block,
      rows: block.rows.map((row) => ({ textHtml: null, mark: null, ...row })),
    })),
  };
}

interface Delivered {
  title: string;
  description: string;
  blocks: { kind: string; rows: { heading: string; text: string }[] }[];
}

test.each(WORDS)('%s contains the texts of the specification', async (path, words) => {
  await renderRoute(path, { Query: shop });
  await screen.findByRole('heading', { level: 1 });

  if (path === '/') await screen.findByRole('region', { name: 'Co mówią klienci' });
  const text = document.body.textContent.replaceAll(/\s+/g, ' ');
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
});
