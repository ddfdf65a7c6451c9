import { describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { demoCompany } from '../../../testing/demo-company';
import { demoProducts } from '../../../testing/demo-products';
import { GRAPHQL_URL, graphqlServer } from '../../../testing/graphql-server';
import { renderRoute } from '../../../testing/render-route';
import { ConfiguratorPageDocument } from '../../configurator/configurator-page.generated';
import { pageVariables } from '../../configurator/start';
import { awning } from '../../configurator/testing/families';
import { shopOf } from '../../configurator/testing/shop';

function example(size: string, width: number, projection: number, calculatedPrice: string) {
  const sizeLabel = `${width} × ${projection} cm`;
  return { size, width, projection, height: null, sizeLabel, calculatedPrice };
}

const resolvers = {
  Query: {
    product: (_: unknown, { id }: { id: number }) =>
      demoProducts.find((product) => product.id === id) ?? null,
    colors: () => [{ name: 'Czerwony', hex: '#a8322d' }],
    productPrices: () => ({
      vatRate: 23,
      examples: [
        example('smallest', 200, 150, '3090.00'),
        example('usual', 400, 300, '4890.00'),
        example('largest', 600, 350, '6690.00'),
      ],
    }),
    relatedProducts: () => demoProducts.slice(1),
    otherSolutions: () => [
      {
        category: 'pergole',
        title: 'Pergola na taras',
        sizeLabel: '400 × 400 cm',
        calculatedPrice: '12300.00',
        product: demoProducts[1],
      },
    ],
  },
};

test('a product shows its price, limits and a link to the configurator', async () => {
  await renderRoute('/produkt/1', resolvers);

  expect(await screen.findByRole('heading', { level: 1, name: 'Markiza Aurora' })).toBeVisible();
  expect(screen.getByText('za 200 × 150 cm, z montażem').parentElement).toHaveTextContent(
    '3 090 zł',
  );
  expect(screen.getByText('Cena od').parentElement).toHaveTextContent(
    'Cena od 2 490 zł + 200 zł za m²',
  );
  expect(screen.getByText('200–600 cm')).toBeVisible();
  expect(screen.getByText('150–350 cm')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Skonfiguruj produkt' })).toHaveAttribute(
    'href',
    '/konfigurator/markizy?product=1',
  );
  expect(screen.getByRole('link', { name: 'Pobierz katalog PDF' })).toHaveAttribute(
    'href',
    '/katalog/produkt-1.pdf',
  );
  expect(document.title).toContain('Markiza Aurora');
});

test('the colours of a product are called as in its configurator', async () => {
  await renderRoute('/produkt/3', resolvers);

  const colors = within(await screen.findByRole('region', { name: 'Kolory' }));
  expect(colors.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Kolor lameli',
    'Kolor prowadnic',
  ]);
});

test('the profile of the product’s family is shown in section, with an alternative text', async () => {
  await renderRoute('/produkt/1', resolvers);

  expect(await screen.findByText('Profil jest w środku pusty.')).toBeVisible();
  const picture = screen.getByRole('img', { name: 'Przecięty profil' });
  expect(picture).toHaveAttribute('loading', 'lazy');
});

test('the price shows what it contains and what some sizes cost', async () => {
  await renderRoute('/produkt/1', resolvers);

  expect(await screen.findByText(/Cena brutto z VAT 23%/)).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'Przykładowe ceny' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Najmniejszy200 × 150 cm3 090 zł',
    'Typowy400 × 300 cm4 890 zł',
    'Największy600 × 350 cm6 690 zł',
  ]);
  expect(screen.getByRole('link', { name: '200 × 150 cm' })).toHaveAttribute(
    'href',
    '/konfigurator/markizy?product=1&width=200&projection=150',
  );
});

