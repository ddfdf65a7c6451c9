import { ApolloProvider } from '@apollo/client/react';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { MemoryRouter } from 'react-router-dom';
import type {
  OrderFilter,
  OrderStatus,
  UpdateOrderStatusInput,
} from '../../apollo/schema.generated';
import { openAdminBrowser } from '../../testing/admin-browser';
import { answerGraphql } from '../../testing/graphql-server';
import { renderRoute } from '../../testing/render-route';
import { owner } from '../../testing/staff-member';
import { staffOrder } from '../../testing/staff-order';
import { createTestClient } from '../../testing/test-client';
import { AuthGate } from './auth-gate';

beforeAll(() => openAdminBrowser(1440));

const me = owner;

const order = (id: number, status: OrderStatus) => ({
  ...staffOrder(id),
  status,
  consents: [{ code: 'terms', version: '2026-11-21', givenAt: '2026-05-04T08:00:00Z' }],
  withdrawals: [
    {
      id: 'w-1',
      name: `Klient ${id}`,
      goods: null,
      reason: 'Za ciemno',
      receivedAt: '2026-05-06T08:00:00Z',
    },
  ],
  history: [
    { id: '1', status, at: '2026-05-04T08:00:00Z', actorName: null, note: 'Prosi o telefon' },
  ],
});

function shop() {
  const orders = [order(1, 'pending'), order(2, 'shipped')];
  const requests: OrderFilter[] = [];
  const resolvers = {
    Query: {
      me: () => me,
      orders: (_root: unknown, { filter }: { filter?: OrderFilter | null }) => {
        requests.push(filter ?? {});
        const items = orders.filter(({ status }) => !filter?.status || status === filter.status);
        const sum = { totalIsExact: true, totalAmount: '9780.00', cancelledAmount: '0.00' };
        return { items, totalCount: items.length, ...sum };
      },
      orderCounts: () => [
        { status: 'pending', count: 1, isExact: true },
        { status: 'shipped', count: 1, isExact: true },
      ],
      adminOrder: (_root: unknown, { id }: { id: number }) =>
        orders.find((item) => item.id === id) ?? null,
    },
    Mutation: {
      updateOrderStatus: (_root: unknown, { input }: { input: UpdateOrderStatusInput }) => {
        const changed = orders.find(({ id }) => id === input.orderId);
        if (changed) changed.status = input.status;
        return { order: changed, userErrors: [] };
      },
    },
  };
  return { requests, resolvers };
}

test('the list of orders is filtered by the status in the URL', async () => {
  const { requests, resolvers } = shop();
  const { user, router } = await renderRoute('/admin/orders?status=pending', resolvers);

  expect(await screen.findByText('Klient 1')).toBeVisible();
  expect(screen.queryByText('Klient 2')).toBeNull();
  expect(requests.at(-1)).toMatchObject({ status: 'pending' });

  await user.click(screen.getByText('Wysłane', { selector: '[role] *' }));
  expect(await screen.findByText('Klient 2')).toBeVisible();
  expect(router.state.location.search).toBe('?status=shipped');
});

test('a status change in a row shows a toast', async () => {
  const { user } = await renderRoute('/admin/orders', shop().resolvers);

  await user.click(await screen.findByRole('combobox', { name: 'Status zamówienia 1' }));
  await user.click(await screen.findByText('Potwierdzone', { selector: '.ant-select-item *' }));

  expect(await screen.findByText('Status zamówienia został zaktualizowany')).toBeVisible();
  expect(within(row('Klient 1')).getByText('Potwierdzone')).toBeVisible();
});

test('a failed status change shows the error and keeps the status', async () => {
  const { resolvers } = shop();
  resolvers.Mutation.updateOrderStatus = () => {
    throw new GraphQLError('Brak połączenia');
  };
  const { user } = await renderRoute('/admin/orders', resolvers);

  await user.click(await screen.findByRole('combobox', { name: 'Status zamówienia 1' }));
  await user.click(await screen.findByText('Potwierdzone', { selector: '.ant-select-item *' }));

  expect(await screen.findByText('Nie udało się zaktualizować statusu')).toBeVisible();
  expect(within(row('Klient 1')).getByText('Oczekujące')).toBeVisible();
});

test('an order opens in a drawer, with its history', async () => {
  const { user, router } = await renderRoute('/admin/orders', shop().resolvers);

  await user.click(await screen.findByRole('button', { name: 'Pokaż zamówienie nr 1' }));

  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('Prosi o telefon')).toBeVisible();
  expect(drawer.getByText(/ul\. Polna 1/)).toBeVisible();
  expect(drawer.getByText('regulamin (wersja z 21 listopada 2026)')).toBeVisible();
  expect(drawer.getByText(/Odstąpienie od umowy, 6 maja 2026/)).toBeVisible();
  expect(drawer.getByText(/całe zamówienie\. Powód: Za ciemno/)).toBeVisible();
  expect(router.state.location.search).toBe('?order=1');
});

test('a signed-out visitor sees a toast and is redirected to the login after half a second', async () => {
  jest.useFakeTimers();
  const leave = jest.fn();
  answerGraphql({ Query: { me: () => null } });
  const client = createTestClient();
  await act(async () => {
    render(
      <ApolloProvider client={client}>
        <MemoryRouter initialEntries={['/admin/orders?status=pending']}>
          <AuthGate leave={leave}>{() => <p>Tajne</p>}</AuthGate>
        </MemoryRouter>
      </ApolloProvider>,
    );
  });

  expect(await screen.findByText('Przekierowuję do panelu logowania...')).toBeVisible();
  expect(screen.queryByText('Tajne')).toBeNull();
  expect(leave).not.toHaveBeenCalled();
  jest.advanceTimersByTime(500);
  expect(leave).toHaveBeenCalledWith('/api/login?returnTo=%2Fadmin%2Forders%3Fstatus%3Dpending');
  jest.useRealTimers();
});

function row(text: string): HTMLElement {
  const found = screen.getByText(text).closest('tr');
  if (!found) throw new Error(`No row holds ${text}`);
  return found;
}
