import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { InvoiceFilter, IssueInvoiceInput } from '../../apollo/schema.generated';
import { openAdminBrowser } from '../../testing/admin-browser';
import { renderRoute } from '../../testing/render-route';
import { staffMember } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const DAYS = { tradedOn: '2026-11-24', dueOn: '2026-12-15' };

const delivery = {
  state: 'accepted',
  isOffline: false,
  isDemonstration: true,
  dueOn: '2026-11-26',
  ksefNumber: '7261120385-20261125-0A1B2C3D4E5F-6A',
  nextAttemptAt: null,
  problem: null,
  duplicateOf: null,
};
const rejected = {
  ...delivery,
  state: 'rejected',
  ksefNumber: null,
  problem: 'Błędny numer NIP nabywcy',
};
const offline = {
  ...delivery,
  state: 'issued',
  isOffline: true,
  ksefNumber: null,
  problem: 'KSeF nie odpowiada',
  nextAttemptAt: '2026-11-25T10:00:00Z',
};

const invoice = (id: number, itsDelivery: object | null) => ({
  id,
  kind: 'VAT',
  number: `FV/2026/11/000${id}`,
  issuedOn: '2026-11-25',
  taxedOn: '2026-11-25',
  buyerName: `Firma ${id}`,
  buyerTaxNumber: '5261040828',
  gross: '4890.00',
  correctedNumber: null,
  orderId: 16 + id,
  delivery: itsDelivery,
  replacedBy: null as object | null,
  isAbandoned: false,
  reissue: null as object | null,
});

function office() {
  const filters: InvoiceFilter[] = [];
  const again: number[] = [];
  const issued: IssueInvoiceInput[] = [];
  const items = [invoice(1, delivery), invoice(2, rejected), invoice(3, offline), invoice(4, null)];
  const order = {
    id: 30,
    companyName: 'Firma 30',
    companyTaxNumber: '5261040828',
    status: 'confirmed',
    totalAmount: '4890.00',
    customerName: 'Anna Lis',
    nextInvoice: { kind: 'ZAL', gross: '1467.00', ...DAYS },
    invoices: [],
  };
  const resolvers = {
    Query: {
      me: () => staffMember,
      invoices: (_root: unknown, { filter }: { filter: InvoiceFilter }) => {
        filters.push(filter);
        return { items, totalCount: items.length };
      },
      ordersToInvoice: () => ({ items: [order], totalCount: 1 }),
    },
    Mutation: {
      sendInvoiceAgain: (_root: unknown, { input }: { input: { invoiceId: number } }) => {
        again.push(input.invoiceId);
        const sent = { ...rejected, state: 'issued', problem: null };
        return { invoice: invoice(input.invoiceId, sent), userErrors: [] };
      },
      issueInvoice: (_root: unknown, { input }: { input: IssueInvoiceInput }) => {
        issued.push(input);
        return {
          invoice: invoice(5, null),
          order: { ...order, nextInvoice: null },
          userErrors: [],
        };
      },
    },
  };
  return { filters, again, issued, items, resolvers };
}

const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr')!);

test('each invoice shows the state of its delivery to KSeF', async () => {
  const { resolvers } = office();
  await renderRoute('/admin/invoices', resolvers);
  const accepted = await rowOf('Firma 1');
  expect(accepted.getByText('Przyjęta')).toBeVisible();
  expect(accepted.getByText(/7261120385-20261125-0A1B2C3D4E5F-6A/)).toBeVisible();
  expect(accepted.getByText('Próbny KSeF')).toBeVisible();
  expect(accepted.queryByRole('button')).toBeNull();
  const waiting = await rowOf('Firma 3');
  expect(waiting.getByText('Offline')).toBeVisible();
  expect(waiting.getByText(/^Termin: 26 listopada 2026/)).toBeVisible();
  expect((await rowOf('Firma 4')).getByText('Poza KSeF')).toBeVisible();
});

