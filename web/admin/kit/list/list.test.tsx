import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { HttpResponse, http } from 'msw/http';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { graphqlServer } from '../../../testing/graphql-server';
import { renderRoute } from '../../../testing/render-route';
import { owner, staffMember } from '../../../testing/staff-member';
import {
  OrdersPageDocument,
  type OrdersPageQueryVariables,
} from '../../orders/orders-page.generated';

afterEach(() => {
  jest.restoreAllMocks();
});

beforeAll(() => openAdminBrowser(1440));
beforeEach(() => localStorage.clear());

const COUNT = 45;
/** Rows per page: rendering them is slow in jsdom. */
const FEW = 3;

function order(id: number) {
  return {
    id,
    status: 'pending',
    version: 1,
    customerName: `Klient ${id}`,
    customerEmail: `klient${id}@example.pl`,
    customerPhone: '+48600100200',
    createdAt: '2026-05-04T08:00:00Z',
    totalAmount: '4890.00',
    payment: { depositIsBooked: true },
  };
}

async function openOrders(search = '', count = COUNT) {
  const requests: OrdersPageQueryVariables[] = [];
  const server = { isDown: false };
  const page = await renderRoute(`/admin/orders${search}`, {
    Query: {
      me: () => staffMember,
      orderCounts: () => [],
      order: () => null,
      orders: (_root: unknown, args: OrdersPageQueryVariables) => {
        requests.push(args);
        if (server.isDown) throw new Error('no database');
        const offset = args.page?.offset ?? 0;
        const all = Array.from({ length: FEW }, (_, index) => order(offset + index + 1));
        const sum = { totalIsExact: true, totalAmount: '220050.00', cancelledAmount: '0.00' };
        return { items: all.filter(({ id }) => id <= count), totalCount: count, ...sum };
      },
    },
  });
  await screen.findByText(/^(45|250.000) zamówień/);
  return { ...page, requests, server, search: () => page.router.state.location.search };
}

test('invalid URL parameters count as absent', async () => {
  const { requests } = await openOrders(
    '?status=lost&sort=best&page=-3&rows=7&from=1926-05-04&to=2026-02-30',
  );
  expect(requests.at(-1)).toEqual({
    filter: { status: null, text: null, from: null, to: null, payment: null },
    sort: 'newest',
    page: { limit: 20, offset: 0 },
  });
});

test.each([
  ['price-changes?change', 'Brak zmian cen'],
  ['accounts?account', 'Brak kont'],
  ['products?product', 'Brak produktów'],
  ['inventory?item', 'Brak pozycji'],
  ['inventory?productId', 'Brak pozycji'],
  ['audit?actorId', 'Brak wpisów'],
  ['tokens?accountId', 'Brak tokenów'],
  ['inquiries?assigneeId', 'Brak zapytań'],
])('a number that can be no id, as in %s=99999999999, counts as absent', async (path, empty) => {
  const none = () => ({ items: [], totalCount: 0 });
  await renderRoute(`/admin/${path}=99999999999`, {
    Query: {
      me: () => owner,
      scheduledPriceChanges: none,
      accounts: none,
      adminProducts: none,
      inventory: none,
      auditEntries: none,
      auditSubjects: () => [],
      apiTokens: none,
      inquiries: none,
      inquiryCounts: () => [],
      inquiryAssignees: () => [],
    },
  });
  expect(await screen.findByText(empty)).toBeVisible();
  expect(screen.queryByText('Nie udało się pobrać danych')).toBeNull();
});

