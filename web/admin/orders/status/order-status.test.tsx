import { beforeAll, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UpdateOrderStatusInput } from '../../../apollo/schema.generated';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { CONFIRM_TITLE, chooseOption } from '../../../testing/choose-option';
import { fakeOrders, openOrder, openOrders, undoable } from '../../../testing/fake-orders';
import { spaced } from '../../../testing/spaced';

beforeAll(() => openAdminBrowser(1440));

function shop() {
  const { Query, undoOrderStatuses, ...api } = fakeOrders();
  const updateOrderStatus = api.changing((input: UpdateOrderStatusInput) =>
    Object.assign(api.find(input.orderId), {
      status: input.status,
      undoableChange: { ...undoable(input.orderId), sendsMail: input.sendsMail !== false },
    }),
  );
  return { ...api, resolvers: { Query, Mutation: { updateOrderStatus, undoOrderStatuses } } };
}

test('a status change in a row sends the version that was read', async () => {
  const { inputs, resolvers } = shop();
  const { user } = await openOrders('', resolvers);
  await user.click(await screen.findByRole('combobox', { name: 'Status zamówienia 3' }));
  await user.click(await screen.findByText('Wysłane', { selector: '.ant-select-item *' }));
  await waitFor(() => expect(inputs).toEqual([{ orderId: 3, version: 1, status: 'shipped' }]));
});

test('cancelling an order asks for a confirmation, and whether to send a mail', async () => {
  const { inputs, resolvers } = shop();
  const { user } = await openOrders('', resolvers);
  const status = await screen.findByRole('combobox', { name: 'Status zamówienia 3' });
  await chooseOption(user, status, 'Anulowane');
  expect(await screen.findByText('Anulować zamówienie nr 3?', CONFIRM_TITLE)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nie anuluj' }));
  expect(inputs).toEqual([]);

  await chooseOption(user, status, 'Anulowane');
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('checkbox', { name: /^Nie wysyłaj wiadomości/ }));
  await user.click(question.getByRole('button', { name: 'Anuluj zamówienie' }));
  await waitFor(() =>
    expect(inputs).toEqual([{ orderId: 3, version: 1, status: 'cancelled', sendsMail: false }]),
  );
  expect(spaced((await screen.findByText(/^Bez wiadomości/)).textContent)).toBe(
    'Bez wiadomości do klienta.',
  );
});

test('a change is undone from the toast, or in its row after a reload', async () => {
  const { orders, inputs, resolvers } = shop();
  orders[1]!.undoableChange = { ...undoable(2), secondsLeft: 7 };
  orders[1]!.status = 'shipped';
  const { user } = await openOrders('', resolvers);
  await user.click(screen.getByRole('button', { name: 'Cofnij zmianę statusu zamówienia 2' }));
  expect(await screen.findByText('Cofnięto zmianę statusu')).toBeVisible();

  await chooseOption(
    user,
    await screen.findByRole('combobox', { name: 'Status zamówienia 3' }),
    'Wysłane',
  );
  expect(spaced((await screen.findByText(/^Za 10/)).textContent)).toBe(
    'Za 10 sekund wyślemy wiadomość do klienta.',
  );
  fireEvent.click(screen.getByText('Cofnij', { selector: 'li *' }));
  await waitFor(() =>
    expect(inputs).toEqual([
      { eventIds: [102] },
      { orderId: 3, version: 1, status: 'shipped' },
      { eventIds: [103] },
    ]),
  );
});

test('in the drawer a change to an earlier status sends a mail only if chosen; the history shows it', async () => {
  const { orders, inputs, resolvers } = shop();
  const event = {
    at: '2026-05-04T08:00:00Z',
    actorName: 'Ewa Lis',
    note: null,
    versionNumber: null,
    versionNews: null,
    reminder: null,
  };
  Object.assign(orders[0]!, {
    status: 'shipped',
    history: [
      { ...event, id: 1, status: 'cancelled', sendsMail: true, undoesId: null },
      { ...event, id: 2, status: 'confirmed', sendsMail: false, undoesId: 1 },
      { ...event, id: 3, status: 'shipped', sendsMail: false, undoesId: null },
      { ...event, id: 4, status: 'shipped', sendsMail: true, undoesId: null, reminder: 'overdue' },
    ],
  });
  const { user, drawer } = await openOrder(resolvers);
  expect(drawer.getByLabelText(/^Powód w.historii/)).toHaveAttribute('maxlength', '2000');
  const remarkOn = (label: string) =>
    spaced(drawer.getByText(label, { selector: 'strong' }).parentElement!.textContent);
  expect(remarkOn('Anulowane')).toContain('cofnięta, wiadomość nie wyszła');
  expect(remarkOn('Potwierdzone')).toContain('cofnięcie zmiany');
  expect(remarkOn('Wysłane')).toContain('bez wiadomości do klienta');
  expect(drawer.getByText('Przypomnienie po terminie zapłaty')).toBeVisible();

  const quiet = drawer.getByRole('checkbox', { name: /^Nie wysyłaj wiadomości/ });
  expect(quiet).not.toBeChecked();
  await chooseOption(user, drawer.getByLabelText('Nowy status'), 'Oczekujące');
  expect(quiet).toBeChecked();
  await user.click(quiet);
  await user.click(drawer.getByRole('button', { name: 'Zmień status' }));
  await waitFor(() =>
    expect(inputs).toEqual([{ orderId: 1, version: 1, status: 'pending', sendsMail: true }]),
  );
});

test('what was entered for one order is gone when the drawer shows another', async () => {
  const { user, router, drawer } = await openOrder(shop().resolvers);
  await act(() => router.navigate('/admin/orders?order=2'));
  await drawer.findByText('Zamówienie nr 2');
  await act(() => router.navigate(-1));
  await drawer.findByText('Zamówienie nr 1');
  await user.type(drawer.getByLabelText(/^Powód w.historii/), 'Klient rezygnuje');

  // Both orders are in the cache now: the drawer shows the other one at once.
  await act(() => router.navigate(1));
  await drawer.findByText('Zamówienie nr 2');
  expect(drawer.getByLabelText(/^Powód w.historii/)).toHaveValue('');
});

test.each([/^W.produkcji$/, 'Dostarczone'])(
  'the form says that %s waits for the deposit',
  async (status) => {
    const { user, drawer } = await openOrder(shop().resolvers);
    expect(drawer.queryByText(/^Wpłata wymagana przed produkcją/)).not.toBeInTheDocument();
    await user.click(drawer.getByLabelText('Nowy status'));
    await user.click(await screen.findByTitle(status));
    expect(await drawer.findByText(/^Wpłata wymagana przed produkcją/)).toBeVisible();
  },
);
