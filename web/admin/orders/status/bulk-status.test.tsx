import { beforeAll, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ChangeOrderStatusesInput } from '../../../apollo/schema.generated';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { CONFIRM_TITLE, chooseOption } from '../../../testing/choose-option';
import { fakeOrders, openOrders, undoable } from '../../../testing/fake-orders';
import { spaced } from '../../../testing/spaced';

beforeAll(() => openAdminBrowser(1440));

const REFUSED = 'Ktoś tymczasem zmienił to zamówienie. Ma teraz status „Wysłane”.';

/** Orders whose status can be changed, as long as the version is the one that was read. */
function shop() {
  const { Query, undoOrderStatuses, ...api } = fakeOrders();
  const { inputs, find } = api;
  const changeOrderStatuses = (_root: unknown, { input }: { input: ChangeOrderStatusesInput }) => {
    inputs.push(input);
    const isCurrent = ({ orderId, version }: { orderId: number; version: number }) =>
      find(orderId).version === version;
    const changed = input.orders.filter(isCurrent).map(({ orderId }) => find(orderId));
    for (const each of changed)
      Object.assign(each, {
        status: input.status,
        version: each.version + 1,
        undoableChange: undoable(each.id),
      });
    const refused = input.orders
      .filter(({ orderId }) => !changed.includes(find(orderId)))
      .map(({ orderId }) => ({
        orderId,
        reason: { code: 'CHANGED_MEANWHILE', message: REFUSED },
        order: find(orderId),
      }));
    return { orders: changed, refused, userErrors: [] };
  };
  return { ...api, resolvers: { Query, Mutation: { changeOrderStatuses, undoOrderStatuses } } };
}

test('a bulk status change refuses an order changed by somebody else, names it and keeps it selected', async () => {
  const { orders, inputs, resolvers } = shop();
  const { user } = await openOrders('', resolvers);
  for (const id of [1, 2])
    await user.click(screen.getByRole('checkbox', { name: `Zaznacz zamówienie ${id}` }));
  expect(screen.getByText('Zaznaczono 2 zamówienia')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Karty produkcyjne' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/api\/admin\/orders\/worksheets\.pdf\?ids=\d+,\d+$/),
  );

  Object.assign(orders[1]!, { version: 5, status: 'shipped' });
  await user.click(screen.getByRole('button', { name: 'Zmień status' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: /Nowy status/ }));
  await user.click(await screen.findByText('Potwierdzone', { selector: '.ant-select-item *' }));
  const reason = dialog.getByLabelText(/^Powód w historii/);
  expect(reason).toHaveAttribute('maxlength', '2000');
  await user.type(reason, 'Po rozmowie');
  await user.click(dialog.getByRole('button', { name: 'Zmień status' }));

  expect(spaced((await screen.findByText(/^Zmieniono status/)).textContent)).toBe(
    'Zmieniono status: 1 zamówienie, bez zmiany: 1',
  );
  const refusal = within(await screen.findByRole('alert'));
  expect(refusal.getByText('Bez zmiany: 1 zamówienie')).toBeVisible();
  expect(refusal.getByText(REFUSED, { exact: false })).toBeVisible();
  expect(await screen.findByText('Zaznaczono 1 zamówienie')).toBeVisible();
  expect(inputs).toEqual([
    {
      orders: [
        { orderId: 1, version: 1 },
        { orderId: 2, version: 1 },
      ],
      status: 'confirmed',
      sendsMail: null,
      note: 'Po rozmowie',
    },
  ]);

  await user.click(await screen.findByRole('button', { name: 'Zmień status' }));
  const again = within(await screen.findByRole('dialog'));
  await user.click(again.getByRole('combobox', { name: /Nowy status/ }));
  await user.click(
    (await screen.findAllByText('Dostarczone', { selector: '.ant-select-item *' })).at(-1)!,
  );
  orders[1]!.version = 6;
  await user.click(again.getByRole('button', { name: 'Zmień status' }));
  await waitFor(() =>
    expect(inputs.at(-1)).toMatchObject({ orders: [{ orderId: 2, version: 5 }] }),
  );
  const failure = await screen.findByText('Żadne zamówienie się nie zmieniło');
  expect(failure.closest('li')).toHaveClass('destructive');
});

test('an order that somebody else changes while the form is open is not changed by it', async () => {
  const { orders, inputs, resolvers } = shop();
  const { user, events } = await openOrders('', resolvers);
  await waitFor(() => expect(events.opened()).toBe(1));
  await user.click(screen.getByRole('checkbox', { name: 'Zaznacz zamówienie 2' }));
  await user.click(screen.getByRole('button', { name: 'Zmień status' }));
  const dialog = within(await screen.findByRole('dialog'));

  const changed = { status: 'shipped', version: 5 };
  Object.assign(orders[1]!, changed);
  const order = { __typename: 'Order', id: 2, ...changed, undoableChange: null };
  const change = { __typename: 'CallQueueChange', appeared: false, entry: null, order };
  await act(async () => events.send({ callQueueChanged: change }));
  const row = within(screen.getByText('Klient 2').closest('tr')!);
  expect(await row.findByText('Wysłane')).toBeInTheDocument();

  await chooseOption(user, dialog.getByRole('combobox', { name: /Nowy status/ }), 'Potwierdzone');
  await user.click(dialog.getByRole('button', { name: 'Zmień status' }));
  expect(await screen.findByText(REFUSED, { exact: false })).toBeVisible();
  expect(inputs).toMatchObject([{ orders: [{ orderId: 2, version: 1 }] }]);
});

test('a bulk cancellation asks once, can suppress mails and can be undone', async () => {
  const { inputs, resolvers } = shop();
  const { user } = await openOrders('', resolvers);
  for (const id of [1, 2])
    await user.click(screen.getByRole('checkbox', { name: `Zaznacz zamówienie ${id}` }));
  await user.click(screen.getByRole('button', { name: 'Zmień status' }));
  const dialog = within(await screen.findByRole('dialog'));
  await chooseOption(user, dialog.getByRole('combobox', { name: /Nowy status/ }), 'Anulowane');
  await user.click(dialog.getByRole('radio', { name: 'Wyślij do wszystkich' }));
  await user.click(dialog.getByRole('button', { name: 'Zmień status' }));
  expect(await screen.findByText('Anulować 2 zamówienia?', CONFIRM_TITLE)).toBeVisible();
  expect(inputs).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Anuluj zamówienia' }));

  expect(spaced((await screen.findByText(/^Za 10/)).textContent)).toBe(
    'Za 10 sekund wyślemy 2 wiadomości.',
  );
  fireEvent.click(screen.getByText('Cofnij', { selector: 'li *' }));
  expect(await screen.findByText('Cofnięto zmianę statusu: 2 zamówienia')).toBeVisible();
  expect(inputs).toMatchObject([
    { status: 'cancelled', sendsMail: true },
    { eventIds: [101, 102] },
  ]);
});