test('search, sort and page are written to the URL and sent to the server; the back button undoes them', async () => {
  const { user, router, requests, search } = await openOrders();

  await user.keyboard('/');
  await user.keyboard('nowak{Enter}');
  expect(search()).toBe('?q=nowak');
  await user.click(screen.getByRole('columnheader', { name: 'Kwota' }));
  expect(search()).toBe('?q=nowak&sort=total_asc');
  await user.click(await screen.findByRole('listitem', { name: '3' }));
  expect(search()).toBe('?q=nowak&sort=total_asc&page=3');
  expect(requests.at(-1)).toEqual({
    filter: { status: null, text: 'nowak', from: null, to: null, payment: null },
    sort: 'total_asc',
    page: { limit: 20, offset: 40 },
  });

  await act(() => router.navigate(-3));
  await waitFor(() =>
    expect(screen.getByRole('searchbox', { name: 'Szukaj zamówień' })).toHaveValue(''),
  );
});

test.each([
  ['?q=k&page=9', '?q=k&page=3', 'Klient 41'],
  ['?page=99999999', '?page=3', 'Klient 41'],
  ['?page=2.5', '?page=2', 'Klient 21'],
  ['?page=-3', '', 'Klient 1'],
  ['?page=1', '', 'Klient 1'],
])('%s is corrected to an existing page in the URL: %s', async (requested, corrected, shown) => {
  const { search } = await openOrders(requested);
  expect(await screen.findByText(shown)).toBeVisible();
  await waitFor(() => expect(search()).toBe(corrected));
});

test('pages past the server’s limit are not offered; a hint says how to see more', async () => {
  const { requests, search } = await openOrders('?page=50000', 250_000);
  expect(
    await screen.findByText(/przejrzeć pierwsze 100.000, a.wszystkich pozycji jest 250.000/),
  ).toBeVisible();
  await waitFor(() => expect(search()).toBe('?page=5000'));
  expect(requests.at(-1)?.page).toEqual({ limit: 20, offset: 99_980 });
  expect(screen.queryByRole('listitem', { name: '5001' })).toBeNull();
});

