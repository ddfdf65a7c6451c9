import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { addDays, countDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import type { SalesReportInput } from '../../apollo/schema.generated';
import { openAdminBrowser } from '../../testing/admin-browser';
import { renderRoute } from '../../testing/render-route';
import { staffMember } from '../../testing/staff-member';

beforeAll(() => openAdminBrowser(1440));

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const totals = (from: string, to: string, orderCount: number, revenue: string) => ({
  from,
  to,
  orderCount,
  revenue,
});

const ALL_DELIVERED = { failed: 0, retrying: 0, late: 0, oldestAt: null as string | null };

/** A fake API whose report echoes the requested period; `before`: how many orders the period before had. */
function shop({ before = 2, mails = ALL_DELIVERED } = {}) {
  const requests: SalesReportInput[] = [];
  const report = ({ from, to, granularity }: SalesReportInput) => ({
    granularity: granularity ?? 'day',
    total: totals(from, to, 3, '14670.00'),
    before: totals(
      addDays(from, -countDays(from, to)),
      addDays(from, -1),
      before,
      `${before * 4890}.00`,
    ),
    points: [totals(from, from, 0, '0.00'), totals(to, to, 3, '14670.00')],
    statuses: [
      { status: 'pending', count: 1 },
      { status: 'shipped', count: 2 },
      { status: 'cancelled', count: 0 },
    ],
    products: [{ productId: 7, name: 'Markiza Jantar', pieces: 3, revenue: '14670.00' }],
    colors: [{ color: 'Szary', pieces: 3, revenue: '14670.00' }],
    frameColors: [],
  });
  const resolvers = {
    Query: {
      me: () => staffMember,
      tasks: () => ({ items: [], totalCount: 0 }),
      dashboard: () => ({
        totalOrders: 2,
        pendingOrders: 1,
        totalRevenue: '9780.00',
        lowStockItems: 3,
        openInquiries: 4,
        undoneSteps: [{ step: 'company', missing: ['NIP'] }],
        owed: {
          unpaid: { count: 22, amount: '61000.50' },
          overdue: { count: 1, amount: '1467.00' },
          toRefund: { count: 0, amount: '0.00' },
        },
      }),
      paymentsToDecide: () => [],
      undeliveredMailSummary: () => mails,
      orders: () => ({ items: [], totalCount: 0 }),
      inquiries: () => ({
        totalCount: 12,
        items: [
          {
            id: 4,
            customerName: 'Jan',
            subject: 'Pergola',
            createdAt: ago(73),
            priority: 'medium',
          },
          { id: 5, customerName: 'Ewa', subject: 'Rynna', createdAt: ago(5.5), priority: 'high' },
        ],
      }),
      inventory: () => ({
        totalCount: 1,
        items: [
          {
            id: 9,
            colorVariant: 'Szary',
            frameColorVariant: 'Biały',
            stockQuantity: 1,
            minStockLevel: 5,
            available: -2,
            product: { id: 7, name: 'Markiza Jantar' },
          },
        ],
      }),
      salesReport: (_root: unknown, { input }: { input: SalesReportInput }) => {
        requests.push(input);
        return report(input);
      },
    },
  };
  return { requests, resolvers };
}

/** Finds a card by the title in its head, because a figure may have the same text. */
const card = (title: string): HTMLElement => {
  const found = screen
    .getByText(title, { selector: '.ant-card-head-title' })
    .closest<HTMLElement>('.ant-card');
  if (!found) throw new Error(`no card ${title}`);
  return found;
};
const hrefs = (title: string) =>
  within(card(title))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('the figures link to the lists that they count', async () => {
  await renderRoute('/admin', shop().resolvers);

  expect(await screen.findByText(/^9.780.zł$/)).toBeVisible();
  expect(screen.getByText(/^61.000,50.zł$/)).toBeVisible();
  const links: [name: string, to: string][] = [
    ['Zobacz zamówienia', '/admin/orders'],
    ['Zobacz oczekujące', '/admin/orders?status=pending'],
    ['Zobacz największe zamówienia', '/admin/orders?sort=total_desc'],
    ['Zobacz 22 zamówienia', '/admin/orders?payment=unpaid'],
    ['Zobacz 1 zamówienie', '/admin/orders?payment=overdue'],
    ['Zobacz listę', '/admin/orders?payment=to_refund'],
    ['Zobacz niskie stany', '/admin/inventory?low=tak&sort=quantity_asc'],
    ['Zobacz otwarte', '/admin/inquiries?open=tak'],
  ];
  for (const [name, to] of links)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
});

test('four cards link to products, orders, inventory and inquiries', async () => {
  await renderRoute('/admin', shop().resolvers);

  const cards = await screen.findByRole('navigation', { name: 'Działy' });
  const links = within(cards).getAllByRole('link');
  expect(
    links.map((link) => [link.querySelector('strong')?.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Produkty', '/admin/products'],
    ['Zamówienia', '/admin/orders'],
    ['Magazyn', '/admin/inventory'],
    ['Zapytania', '/admin/inquiries'],
  ]);
});

test('inquiries show how long they have waited, and stock items how many pieces are missing', async () => {
  await renderRoute('/admin', shop().resolvers);

  expect(await screen.findByText('czeka 3 dni')).toBeVisible();
  expect(screen.getByText('czeka 5 godzin')).toBeVisible();
  expect(hrefs('Zapytania do odpowiedzi')).toEqual([
    '/admin/inquiries?awaiting=tak&sort=oldest',
    '/admin/inquiries?awaiting=tak&sort=oldest&inquiry=4',
    '/admin/inquiries?awaiting=tak&sort=oldest&inquiry=5',
  ]);
  expect(screen.getByText('Brakuje 2 kpl.')).toBeVisible();
  expect(hrefs('Niski stan magazynu')).toEqual([
    '/admin/inventory?low=tak&sort=quantity_asc',
    '/admin/inventory?low=tak&sort=quantity_asc&item=9',
  ]);
});

test('a preset is written to the URL and requested', async () => {
  const { requests, resolvers } = shop();
  const { user, router } = await renderRoute('/admin', resolvers);
  const today = polishClock(new Date()).day;

  await screen.findByText('Przychód w okresie');
  expect(requests.at(-1)).toEqual({ from: addDays(today, -29), to: today, granularity: null });

  await user.click(screen.getByText('7 dni', { selector: '[role] *' }));
  expect(router.state.location.search).toBe('?period=7d');
  expect(requests.at(-1)).toEqual({ from: addDays(today, -6), to: today, granularity: null });

  await user.click(screen.getByText('30 dni', { selector: '[role] *' }));
  expect(router.state.location.search).toBe('');
});

test('the report of another period does not stand in for one that cannot be loaded', async () => {
  const { resolvers } = shop();
  const { salesReport } = resolvers.Query;
  let isDown = false;
  const Query = {
    ...resolvers.Query,
    salesReport: (root: unknown, args: { input: SalesReportInput }) => {
      if (isDown) throw new Error('no database');
      return salesReport(root, args);
    },
  };
  const { user } = await renderRoute('/admin', { ...resolvers, Query });
  await screen.findByText('Przychód w okresie');

  isDown = true;
  await user.click(screen.getByText('7 dni', { selector: '[role] *' }));
  expect(await screen.findByText('Nie udało się pobrać danych')).toBeVisible();
  expect(screen.queryByText('Przychód w okresie')).toBeNull();
});

test('days and granularity from the URL are shown, with the change from the period before and a table', async () => {
  const { requests, resolvers } = shop();
  const { user } = await renderRoute('/admin?from=2026-03-01&to=2026-03-31&by=week', resolvers);

  expect(await screen.findAllByText(/^\+50.?%$/)).toHaveLength(2);
  expect(requests.at(-1)).toEqual({ from: '2026-03-01', to: '2026-03-31', granularity: 'week' });
  expect(screen.getByText(/\(\+4.890.zł\)/)).toBeVisible();
  expect(screen.getByLabelText('Od')).toHaveValue('2026-03-01');

  await user.click(screen.getByText('Pokaż jako tabelę'));
  const rows = within(screen.getByRole('table', { name: /^Przychód i.zamówienia$/ }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(rows).toEqual(['TydzieńPrzychódZamówienia', '1 mar 20260 zł0', '31 mar 202614 670 zł3']);
});

test('statuses and best-selling products link to their lists', async () => {
  await renderRoute('/admin?from=2026-03-01&to=2026-03-31', shop().resolvers);

  expect(await screen.findByText('Wysłane')).toBeVisible();
  expect(screen.queryByText('Anulowane')).toBeNull();
  expect(hrefs('Zamówienia z okresu według statusu')).toEqual([
    '/admin/orders?status=pending&from=2026-03-01&to=2026-03-31',
    '/admin/orders?status=shipped&from=2026-03-01&to=2026-03-31',
  ]);
  expect(hrefs('Najlepiej sprzedające się produkty')).toEqual(['/admin/products?product=7']);
  expect(within(card('Kolory tkanin, lamel i dachów')).getByText('Szary')).toBeVisible();
});

test('the report says that the amounts of products and colours are before discounts', async () => {
  await renderRoute('/admin', shop().resolvers);
  expect(
    await screen.findByText(/Kwoty przy produktach i\skolorach podajemy przed rabatem/),
  ).toBeVisible();
});

test('without orders in the period before, no percentage is shown', async () => {
  await renderRoute('/admin', shop({ before: 0 }).resolvers);

  expect(await screen.findByText(/w tamtym okresie nie było zamówień/)).toBeVisible();
  expect(screen.getAllByText(/bez porównania w procentach: wcześniej 0/)).toHaveLength(2);
  expect(screen.queryByText(/∞|NaN|Infinity/)).toBeNull();
});

test('invalid days show an error at the field and send no request', async () => {
  const { requests, resolvers } = shop();
  const { user, router } = await renderRoute('/admin?from=2026-03-01&to=2026-03-31', resolvers);

  const to = await screen.findByLabelText('Do');
  await screen.findByText('Przychód w okresie');
  await user.clear(to);
  await user.type(to, '2026-02-01');

  expect(await screen.findByText('Okres kończy się, zanim się zacznie.')).toBeVisible();
  expect(to).toBeInvalid();
  expect(router.state.location.search).toBe('?from=2026-03-01&to=2026-03-31');
  expect(requests).toHaveLength(1);
});

test('typed days keep focus and text until another period is chosen', async () => {
  const { requests, resolvers } = shop();
  const { user } = await renderRoute('/admin?from=2026-03-01&to=2026-03-31', resolvers);

  const to = await screen.findByLabelText('Do');
  await screen.findByText('Przychód w okresie');
  await user.clear(to);
  await user.type(to, '2026-03-15');
  // Cleared while the report is still loading.
  await user.clear(to);
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ to: '2026-03-15' }));
  expect(to).toHaveFocus();
  expect(to).toHaveValue('');
  await user.type(to, '2026-03-12');
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ to: '2026-03-12' }));
  expect(to).toHaveFocus();

  await user.click(screen.getByText('7 dni', { selector: '[role] *' }));
  await waitFor(() => expect(to).toHaveValue(polishClock(new Date()).day));
});

test('undelivered mails are shown with number and age, and a link to their list', async () => {
  const mails = { failed: 2, retrying: 1, late: 0, oldestAt: ago(3.5) };
  await renderRoute('/admin', shop({ mails }).resolvers);
  const alert = within(
    (await screen.findByText('Wiadomości nie dochodzą do adresatów')).closest('[role]')!,
  );
  const text = alert.getByText(/Niewysłane/).textContent!.replaceAll('\u00a0', ' ');
  expect(text).toContain('Niewysłane: 2. Ponawiane: 1. Najstarsza czeka 3 godziny.');
  expect(alert.getByRole('link')).toHaveAttribute('href', '/admin/mails');
});

test('without undelivered mails there is no warning', async () => {
  await renderRoute('/admin', shop().resolvers);
  await screen.findByText('Zapytania do odpowiedzi');
  expect(screen.queryByText('Wiadomości nie dochodzą do adresatów')).toBeNull();
});
