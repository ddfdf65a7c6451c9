import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoProducts } from '../../../testing/demo-products';
import { renderRoute } from '../../../testing/render-route';

const CRANK = {
  ...demoProducts[0]!,
  id: 33,
  name: 'Korba do markizy 150 cm',
  category: 'akcesoria',
  identifier: 'KOR-150',
  accessoryCategory: 'czesci-zamienne',
  basePrice: '89.90',
  pricePerSqm: null,
  minWidth: 0,
  maxWidth: 0,
  featured: false,
  ratingCount: 0,
  ratingAverage: null,
  difference: null,
};

/** Its name as it is shown: the unit stays with its number. */
const SHOWN_NAME = 'Korba do markizy 150\u00a0cm';

function shop({ inStock = [33] }: { inStock?: number[] } = {}) {
  const sent: object[] = [];
  const resolvers = {
    Query: {
      product: () => CRANK,
      productPrices: () => ({ vatRate: 23, examples: [] }),
      relatedProducts: () => [],
      otherSolutions: () => [],
      products: () => ({ totalCount: 1, items: [CRANK] }),
      accessoryCategories: () => [
        { slug: 'sterowanie', name: 'Sterowanie' },
        { slug: 'czesci-zamienne', name: 'Części zamienne' },
      ],
      colors: () => [],
      accessoriesInStock: () => inStock,
    },
    Mutation: {
      saveConfiguration: () => ({ configuration: { id: 'c-1' }, issues: [] }),
      addToCart: (_: unknown, { input }: { input: object }) => {
        sent.push(input);
        return {
          cart: { id: 'default', lineCount: 1, itemCount: 3, total: '269.70' },
          userErrors: [],
        };
      },
    },
  };
  return { resolvers, sent };
}

test('an accessory shows its exact price, SKU and stock, and nothing to measure', async () => {
  const { resolvers } = shop();
  await renderRoute('/produkt/33', resolvers);
  expect(await screen.findByRole('heading', { level: 1, name: SHOWN_NAME })).toBeVisible();
  expect(screen.getByText(/^89,90/)).toBeVisible();
  expect(screen.getByText('Numer katalogowy: KOR-150')).toBeVisible();
  expect(screen.getByText(/W magazynie/)).toBeVisible();
  expect(screen.getByText(/odstąpić od umowy/)).toBeVisible();
  expect(screen.queryByText(/Skonfiguruj|od .* zł|Pobierz katalog/)).toBeNull();
});

test('an accessory out of stock is said to be ordered', async () => {
  const { resolvers } = shop({ inStock: [] });
  await renderRoute('/produkt/33', resolvers);
  expect(await screen.findByText(/Na zamówienie/)).toBeVisible();
});

test('several pieces are added to the cart', async () => {
  const { resolvers, sent } = shop();
  await renderRoute('/produkt/33', resolvers);
  const user = userEvent.setup();
  const stepper = within(await screen.findByRole('group', { name: `Liczba sztuk: ${CRANK.name}` }));
  await user.click(stepper.getByRole('button', { name: 'Zwiększ' }));
  await user.click(stepper.getByRole('button', { name: 'Zwiększ' }));
  await user.click(screen.getByRole('button', { name: 'Dodaj do koszyka' }));
  expect(await screen.findByText('Dodano do koszyka!')).toBeVisible();
  expect(sent).toMatchObject([{ configurationId: 'c-1', quantity: 3 }]);
  expect(screen.getByRole('link', { name: 'Przejdź do koszyka' })).toHaveAttribute(
    'href',
    '/koszyk',
  );
});

test('the list shows prices without "od" and links to its categories', async () => {
  const { resolvers } = shop();
  await renderRoute('/akcesoria/czesci-zamienne', resolvers);
  expect(await screen.findByRole('heading', { level: 1, name: 'Części zamienne' })).toBeVisible();
  const card = within(screen.getByRole('article', { name: SHOWN_NAME }));
  expect(card.getByText(/^89,90/)).toBeVisible();
  expect(card.queryByRole('link', { name: /Konfiguruj/ })).toBeNull();
  const categories = within(screen.getByRole('navigation', { name: 'Rodzaje akcesoriów' }));
  expect(categories.getByRole('link', { name: 'Części zamienne' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('an unknown category is not found', async () => {
  const { resolvers } = shop();
  await renderRoute('/akcesoria/nieznana', resolvers);
  expect(await screen.findByText(/404 Page Not Found/)).toBeVisible();
});
