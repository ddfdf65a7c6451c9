import { beforeAll, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { fakeOrders, openOrders } from '../../../testing/fake-orders';
import { renderRoute } from '../../../testing/render-route';
import { spaced } from '../../../testing/spaced';
import { staffOrder } from '../../../testing/staff-order';

beforeAll(() => openAdminBrowser(1440));

test('days in the URL become Warsaw instants for the list, the sum and the export', async () => {
  const { filters, Query } = fakeOrders();
  const { user, router } = await openOrders('?status=pending&from=2026-05-01', { Query });
  expect(filters.at(-1)).toEqual({
    status: 'pending',
    payment: null,
    text: null,
    from: '2026-04-30T22:00:00.000Z',
    to: null,
  });
  expect(screen.getByLabelText('Od')).toHaveValue('2026-05-01');

  fireEvent.change(screen.getByLabelText('Do'), { target: { value: '2026-05-31' } });
  expect(router.state.location.search).toBe('?status=pending&from=2026-05-01&to=2026-05-31');
  await waitFor(() => expect(filters.at(-1)?.to).toBe('2026-05-31T22:00:00.000Z'));
  expect(screen.getByText('Eksport CSV').closest('a')).toHaveAttribute(
    'href',
    '/api/admin/orders.csv?sort=newest&status=pending&from=2026-04-30T22%3A00%3A00.000Z&to=2026-05-31T22%3A00%3A00.000Z',
  );
  expect(spaced(screen.getByText(/^3 zamówienia/).textContent)).toBe(
    '3 zamówienia na kwotę 14 670 zł, w tym anulowane: 4 890 zł',
  );

  await user.clear(screen.getByLabelText('Od'));
  expect(router.state.location.search).toBe('?status=pending&to=2026-05-31');
});

test('a day that is typed digit by digit filters the list once it is whole', async () => {
  const { filters, Query } = fakeOrders();
  const { router } = await openOrders('', { Query });
  const field = screen.getByLabelText('Od');
  const type = (value: string) => fireEvent.change(field, { target: { value } });

  for (const day of ['0002-05-01', '0020-05-01', '0202-05-01']) {
    type(day);
    expect(field).toHaveValue(day);
    expect(field).toBeInvalid();
  }
  expect(router.state.location.search).toBe('');
  type('2026-05-01');
  expect(field).toBeValid();
  expect(router.state.location.search).toBe('?from=2026-05-01');
  await waitFor(() => expect(filters.at(-1)?.from).toBe('2026-04-30T22:00:00.000Z'));
  expect(filters.filter((filter) => filter?.from && filter.from < '2026')).toEqual([]);

  await act(() => router.navigate(-1));
  expect(field).toHaveValue('');
});

test('when orders cannot be loaded, no numbers are shown and the list is not called empty', async () => {
  const { Query } = fakeOrders();
  const orders = () => {
    throw new Error('no database');
  };
  await renderRoute('/admin/orders', { Query: { ...Query, orders } });
  await waitFor(() => expect(screen.getByText('Nie udało się pobrać danych')).toBeVisible());
  expect(screen.getByRole('radio', { name: 'Wszystkie' })).toBeChecked();
  expect(screen.queryByText(/^Brak/)).toBeNull();
});

test('changes by others appear: a status in its row, new orders on request', async () => {
  const { orders, filters, Query } = fakeOrders();
  const { user, events } = await openOrders('', { Query });
  await waitFor(() => expect(events.opened()).toBe(1));
  // Opening the event stream refetches the list once.
  await waitFor(() => expect(filters).toHaveLength(2));
  const event = (isNew: boolean, id: number, status: string) => ({
    callQueueChanged: {
      __typename: 'CallQueueChange',
      appeared: isNew,
      entry: null,
      order: { __typename: 'Order', id, status, version: 2, undoableChange: null },
    },
  });
  const rowOf = (id: number) => within(screen.getByText(`Klient ${id}`).closest('tr')!);

  await act(async () => events.send(event(false, 2, 'delivered')));
  expect(await rowOf(2).findByText('Dostarczone')).toBeVisible();

  orders.unshift(staffOrder(4), staffOrder(5));
  for (const id of [4, 5]) await act(async () => events.send(event(true, id, 'pending')));
  expect(screen.queryByText('Klient 4')).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^2 nowe zamówienia/ }));
  expect(await screen.findByText('Klient 4')).toBeVisible();
  expect(screen.queryByRole('button', { name: /nowe zamówienia/ })).toBeNull();
});

test.each([
  ['of payments that new orders cannot be in', '?payment=to_refund', false],
  ['from a day in the future', '?from=2099-01-01', false],
  ['from a day in the past', '?from=2026-01-01', true],
])('in a list %s (%s), new orders are announced: %s', async (_list, search, isAnnounced) => {
  const { Query } = fakeOrders();
  const { events } = await openOrders(search, { Query });
  await waitFor(() => expect(events.opened()).toBe(1));
  await act(async () =>
    events.send({
      callQueueChanged: {
        __typename: 'CallQueueChange',
        appeared: true,
        entry: null,
        order: { __typename: 'Order', id: 9, status: 'pending', version: 2, undoableChange: null },
      },
    }),
  );
  const buttons = screen.queryAllByRole('button', { name: /nowe zamówienie/ });
  expect(buttons).toHaveLength(isAnnounced ? 1 : 0);
});