test('the page shows the maker, the warnings and the missing right of withdrawal without a click', async () => {
  await renderRoute('/produkt/1', resolvers);

  const safety = within(await screen.findByRole('region', { name: /Producent/ }));
  expect(safety.getByText('ul. Słoneczna 12, 90-001 Łódź')).toBeVisible();
  expect(safety.getByRole('link', { name: 'kontakt@cieniomat.example' })).toBeVisible();
  expect(safety.getByText('TST-0001')).toBeVisible();
  expect(safety.getByText('Przy silnym wietrze zwiń osłonę.')).toBeVisible();
  expect(screen.getByText(/Prawo odstąpienia w 14 dni nie przysługuje/)).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Darmowa dostawa w całej Europie')).toBeVisible();
  expect(screen.getByText('5 lat gwarancji producenta, do 10 lat na konstrukcję')).toBeVisible();
});

test('a product and similar ones say what they have over the next cheaper one', async () => {
  const difference = {
    otherId: 3,
    otherName: 'Markiza Mała',
    points: ['do 600 × 350 cm (tamten do 500 × 300 cm)', 'odwodnienie: rynna w ramie'],
    sizeLabel: '400 × 300 cm',
    priceDifference: '1270.00',
  };
  const [product] = demoProducts.map((one) => ({ ...one, difference }));
  await renderRoute('/produkt/1', {
    Query: { ...resolvers.Query, product: () => product, relatedProducts: () => [product] },
  });
  const said = await screen.findAllByText(/^do 600 × 350\scm \(tamten/);
  expect(said).toHaveLength(2);
  for (const one of said)
    expect(one.parentElement).toHaveTextContent(
      'Czym się różni? O 1 270 zł więcej niż Markiza Mała przy 400 × 300 cm, a za to do 600 × 350 cm (tamten do 500 × 300 cm); odwodnienie: rynna w ramie.',
    );
});

test('a note says once on the page whether ratings are checked', async () => {
  const rated = demoProducts
    .slice(1)
    .map((one) => ({ ...one, ratingAverage: 4.8, ratingCount: 37 }));
  const relatedProducts = () => rated;
  await renderRoute('/produkt/1', { Query: { ...resolvers.Query, relatedProducts } });
  expect(await screen.findByText('5,0 (124 opinie)')).toBeVisible();
  expect(screen.getAllByText('4,8 (37 opinii)')).toHaveLength(2);
  expect(screen.getByText(/Nie sprawdzamy, czy oceniający/)).toBeVisible();
});

test('a product without ratings shows nothing about ratings', async () => {
  await renderRoute('/produkt/2', resolvers);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/Nie sprawdzamy/)).not.toBeInTheDocument();
});

test('products of the same family are listed below', async () => {
  await renderRoute('/produkt/1', resolvers);

  const related = within(await screen.findByRole('region', { name: 'Podobne produkty' }));
  expect(related.getAllByRole('article')).toHaveLength(2);
});

test('products of other families for the same place are listed below with their price', async () => {
  await renderRoute('/produkt/1', resolvers);

  const others = within(await screen.findByRole('region', { name: 'Zobacz też inne rozwiązania' }));
  const link = others.getByRole('link', { name: /Pergola Atrium/ });
  expect(link).toHaveAttribute('href', '/produkt/2');
  expect(link).toHaveTextContent(/400 × 400 cm: 12\s300\szł/);
});

test('the benefits of a product come before its figures, and each fact is shown once', async () => {
  await renderRoute('/produkt/1', resolvers);

  expect(await screen.findByRole('heading', { name: 'Cień na żądanie' })).toBeVisible();
  expect(screen.getAllByText(/to osłona na wymiar/)).toHaveLength(1);
  expect(screen.getAllByText('Czerwony')).toHaveLength(1);
});

test('tabs change by mouse and by arrow keys', async () => {
  const { user } = await renderRoute('/produkt/1', resolvers);

  await user.click(await screen.findByRole('tab', { name: 'Montaż' }));
  expect(screen.getByRole('tabpanel', { name: 'Montaż' })).toHaveTextContent('Testy i odbiór');
  await user.click(screen.getByRole('tab', { name: 'Pielęgnacja' }));
  expect(screen.getByRole('tabpanel', { name: 'Pielęgnacja' })).toHaveTextContent('na sucho');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Specyfikacja' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Specyfikacja' })).toHaveTextContent('akryl');
});