test('while the first page loads the list shows its shape, and after a failure no empty table', async () => {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  await renderRoute('/admin/orders', {
    Query: {
      me: () => staffMember,
      orderCounts: () => [],
      orders: async () => {
        await ended;
        throw new Error('no database');
      },
    },
  });
  const table = await screen.findByRole('table');
  expect(table.querySelector('.ant-skeleton')).toBeVisible();
  expect(within(table).queryByText('Brak zamówień')).toBeNull();

  end();
  await waitFor(() => {
    expect(screen.getByText('Nie udało się pobrać danych')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

test('a list for which the rights are missing is refused in the words of the server', async () => {
  const refusal = 'Nie masz uprawnień do tej czynności.';
  const orders = () => {
    throw new GraphQLError(refusal, { extensions: { code: 'FORBIDDEN' } });
  };
  await renderRoute('/admin/orders', {
    Query: { me: () => staffMember, orderCounts: () => [], orders },
  });
  await waitFor(() => expect(screen.getByText(refusal)).toBeVisible());
});

test('rows of another filter do not stand in for those that cannot be loaded', async () => {
  const { user, server } = await openOrders();
  await screen.findByText('Klient 1');

  server.isDown = true;
  await user.type(screen.getByRole('searchbox', { name: 'Szukaj zamówień' }), 'nowak{Enter}');
  expect(await screen.findByText('Nie udało się pobrać danych')).toBeVisible();
  expect(screen.queryByText('Klient 1')).toBeNull();
  expect(screen.queryByText(/^45 zamówień/)).toBeNull();

  server.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText('Klient 1')).toBeVisible();
  expect(screen.queryByText('Nie udało się pobrać danych')).toBeNull();
});

test('rows that cannot be read again stay', async () => {
  const { client, server } = await openOrders();
  await screen.findByText('Klient 1');
  server.isDown = true;
  await act(() => client.refetchQueries({ include: [OrdersPageDocument] }).catch(() => undefined));
  expect(await screen.findByText('Nie udało się pobrać danych')).toBeVisible();
  expect(screen.getByText('Klient 1')).toBeVisible();
});

test('rows open by keyboard and by click, but not by a click on a control in them', async () => {
  const { user, search } = await openOrders();
  const row = (name: string) => screen.getByText(name).closest('tr')!;
  await screen.findByText('Klient 1');

  row('Klient 1').focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(row('Klient 2')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(search()).toBe('?order=2');

  await user.keyboard('{Escape}');
  expect(search()).toBe('');
  await user.click(within(row('Klient 3')).getByRole('combobox'));
  expect(search()).toBe('');
  await user.click(screen.getByText('Klient 3'));
  expect(search()).toBe('?order=3');
});

test('a column can be hidden, and the choice is stored', async () => {
  const { user } = await openOrders();
  await user.click(screen.getByRole('button', { name: 'Kolumny' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Data' }));
  expect(screen.queryByRole('columnheader', { name: 'Data' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Numer' })).toBeNull();
  expect(localStorage.getItem('admin.columns.orders')).toBe('["date"]');
});

test('a saved view restores its filters', async () => {
  const { user, router, search } = await openOrders('?status=pending&sort=oldest&page=2');
  await user.click(screen.getByRole('button', { name: 'Widoki' }));
  await user.type(await screen.findByRole('textbox', { name: 'Nazwa widoku' }), 'Na rano{Enter}');
  expect(await screen.findByRole('link', { name: 'Na rano' })).toHaveAttribute(
    'aria-current',
    'true',
  );

  await act(() => router.navigate('/admin/orders'));
  await user.click(await screen.findByRole('link', { name: 'Na rano' }));
  expect(search()).toBe('?status=pending&sort=oldest');

  await user.click(screen.getByRole('button', { name: 'Widoki' }));
  await user.click(await screen.findByRole('button', { name: 'Usuń widok Na rano' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Na rano' })).toBeNull());
});

test('saving a view keeps the views that another tab has saved meanwhile', async () => {
  const { user } = await openOrders();
  await user.click(screen.getByRole('button', { name: 'Widoki' }));
  const elsewhere = [{ name: 'Z innej karty', search: 'status=pending' }];
  localStorage.setItem('admin.views.orders', JSON.stringify(elsewhere));
  await user.type(await screen.findByRole('textbox', { name: 'Nazwa widoku' }), 'Na rano{Enter}');
  expect(await screen.findByRole('link', { name: 'Na rano' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Z innej karty' })).toBeVisible();
});

test('an export is saved once complete; a refused or interrupted one shows the reason and saves nothing', async () => {
  const saved: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return '#plik';
  });
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  const { user } = await openOrders('?q=nowak');
  const answers = [
    () => HttpResponse.text('Numer\r\n17\r\n'),
    () => HttpResponse.json({ error: { message: 'Trwa już kilka eksportów.' } }, { status: 429 }),
    () => new HttpResponse('<html>', { status: 502 }),
    () => new HttpResponse(brokenBody()),
  ];
  const requests: string[] = [];
  graphqlServer.use(
    http.get('*/api/admin/orders.csv', ({ request }) => {
      requests.push(new URL(request.url).search);
      return answers[requests.length - 1]!();
    }),
  );
  const start = async () => {
    const link = screen.getByRole('link', { name: 'Eksport CSV' });
    // Ant Design ignores clicks as long as its own state is loading, a little longer than aria-busy.
    await waitFor(() => expect(link).not.toHaveClass('ant-btn-loading'));
    await user.click(link);
  };

  await start();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]!.text()).toBe('Numer\r\n17\r\n');
  for (const reason of [
    /kilka eksportów/,
    /błędem 502/,
    /przerwane, zanim plik pobrał się w\scałości/,
  ]) {
    await start();
    expect(await screen.findByText(reason)).toBeVisible();
  }
  expect(screen.getByText('Nie udało się pobrać pliku')).toBeVisible();
  expect(saved).toHaveLength(1);
  expect(new Set(requests)).toEqual(new Set(['?sort=newest&text=nowak']));
});

/** The body of a response whose connection breaks after the first rows. */
function brokenBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('Numer\r\n17\r\n'));
    },
    pull(controller) {
      controller.error(new TypeError('terminated'));
    },
  });
}