test('an invoice refused by KSeF shows the reason and can be sent again', async () => {
  const { again, resolvers } = office();
  const { user } = await renderRoute('/admin/invoices', resolvers);
  const row = await rowOf('Firma 2');
  expect(row.getByText('Błędny numer NIP nabywcy')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Wyślij ponownie fakturę FV/2026/11/0002' }));
  expect(await screen.findByText('Wysyłamy fakturę do KSeF')).toBeVisible();
  expect(again).toEqual([2]);
  expect(row.getByText('Do wysłania')).toBeVisible();
});

test('a refused invoice is issued again, and the replaced one names its replacement', async () => {
  const { issued, resolvers } = office();
  const reissue = {
    kind: 'VAT',
    gross: '4890.00',
    replacesNumber: 'FV/2026/11/0002',
    ...DAYS,
  };
  let items = [{ ...invoice(2, rejected), reissue }];
  const issueInvoice = (_root: unknown, { input }: { input: IssueInvoiceInput }) => {
    issued.push(input);
    const anew = { ...invoice(9, { ...offline, isOffline: false }), number: 'FV/2026/11/0002' };
    const replaced = { ...invoice(2, rejected), replacedBy: { ...anew, issuedOn: '2026-11-26' } };
    items = [anew, replaced] as typeof items;
    const order = { id: 18, nextInvoice: null, invoices: items };
    return { invoice: anew, order, userErrors: [] };
  };
  const { user } = await renderRoute('/admin/invoices', {
    Query: { ...resolvers.Query, invoices: () => ({ items, totalCount: items.length }) },
    Mutation: { issueInvoice },
  });
  const row = await rowOf('Firma 2');
  expect(row.getByText('Odrzucona przez KSeF')).toBeVisible();
  await user.click(row.getByRole('button', { name: /^Wystaw ponownie: faktura na 4.890.zł$/ }));
  expect(issued).toEqual([{ orderId: 18, kind: 'VAT', gross: '4890.00' }]);
  expect(await screen.findByText('Firma 9')).toBeVisible();
  const replaced = await rowOf('Firma 2');
  const link = replaced.getByRole('link', { name: /^FV.2026.11.0002 z.26 listopada 2026$/ });
  expect(link).toHaveAttribute('href', '/api/admin/invoices/9.pdf');
  expect(replaced.queryByRole('button')).toBeNull();
});

test('a refused invoice whose number another document has in KSeF says what to check, and is not resent', async () => {
  const { resolvers } = office();
  const taken = { ...rejected, duplicateOf: '7261120385-20261124-0A1B2C3D4E5F-6A' };
  const reissue = {
    kind: 'VAT',
    gross: '4890.00',
    replacesNumber: 'FV/2026/11/0002',
    ...DAYS,
  };
  const items = [{ ...invoice(2, taken), reissue }];
  await renderRoute('/admin/invoices', {
    Query: { ...resolvers.Query, invoices: () => ({ items, totalCount: 1 }) },
  });
  const row = await rowOf('Firma 2');
  expect(row.getByText(/^Sprawdź w.Aplikacji Podatnika KSeF dokument 7261120385/)).toBeVisible();
  expect(row.getByText(/dostanie następny numer/)).toBeVisible();
  expect(row.queryByRole('button', { name: /^Wyślij ponownie/ })).toBeNull();
  expect(row.getByRole('button', { name: /^Wystaw ponownie/ })).toBeVisible();
});

test('a refused invoice of a cancelled order says that nothing has to be done', async () => {
  const { resolvers } = office();
  const items = [{ ...invoice(2, rejected), isAbandoned: true }];
  await renderRoute('/admin/invoices', {
    Query: { ...resolvers.Query, invoices: () => ({ items, totalCount: 1 }) },
  });
  const row = await rowOf('Firma 2');
  expect(row.getByText('Odrzucona przez KSeF')).toBeVisible();
  expect(row.getByText(/^Zamówienie anulowano, więc ta faktura nie jest/)).toBeVisible();
  expect(row.queryByRole('button')).toBeNull();
});

test('filters are kept in the URL, and the register is that of the filtered month', async () => {
  const { filters, resolvers } = office();
  await renderRoute('/admin/invoices?show=late&kind=VAT&month=2026-10&by=issue&q=Firma', resolvers);
  await screen.findByText('Firma 1');
  expect(filters).toEqual([
    { shown: 'late', kind: 'VAT', month: '2026-10', by: 'issue', text: 'Firma' },
  ]);
  expect(screen.getByRole('link', { name: 'Rejestr: październik 2026' })).toHaveAttribute(
    'href',
    '/api/admin/invoices.csv?month=2026-10&by=issue',
  );
  expect(screen.getByRole('link', { name: 'EPP' })).toHaveAttribute(
    'href',
    '/api/admin/invoices.epp?month=2026-10&by=issue',
  );
  expect(screen.getByRole('link', { name: 'JPK_V7M' })).toHaveAttribute(
    'href',
    '/api/admin/jpk-v7m.xml?month=2026-10',
  );
});

test('a month that is typed digit by digit filters the list once it is whole', async () => {
  const { filters, resolvers } = office();
  const { router } = await renderRoute('/admin/invoices', resolvers);
  await screen.findByText('Firma 1');
  const field = screen.getByLabelText('Miesiąc');

  fireEvent.change(field, { target: { value: '0020-10' } });
  expect(field).toHaveValue('0020-10');
  expect(router.state.location.search).toBe('');
  fireEvent.change(field, { target: { value: '2026-10' } });
  expect(router.state.location.search).toBe('?month=2026-10');
  await waitFor(() => expect(filters.at(-1)?.month).toBe('2026-10'));
});

test.each([
  ['/admin/invoices?show=late', 'Żadna faktura nie jest po terminie'],
  ['/admin/invoices?show=late&q=Kos', 'Brak faktur dla tych filtrów'],
])('%s without invoices says: %s', async (path, expectedText) => {
  const { items, resolvers } = office();
  items.length = 0;
  await renderRoute(path, resolvers);
  expect(await screen.findByText(expectedText)).toBeVisible();
});

test('an invoice is issued for an order that waits for one', async () => {
  const { issued, resolvers } = office();
  const { user } = await renderRoute('/admin/invoices?show=due', resolvers);
  const row = await rowOf('Firma 30');
  await user.click(row.getByRole('button', { name: /Wystaw: faktura zaliczkowa/ }));
  expect(issued).toEqual([{ orderId: 30, kind: 'ZAL', gross: '1467.00' }]);
});
