import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openAdminBrowser } from '../../testing/admin-browser';
import { renderRoute } from '../../testing/render-route';
import { staffMember } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const change = (id: number, more: object) => ({
  id,
  at: '2027-01-03T23:00:00Z',
  state: 'waiting',
  rule: { percent: 7, amount: null, basePrice: true, pricePerSqm: true, rounding: 'nines' },
  filter: null,
  productCount: 1,
  skippedCount: 0,
  sums: {
    oldBasePrices: '1000.00',
    newBasePrices: '1070.00',
    oldPricesPerSqm: '100.00',
    newPricesPerSqm: '107.00',
  },
  note: 'Nowy cennik dostawcy',
  createdAt: '2026-12-20T10:00:00Z',
  createdByName: 'Ewa Lis',
  appliedAt: null,
  cancelledAt: null,
  cancelledByName: null,
  ...more,
});

const FILTER = {
  state: 'active',
  category: 'markizy',
  text: 'zorza',
  featured: true,
  priceFrom: null,
  priceTo: null,
};

/** A fake API with a scheduled price change and an applied one. */
async function openChanges(search = '', more: object = {}) {
  const waiting = change(2, { filter: FILTER, productCount: 12, ...more });
  const cancelled: unknown[] = [];
  const made = change(1, { state: 'applied', skippedCount: 1, appliedAt: '2027-01-03T23:00:01Z' });
  const price = {
    productId: 7,
    name: 'Markiza Zorza',
    oldBasePrice: '1000.00',
    newBasePrice: '1070.00',
    oldPricePerSqm: null,
    newPricePerSqm: null,
    skipped: false,
  };
  const page = await renderRoute(`/admin/price-changes${search}`, {
    Query: {
      me: () => staffMember,
      scheduledPriceChanges: () => ({ items: [waiting, made], totalCount: 2 }),
      scheduledPriceChange: (_root: unknown, { id }: { id: number }) => ({
        ...(id === 2 ? waiting : made),
        prices: { items: [price], totalCount: 1 },
      }),
    },
    Mutation: {
      cancelPriceChange: (_root: unknown, { input }: { input: object }) => {
        cancelled.push(input);
        const done = { state: 'cancelled', cancelledAt: waiting.createdAt, cancelledByName: 'Jan' };
        return { priceChange: { ...waiting, ...done }, userErrors: [] };
      },
    },
  });
  await screen.findByText('2 zmiany');
  return { ...page, cancelled };
}

test('the list shows time (Polish), rule, products and sums', async () => {
  await openChanges();
  const rows = screen.getAllByText('4 stycznia 2027, 00:00').map((cell) => cell.closest('tr')!);
  const row = within(rows[0]!);
  for (const text of [
    '+7%, zaokrąglenie do końcówki 9 zł',
    'Markizy, „zorza”, bestsellery',
    '12 produktów',
    /podstawowe: 1.000.zł → 1.070.zł/,
    'Nowy cennik dostawcy',
    'Czeka',
  ])
    expect(row.getByText(text)).toBeVisible();
  expect(within(rows[1]!).getByText('1 produkt, pominięte: 1')).toBeVisible();
});

test('a scheduled change is cancelled after asking, and stays in the list', async () => {
  const { user, cancelled } = await openChanges();
  await user.click(screen.getByLabelText('Odwołaj zmianę cen nr 2'));
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByText('Odwołaj'));
  expect(await screen.findByText('Odwołana')).toBeVisible();
  expect(cancelled).toEqual([{ id: 2 }]);
  expect(screen.queryByLabelText('Odwołaj zmianę cen nr 2')).toBeNull();
});

test('a change opens with the prices of its products', async () => {
  const { user, router } = await openChanges();
  await user.click(screen.getByText('Wprowadzona'));
  await waitFor(() => expect(router.state.location.search).toBe('?change=1'));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('Markiza Zorza')).toBeVisible();
  expect(drawer.getByText(/^1.000.zł → 1.070.zł$/)).toBeVisible();
});

const PLANNED = 'Ceny poniżej policzono w chwili planowania.';

test.each([
  [
    'waiting',
    `${PLANNED} W dniu zmiany przeliczymy je od ceny, która będzie wtedy obowiązywać.`,
    {},
  ],
  ['cancelled', PLANNED, { cancelledAt: '2026-12-21T10:00:00Z', cancelledByName: 'Jan' }],
])('a %s change says when its prices were computed', async (state, text, more) => {
  await openChanges('?change=2', { state, ...more });
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText(text)).toBeVisible();
});
