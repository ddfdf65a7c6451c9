import { beforeAll, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type {
  BankTransferFilter,
  BookBankTransferInput,
  DecideOnlinePaymentInput,
  DecideOnlineRefundInput,
  OrdersForTransferInput,
  SplitBankTransferInput,
  UndoBankTransferInput,
} from '../../apollo/schema.generated';
import { openAdminBrowser } from '../../testing/admin-browser';
import { renderRoute } from '../../testing/render-route';
import { staffMember } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const transfer = (id: number, more: object = {}) => ({
  id,
  version: 1,
  bookedOn: '2026-11-24',
  amount: '1467.00',
  currency: 'PLN',
  partyName: `Płatnik ${id}`,
  partyAccount: '',
  title: 'zam 17',
  state: 'doubtful',
  orderId: null,
  reasons: [],
  note: null,
  decidedByName: null,
  decidedAt: null,
  candidates: [
    {
      orderId: 17,
      customerName: 'Jan Kos',
      status: 'confirmed',
      outstanding: '4890.00',
      reasons: ['number_named', 'other_payer', 'instalment_amount'],
    },
  ],
  ...more,
});

const NOWAK = {
  orderId: 18,
  customerName: 'Ewa Nowak',
  status: 'shipped',
  outstanding: '500.00',
  reasons: ['other_payer', 'other_amount'],
};

function desk() {
  const filters: BankTransferFilter[] = [];
  const booked: BookBankTransferInput[] = [];
  const undone: UndoBankTransferInput[] = [];
  const splits: SplitBankTransferInput[] = [];
  const decided: DecideOnlinePaymentInput[] = [];
  const decidedRefunds: DecideOnlineRefundInput[] = [];
  let doubts: object[] = [];
  const doubt = (...more: object[]) => (doubts = more);
  const foreign = transfer(2, { currency: 'EUR', state: 'unknown', candidates: [] });
  let items = [transfer(1), foreign];
  const resolvers = {
    Query: {
      me: () => staffMember,
      paymentsToDecide: () => doubts,
      ordersForTransfer: (_root: unknown, { input }: { input: OrdersForTransferInput }) =>
        input.text === 'Nowak' ? [NOWAK] : [],
      bankTransfers: (_root: unknown, { filter }: { filter: BankTransferFilter }) => {
        filters.push(filter);
        return { items, totalCount: items.length };
      },
    },
    Mutation: {
      splitBankTransfer: (_root: unknown, { input }: { input: SplitBankTransferInput }) => {
        splits.push(input);
        return { transfer: transfer(1, { state: 'split' }), userErrors: [] };
      },
      decideOnlinePayment: (_root: unknown, { input }: { input: DecideOnlinePaymentInput }) => {
        decided.push(input);
        doubts = [];
        return { paymentsToDecide: [], userErrors: [] };
      },
      decideOnlineRefund: (_root: unknown, { input }: { input: DecideOnlineRefundInput }) => {
        decidedRefunds.push(input);
        doubts = [];
        return { paymentsToDecide: [], userErrors: [] };
      },
      bookBankTransfer: (_root: unknown, { input }: { input: BookBankTransferInput }) => {
        booked.push(input);
        items = items.filter(({ id }) => id !== input.id);
        const { orderId } = input;
        return { transfer: transfer(1, { state: 'booked', orderId }), userErrors: [] };
      },
      undoBankTransfer: (_root: unknown, { input }: { input: UndoBankTransferInput }) => {
        undone.push(input);
        items = [transfer(1, { version: 3, note: input.reason })];
        return { transfer: items[0], userErrors: [] };
      },
    },
  };
  const show = (...shown: typeof items) => (items = shown);
  return { filters, booked, undone, splits, decided, decidedRefunds, doubt, show, resolvers };
}

test('a doubtful transfer is booked for the suggested order or for another one', async () => {
  const { filters, booked, resolvers } = desk();
  const { user } = await renderRoute('/admin/payments', resolvers);
  const row = within((await screen.findByText('Płatnik 1')).closest('tr')!);
  expect(filters).toEqual([{ text: null, waiting: true, state: null }]);
  expect(
    row.getByText(
      'numer zamówienia w tytule, inny płatnik, kwota równa zaliczce albo pozostałej kwocie',
    ),
  ).toBeVisible();

  await user.click(row.getByRole('button', { name: 'Zaksięguj na zamówienie nr 17' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Nr.17, Jan Kos, do zapłaty 4.890.zł, Potwierdzone/)).toBeVisible();
  expect(dialog.getByText('Sprawdź: inny płatnik.')).toBeVisible();
  await user.type(dialog.getByLabelText('Zamówienie'), 'Nowak');
  await user.click(await screen.findByText(/Nr.18, Ewa Nowak, do zapłaty 500.zł, Wysłane/));
  expect(dialog.getByText('Sprawdź: inny płatnik, inna kwota.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Zaksięguj' }));
  expect(await screen.findByText('Zaksięgowano: zamówienie nr 18')).toBeVisible();
  expect(booked).toEqual([{ id: 1, version: 1, orderId: 18 }]);
});

test('a transfer in another currency can only be set aside', async () => {
  const { resolvers } = desk();
  const { user } = await renderRoute('/admin/payments', resolvers);
  const row = within((await screen.findByText('Płatnik 2')).closest('tr')!);
  expect(row.getByText('1 467,00 EUR')).toBeVisible();
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Odłóż']);

  await user.click(row.getByRole('button', { name: 'Odłóż' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText('Po przewalutowaniu zaksięguj kwotę w złotych przy zamówieniu.'),
  ).toBeVisible();
});

test('a payout of the provider names its payments and can only be set aside', async () => {
  const { show, resolvers } = desk();
  const payments = [{ orderId: 17, amount: '1467.00', reference: '9' }];
  const payout = { provider: 'przelewy24', fee: '19.22', payments };
  show(transfer(1, { state: 'unknown', candidates: [], payout }));
  const { user } = await renderRoute('/admin/payments', resolvers);
  const row = within((await screen.findByText('Płatnik 1')).closest('tr')!);
  expect(row.getByText(/zamówienia: nr.17 1.467.zł, opłata 19,22.zł/)).toBeVisible();
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Odłóż']);
  await user.click(row.getByRole('button', { name: 'Odłóż' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Powód').value).toMatch(/^Wypłata operatora/);
});

test('the filter is kept in the URL', async () => {
  const { filters, resolvers } = desk();
  await renderRoute('/admin/payments?show=booked&q=Kos', resolvers);
  await screen.findByText('Płatnik 1');
  expect(filters).toEqual([{ text: 'Kos', waiting: null, state: 'booked' }]);
});

test('the list of all transfers, when there is none, does not speak of filters', async () => {
  const { show, resolvers } = desk();
  show();
  await renderRoute('/admin/payments?show=all', resolvers);
  expect(await screen.findByText('Brak przelewów')).toBeVisible();
});

test('a search that finds no transfer says so', async () => {
  const { show, resolvers } = desk();
  show();
  await renderRoute('/admin/payments?q=Kos', resolvers);
  expect(await screen.findByText('Brak przelewów dla tych filtrów')).toBeVisible();
  expect(screen.queryByText('nic nie czeka')).toBeNull();
});

test('the booking of a transfer is reversed with a reason', async () => {
  const { undone, show, resolvers } = desk();
  show(transfer(1, { version: 2, state: 'booked', orderId: 17, candidates: [] }));
  const { user } = await renderRoute('/admin/payments?show=booked', resolvers);
  await user.click(await screen.findByRole('button', { name: 'Cofnij księgowanie' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cofnij księgowanie' }));
  expect(await dialog.findByText('Napisz, co się nie zgadza.')).toBeVisible();
  await user.type(dialog.getByLabelText('Powód (widzi go tylko obsługa)'), 'Nie ten klient');
  await user.click(dialog.getByRole('button', { name: 'Cofnij księgowanie' }));
  expect(await screen.findByText('Przelew wrócił do decyzji')).toBeVisible();
  expect(undone).toEqual([{ id: 1, version: 2, reason: 'Nie ten klient' }]);
  expect(await screen.findByText('Nie ten klient')).toBeVisible();
});

test('a transfer is split over two orders', async () => {
  const { splits, resolvers } = desk();
  const { user } = await renderRoute('/admin/payments', resolvers);
  const row = within((await screen.findByText('Płatnik 1')).closest('tr')!);
  await user.click(row.getByRole('button', { name: 'Zaksięguj na zamówienie nr 17' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Podziel na kolejne zamówienie' }));
  await user.type(dialog.getByLabelText('Zamówienie 2'), 'Nowak');
  await user.click(await screen.findByText(/Nr.18, Ewa Nowak/));
  await user.clear(dialog.getByLabelText('Kwota 1 (zł)'));
  await user.type(dialog.getByLabelText('Kwota 1 (zł)'), '967');
  await user.type(dialog.getByLabelText('Kwota 2 (zł)'), '500');
  await user.click(dialog.getByRole('button', { name: 'Zaksięguj' }));
  expect(await screen.findByText('Przelew został podzielony i zaksięgowany')).toBeVisible();
  const parts = [
    { orderId: 17, amount: '967' },
    { orderId: 18, amount: '500' },
  ];
  expect(splits).toEqual([{ id: 1, version: 1, parts }]);
});

test('an online payment of another amount is shown with both amounts, and booked', async () => {
  const { decided, doubt, resolvers } = desk();
  doubt({
    id: 'p1',
    isRefund: false,
    orderId: 17,
    customerName: 'Jan Kos',
    provider: 'przelewy24',
    amount: '1467.00',
    reportedAmount: '1466.99',
    reportedReference: '9007199254740993',
    since: '2026-11-24T10:00:00Z',
  });
  const { user } = await renderRoute('/admin/payments', resolvers);
  expect(await screen.findByText(/zlecono 1.467.zł, operator podaje 1.466,99.zł/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Zaksięguj 1.466,99/ }));
  expect(await screen.findByText('Płatność została rozstrzygnięta')).toBeVisible();
  expect(decided).toEqual([{ id: 'p1', amount: '1466.99' }]);
});

test('a refund made in the panel of the provider is booked', async () => {
  const { decidedRefunds, doubt, resolvers } = desk();
  doubt({
    id: 'r2',
    isRefund: true,
    orderId: 17,
    customerName: 'Jan Kos',
    provider: 'przelewy24',
    amount: '500.00',
    reportedAmount: '500.00',
    reportedReference: '9007199254740993',
    since: '2026-11-24T10:00:00Z',
  });
  const { user } = await renderRoute('/admin/payments', resolvers);
  expect(await screen.findByText(/w.panelu operatora zwrócono 500.zł/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Zaksięguj zwrot 500.zł/ }));
  expect(await screen.findByText('Zwrot został rozstrzygnięty')).toBeVisible();
  expect(decidedRefunds).toEqual([{ id: 'r2', isDone: true }]);
});

test('an online refund without a result is shown with its amount, and recorded as not made', async () => {
  const { decidedRefunds, doubt, resolvers } = desk();
  doubt({
    id: 'r1',
    isRefund: true,
    orderId: 17,
    customerName: 'Jan Kos',
    provider: 'przelewy24',
    amount: '1467.00',
    reportedAmount: null,
    reportedReference: '9007199254740993',
    since: '2026-11-24T10:00:00Z',
  });
  const { user } = await renderRoute('/admin/payments', resolvers);
  expect(await screen.findByText(/zlecono zwrot 1.467.zł, operator od tygodnia/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Zwrócono 1.467.zł/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nie zwrócono' }));
  expect(await screen.findByText('Zwrot został rozstrzygnięty')).toBeVisible();
  expect(decidedRefunds).toEqual([{ id: 'r1', isDone: false }]);
});