test('structured data holds the manufacturer, the offer and the rating where there is one', async () => {
  const manufacturer = { ...demoCompany.manufacturer, name: 'Fabryka Markiz' };
  const company = () => ({ ...demoCompany, manufacturer });
  await renderRoute('/produkt/1', { ...resolvers, Query: { ...resolvers.Query, company } });
  await screen.findByRole('heading', { level: 1 });

  const data = Array.from(
    document.querySelectorAll('script[type="application/ld+json"]'),
    ({ textContent }) => JSON.parse(textContent ?? ''),
  );
  expect(data).toMatchObject([
    {
      '@type': 'Product',
      sku: 'TST-0001',
      brand: { '@type': 'Brand', name: 'Fabryka Markiz' },
      image: [
        'http://localhost/zdjecia/produkt-1-0a1b2c3d-1200.webp',
        'http://localhost/zdjecia/produkt-1-detal-0a1b2c3d-1200.webp',
      ],
      offers: { price: '3090.00', priceCurrency: 'PLN' },
      aggregateRating: { ratingValue: 5, reviewCount: 124 },
    },
    { '@type': 'BreadcrumbList' },
  ]);
});

describe('a product stays on the screen and is loaded only once', () => {
  const open = async () => {
    const requests: number[] = [];
    const product: typeof resolvers.Query.product = (root, given) => {
      requests.push(given.id);
      return resolvers.Query.product(root, given);
    };
    const search = () => ({
      corrected: null,
      isPageFirst: false,
      products: demoProducts.slice(0, 1),
      articles: [],
      pages: [],
      fabrics: [],
    });
    const shop = shopOf([awning({ id: 99 })]);
    const route = await renderRoute('/produkt/1', {
      Query: { ...shop, ...resolvers.Query, product, search },
    });
    await screen.findByRole('heading', { level: 1 });
    const expectSame = async () => {
      expect(screen.getByRole('heading', { level: 1, hidden: true })).toBeVisible();
      // A page that has lost data is loaded again in a task of its own.
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      expect(requests).toEqual([1]);
    };
    return { ...route, expectSame };
  };

  test('while the configurator is loaded for a link under the pointer', async () => {
    const { client, expectSame } = await open();
    const variables = pageVariables('markizy', new URLSearchParams());
    await act(() => client.query({ query: ConfiguratorPageDocument, variables }));
    await expectSame();
  });

  test('while the search suggests it', async () => {
    const { user, expectSame } = await open();
    await user.click(screen.getByRole('link', { name: 'Szukaj' }));
    await user.type(await screen.findByRole('combobox'), 'aurora');
    expect(await screen.findByRole('option')).toHaveTextContent('Markiza Aurora');
    await expectSame();
  });
});

test.each(['/produkt/99', '/produkt/abc'])('%s is a 404 with a link back', async (url) => {
  const { response } = await renderRoute(url, resolvers);

  expect(await screen.findByRole('heading', { name: 'Produkt nie znaleziony' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wróć do produktów' })).toHaveAttribute(
    'href',
    '/produkty',
  );
  expect(response.status).toBe(404);
});

test('a failed request shows the 404 page, without saying that the product is no longer sold', async () => {
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
  expect(screen.queryByText(/nie ma już w.ofercie/)).not.toBeInTheDocument();
});

test('an unreachable shop is not mistaken for a removed product', async () => {
  const { router } = await renderRoute('/', { Query: resolvers.Query });
  graphqlServer.use(http.post(GRAPHQL_URL, () => HttpResponse.error()));
  await act(() => router.navigate('/produkt/1'));

  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/^Nie udało się połączyć ze sklepem/)).toBeVisible();
  expect(alert.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
  expect(screen.queryByText(/nie ma już w.ofercie/)).not.toBeInTheDocument();
});
