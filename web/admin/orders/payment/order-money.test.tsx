import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type {
  BookTransferInput,
  CallOffRefundInput,
  RefundOnlineInput,
  ReverseLedgerEntryInput,
} from '../../../apollo/schema.generated';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { fakeOrders, openOrder } from '../../../testing/fake-orders';
import { spaced } from '../../../testing/spaced';
import { staffMember } from '../../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

/** Orders with the mutations that write into the ledger of an order. */
function shop() {
  const { Query, inputs, find, changing } = fakeOrders();
  const book = (orderId: number, entry: object, changed: object = {}) => {
    const order = find(orderId);
    const ledger = [...order.ledger, { actorName: staffMember.name, reversesId: null, ...entry }];
    return Object.assign(order, { ledger, ...changed });
  };
  const Mutation = {
    bookTransfer: changing(({ orderId, key: id, amount, day: valueDay, note }: BookTransferInput) =>
      book(orderId, {
        id,
        kind: 'paid',
        amount,
        method: 'transfer',
        reference: id,
        valueDay,
        note,
      }),
    ),
    reverseLedgerEntry: changing(({ entryId, reason }: ReverseLedgerEntryInput) => {
      const [entry] = find(1).ledger;
      const reversal = { id: 'r-1', kind: 'paid_reversed', note: reason, reversesId: entryId };
      return book(1, { ...entry, ...reversal });
    }),
    refundOnline: changing(({ orderId, key: id, amount }: RefundOnlineInput) => {
      const online = { method: 'online', reference: id, valueDay: '2026-11-25', note: null };
      const entry = { id, kind: 'refund_requested', amount, ...online };
      return book(orderId, entry, { refundableOnline: null, unsentRefunds: [id] });
    }),
    callOffRefund: changing(({ id: reference }: CallOffRefundInput) => {
      const online = { method: 'online', reference, valueDay: '2026-11-25', note: null };
      const entry = { id: 'f-1', kind: 'refund_failed', amount: '1467.00', ...online };
      return book(1, entry, { refundableOnline: '1467.00', unsentRefunds: [] });
    }),
  };
  return { find, inputs, resolvers: { Query, Mutation } };
}

test('the overpaid online amount is refunded by the payment provider, after a confirmation, or called off', async () => {
  const { find, inputs, resolvers } = shop();
  find(1).refundableOnline = '1467.00';
  const { user, drawer } = await openOrder(resolvers);
  await user.click(await drawer.findByRole('button', { name: /^Zwróć online 1.467.zł$/ }));
  await user.click(await screen.findByRole('button', { name: 'Zwróć' }));
  const book = await drawer.findByRole('list', { name: 'Księga płatności' });
  await waitFor(() => expect(spaced(book.textContent)).toContain('Zlecony zwrot: 1 467 zł'));
  expect(inputs).toEqual([{ key: expect.any(String), orderId: 1, amount: '1467.00' }]);
  expect(drawer.queryByRole('button', { name: /Zwróć online/ })).not.toBeInTheDocument();

  await user.click(drawer.getByRole('button', { name: /^Odwołaj: Zlecony zwrot: 1.467.zł$/ }));
  await user.click(await screen.findByRole('button', { name: 'Odwołaj zwrot' }));
  await waitFor(() => expect(spaced(book.textContent)).toContain('Nieudany zwrot: 1 467 zł'));
  expect(inputs[1]).toEqual({ id: expect.any(String) });
  expect(drawer.queryByRole('button', { name: /^Odwołaj/ })).not.toBeInTheDocument();
});

test('an order that was refunded twice says that the customer got too much', async () => {
  const { find, resolvers } = shop();
  const { payment } = find(1);
  find(1).payment = { ...payment, owed: '0.00', paid: '-1467.00', outstanding: '1467.00' };
  const { drawer } = await openOrder(resolvers);
  expect(await drawer.findByText(/^Klient dostał o 1.467.zł za dużo/)).toBeVisible();
});

test('a transfer is booked with the amount that is due, the ledger shows it, and it is reversed', async () => {
  const { inputs, resolvers } = shop();
  const { user, drawer } = await openOrder(resolvers);
  const section = within(await drawer.findByRole('region', { name: 'Płatność' }));
  expect(section.getByText(/^Zaliczka/)).toHaveTextContent('Zaliczka, termin 1 grudnia 2026');
  expect(section.getByText('Nie ma jeszcze wpłat.')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Zaksięguj przelew' }));
  const amount = await screen.findByLabelText('Kwota (zł)');
  expect(amount).toHaveValue('2934');
  fireEvent.change(amount, { target: { value: '' } });
  await user.click(screen.getByRole('button', { name: 'Zaksięguj' }));
  await waitFor(() => expect(amount).toHaveAccessibleDescription('Podaj kwotę.'));
  fireEvent.change(amount, { target: { value: '1 500,50' } });
  fireEvent.change(screen.getByLabelText('Data operacji w banku'), {
    target: { value: '2026-11-24' },
  });
  await user.click(screen.getByRole('button', { name: 'Zaksięguj' }));
  await waitFor(() =>
    expect(inputs).toEqual([
      {
        key: expect.stringMatching(/^[\da-f-]{36}$/),
        orderId: 1,
        direction: 'received',
        amount: '1500.50',
        day: '2026-11-24',
        note: null,
      },
    ]),
  );
  const book = within(await section.findByRole('list', { name: 'Księga płatności' }));
  expect(spaced(book.getByRole('listitem').textContent)).toBe(
    'Wpłata: 1 500,50 złPrzelew, 24 listopada 2026, Ewa LisWycofaj',
  );

  await user.click(book.getByRole('button', { name: /^Wycofaj: Wpłata/ }));
  const reason = await screen.findByLabelText('Powód (widzi go tylko obsługa)');
  await user.type(reason, 'Nie ten klient');
  await user.click(screen.getByRole('button', { name: 'Wycofaj wpis' }));
  expect(await book.findByText(/^Wycofana wpłata/)).toBeVisible();
  expect(inputs[1]).toEqual({ entryId: expect.any(String), reason: 'Nie ten klient' });
  expect(book.queryByRole('button')).not.toBeInTheDocument();
});
