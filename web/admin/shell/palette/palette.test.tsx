import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { renderRoute } from '../../../testing/render-route';
import { staffMember } from '../../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const found = (items: object[]) => ({ items, totalCount: items.length });

function shop() {
  const searched: (string | null | undefined)[] = [];
  const resolvers = {
    Query: {
      me: () => staffMember,
      tasks: () => found([]),
      customers: () =>
        found([
          { id: 7, name: 'Łucja Żółć', companyName: null, email: 'lucja@example.pl', phone: null },
        ]),
      orders: (_root: unknown, { filter }: { filter?: { text?: string | null } | null }) => {
        searched.push(filter?.text);
        return {
          ...found([{ id: 12, customerName: 'Łucja Żółć', createdAt: '2026-05-04T08:00:00Z' }]),
          totalIsExact: true,
          totalAmount: '0.00',
          cancelledAmount: '0.00',
        };
      },
      offers: () => found([{ id: 3, customerName: null, createdAt: '2026-05-05T08:00:00Z' }]),
      inquiries: () => found([]),
      adminProducts: () => found([]),
    },
  };
  return { searched, resolvers };
}

test('Ctrl+K opens a screen that is named without diacritics', async () => {
  const { user, router } = await renderRoute('/admin/tasks', shop().resolvers);
  await screen.findByRole('heading', { name: 'Zadania' });

  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Czego szukasz?' })).toHaveFocus(),
  );
  await user.keyboard('zamow');
  expect(await screen.findByRole('option', { name: 'Zamówienia' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/orders'));
  expect(screen.queryByRole('dialog', { name: 'Znajdź lub otwórz' })).toBeNull();
});

test('a number finds its order first, and Enter opens it', async () => {
  const { searched, resolvers } = shop();
  const { user, router } = await renderRoute('/admin/tasks', resolvers);
  await screen.findByRole('heading', { name: 'Zadania' });

  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Czego szukasz?' })).toHaveFocus(),
  );
  await user.keyboard('12');
  expect(await screen.findByRole('option', { name: /^Nr\s12, Łucja Żółć/ })).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?order=12'));
  expect(searched[0]).toBe('12');
});

test('a name finds its person first, and Enter opens the file', async () => {
  const { user, router } = await renderRoute('/admin/tasks', shop().resolvers);
  await screen.findByRole('heading', { name: 'Zadania' });

  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Czego szukasz?' })).toHaveFocus(),
  );
  await user.keyboard('łucja');
  expect(
    await screen.findByRole('option', { name: 'Łucja Żółć, lucja@example.pl' }),
  ).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/customers/7'));
});

test('the number of a former system finds its order', async () => {
  const { resolvers } = shop();
  const order = { id: 7, number: 'ZAM/12', customerName: 'Jan Lis', orderedOn: '2023-05-31' };
  const Query = {
    ...resolvers.Query,
    earlierOrders: () => ({ ...found([order]), owedAmount: '0.00' }),
  };
  const { user, router } = await renderRoute('/admin/tasks', { Query });
  await screen.findByRole('heading', { name: 'Zadania' });
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Czego szukasz?' })).toHaveFocus(),
  );
  await user.keyboard('zam/12');
  await user.click(await screen.findByRole('option', { name: /^ZAM\/12, Jan Lis/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=ZAM%2F12'));
});

test('the key "?" shows all keys, but not while a field has the focus', async () => {
  const { user } = await renderRoute('/admin/tasks', shop().resolvers);
  await screen.findByRole('heading', { name: 'Zadania' });

  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Skróty klawiszowe' }));
  expect(dialog.getByText('otwórz wiersz listy')).toBeVisible();
});
