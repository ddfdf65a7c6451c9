import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type {
  CustomerFilter,
  MergeCustomersInput,
  ReadRowInput,
  UpdateCustomerInput,
} from '../../apollo/schema.generated';
import { openAdminBrowser } from '../../testing/admin-browser';
import { renderRoute } from '../../testing/render-route';
import { staffMember } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const customer = (id: number, more: object = {}) => ({
  id,
  version: 3,
  name: `Łucja ${id}`,
  companyName: null,
  companyTaxNumber: null,
  email: `lucja${id}@example.pl`,
  phone: '+48600100200',
  address: 'ul. Lipowa 1, 90-001 Łódź',
  notes: '',
  createdAt: '2026-11-20T10:00:00Z',
  sums: { orderCount: 2, ordersAmount: '9780.00', openCount: 1, lastAt: '2026-11-21T10:00:00Z' },
  root: null,
  aliases: [],
  duplicates: [],
  consents: [
    {
      code: 'terms',
      version: '2026-11-27',
      at: '2026-11-27T10:00:00Z',
      orderId: 12,
      withdrawnAt: null,
    },
  ],
  contacts: {
    names: [`Łucja ${id}`],
    emails: [`lucja${id}@example.pl`],
    phones: ['+48600100200', '+48700100200'],
    addresses: [],
  },
  timeline: [],
  ...more,
});

const entry = (id: string, more: object = {}) => ({
  id,
  kind: 'order',
  at: '2026-11-21T10:00:00Z',
  title: 'Zamówienie nr 12',
  text: null,
  amount: '4890.00',
  actorName: null,
  matterKind: 'order',
  matterId: 12,
  isOpen: true,
  ...more,
});

function desk(shown = customer(1)) {
  const filters: (CustomerFilter | null | undefined)[] = [];
  const sent: (MergeCustomersInput | ReadRowInput | UpdateCustomerInput)[] = [];
  const send = (_root: unknown, { input }: { input: UpdateCustomerInput }) => {
    sent.push(input);
    return { customer: shown, userErrors: [] };
  };
  const resolvers = {
    Query: {
      me: () => staffMember,
      callQueue: () => ({ items: [], totalCount: 0 }),
      customers: (_root: unknown, { filter }: { filter?: CustomerFilter }) => {
        filters.push(filter);
        return {
          items: [customer(1), customer(2, { companyName: 'Kawiarnia Kos' })],
          totalCount: 2,
        };
      },
      customer: (_root: unknown, { id }: { id: number }) => (id === 404 ? null : shown),
    },
    Mutation: { updateCustomer: send, mergeCustomers: send, unmergeCustomer: send },
  };
  return { resolvers, filters, sent };
}

test('the list has the contact, the sum of orders and what is open', async () => {
  const { resolvers, filters } = desk();
  const { user } = await renderRoute('/admin/customers', resolvers);
  const row = (await screen.findByText('Kawiarnia Kos')).closest('tr')!;
  expect(row).toHaveTextContent('lucja2@example.pl');
  expect(row).toHaveTextContent('9 780 zł');
  expect(row).toHaveTextContent('2 zamówienia');
  await user.click(screen.getByText('Firmy'));
  await waitFor(() => expect(filters.at(-1)).toMatchObject({ isCompany: true }));
  await user.type(screen.getByRole('searchbox', { name: 'Szukaj klientów' }), 'kos{Enter}');
  await waitFor(() => expect(filters.at(-1)).toMatchObject({ text: 'kos', isCompany: true }));
});

test('the file has all telephones, the consents and the timeline with links', async () => {
  const payment = { kind: 'payment', title: 'Wpłata', amount: '100.00', isOpen: false };
  const timeline = [entry('a'), entry('b', payment)];
  const { resolvers } = desk(customer(1, { timeline }));
  const { user } = await renderRoute('/admin/customers/1', resolvers);
  expect(await screen.findByRole('heading', { name: 'Łucja 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: /700.100.200/ })).toBeVisible();
  expect(screen.getByText(/regulamin \(wersja z 27 listopada 2026\)/)).toBeVisible();
  const history = screen.getByRole('region', { name: 'Historia' });
  expect(within(history).getByRole('link', { name: 'Zamówienie nr 12' })).toHaveAttribute(
    'href',
    '/admin/orders?order=12',
  );
  await user.click(within(history).getByText('Pieniądze'));
  expect(within(history).queryByText('Zamówienie nr 12')).toBeNull();
  expect(within(history).getByText('Wpłata')).toBeVisible();
});

test('a duplicate is merged after a question, and an alias is separated again', async () => {
  const aliases = [customer(5)];
  const duplicates = [{ reasons: ['phone'], customer: customer(7) }];
  const { resolvers, sent } = desk(customer(1, { aliases, duplicates }));
  const { user } = await renderRoute('/admin/customers/1', resolvers);
  const cards = await screen.findByRole('region', { name: 'Inne karty tej osoby' });
  expect(cards).toHaveTextContent('ten sam telefon');
  await user.click(within(cards).getAllByRole('button', { name: 'Połącz' })[0]!);
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Połącz' }),
  );
  await waitFor(() => expect(sent).toEqual([{ id: 7, version: 3, intoId: 1 }]));
  await user.click(within(cards).getByRole('button', { name: 'Rozłącz' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ id: 5, version: 3 }));
});

test('the contact is corrected; an emptied field is sent as unknown', async () => {
  const { resolvers, sent } = desk();
  const { user } = await renderRoute('/admin/customers/1', resolvers);
  await user.click(await screen.findByRole('button', { name: 'Popraw dane' }));
  const dialog = await screen.findByRole('dialog');
  await user.clear(within(dialog).getByLabelText('Telefon'));
  await user.type(within(dialog).getByLabelText(/Notatki/), 'VIP');
  await user.click(within(dialog).getByRole('button', { name: 'Zapisz' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        id: 1,
        version: 3,
        name: 'Łucja 1',
        phone: null,
        address: 'ul. Lipowa 1, 90-001 Łódź',
        companyName: null,
        companyTaxNumber: null,
        notes: 'VIP',
      },
    ]),
  );
});

test('an unknown number is said', async () => {
  const { resolvers } = desk();
  await renderRoute('/admin/customers/404', resolvers);
  expect(await screen.findByText('Nie ma takiego klienta')).toBeVisible();
});
